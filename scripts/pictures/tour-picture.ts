/** Where the pictures of docs/tour.md are stored. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "../running/processes.ts";
import { rest } from "./rest.ts";

const FOLDER = join(root, "docs", "images", "tour");

/** Takes a picture of the screen, at rest. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await rest(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.error(`docs/images/tour/${name}.png`);
}
