/** Pictures of what the compositor shows, for the documentation. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Container } from "./container.ts";
import { eventually, takePicture } from "./kiosk-screen.ts";

/** Whatever moves has come to rest by then. */
const REST_MS = 10_000;

/** Takes a picture once nothing moves on the screen, at the latest after a time, and keeps it if there is a folder for it. */
export async function keepPicture(
  kiosk: Container,
  folder: string | null,
  name: string,
): Promise<void> {
  if (folder === null) return;
  let before = await takePicture(kiosk);
  await eventually(async () => {
    const now = await takePicture(kiosk);
    const isAtRest = now.equals(before);
    before = now;
    if (!isAtRest) throw new Error("something moves");
    // On a busy machine two pictures are so far apart that a countdown is never the same.
  }, REST_MS).catch(() => console.log(`${name}.png is of a screen that moves`));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), before);
}
