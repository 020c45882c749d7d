import { setImmediate } from "node:timers/promises";
import { type MenuPart, menuParts, type PicturedMenu } from "../../../domain/menu-parts.ts";
import { changesOf, type Live } from "../shared/live.ts";

/**
 * The menu now and after every change, in parts; other work can run between two parts. Ends when `signal` is aborted.
 */
export async function* menuInParts(
  live: Live<PicturedMenu>,
  signal: AbortSignal | undefined,
): AsyncGenerator<MenuPart, void, void> {
  for await (const menu of changesOf(live, signal)) {
    for (const part of menuParts(menu)) {
      if (signal?.aborted) return;
      yield part;
      await setImmediate();
    }
  }
}
