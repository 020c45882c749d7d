/** Where the pictures of docs/tour.md are stored, and when they are taken. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "../running/processes.ts";

const FOLDER = join(root, "docs", "images", "tour");
/** When animations have ended. */
const STILL_AFTER_MS = 900;

/** Waits until nothing moves; two taps within half a second would also count as one. */
export async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(STILL_AFTER_MS);
}

/** Takes a picture of the screen, at rest. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await rest(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.error(`docs/images/tour/${name}.png`);
}
