import { randomBytes } from "node:crypto";
import type { Keeper } from "./kept.ts";

const NAME = "secret of the order-status display's address";

/**
 * The secret part of the order-status display's address: the same at every start, since nobody stands at that
 * display to open a new address after a restart.
 */
export function statusSecret(keeper: Keeper, now: number): string {
  const kept = keeper.read(NAME);
  if (kept) return kept.content;
  const secret = randomBytes(24).toString("base64url");
  keeper.write(NAME, { tag: null, content: secret, keptAt: now });
  return secret;
}
