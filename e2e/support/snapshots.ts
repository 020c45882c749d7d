/**
 * Screens compared with the pictures in `e2e/baselines` by Playwright's `toHaveScreenshot`. Another browser, or the same
 * one on another system, draws letters and edges differently: there the tests are skipped.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Browser, FullConfig, Page } from "@playwright/test";
import { test as base, expect } from "../pages/fixtures.ts";
import { VIEWPORTS } from "./display-modes.ts";

/** Where Playwright stores the pictures (`snapshotPathTemplate`). */
export const BASELINES = join(import.meta.dirname, "../baselines");
const BROWSER_FILE = join(BASELINES, "browser.txt");

/** For `test.use`: 405 × 720 px of the design's 1080 × 1920, which leaves letters readable and the files small. */
export const SNAPSHOT_OPTIONS = {
  viewport: VIEWPORTS.portrait,
  deviceScaleFactor: 0.375,
  contextOptions: { reducedMotion: "reduce" as const },
  // Playwright hides carets and what `snapshots.css` names by inline styles.
  bypassCSP: true,
};

/** Fails unless the page looks like the stored picture; with `--update-snapshots` stores the picture instead. */
export async function comparePicture(page: Page, picture: string): Promise<void> {
  await page.waitForFunction(hasLoaded);
  await expect.soft(page).toHaveScreenshot(picture.split("/"));
}

/** The opposite, for a page that was changed on purpose. */
export async function expectDifferent(page: Page, picture: string, change: string): Promise<void> {
  await expect.soft(page, change).not.toHaveScreenshot(picture.split("/"));
}

/** Runs in the page: pictures and fonts have come. */
function hasLoaded(): boolean {
  const isAwaited = (image: HTMLImageElement) => !image.complete && image.checkVisibility();
  return document.fonts.status === "loaded" && ![...document.images].some(isAwaited);
}

type TestFixtures = { skipInOtherBrowsers: undefined };
type WorkerFixtures = {
  /** Why pictures of this browser cannot be compared with the stored ones; null if they can. */
  reasonToSkip: string | null;
};

/** The kiosk's fixtures; skips every test in a browser that the stored pictures are not from. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  reasonToSkip: [
    async ({ browser }, use, { config }) => {
      const reason = compareBrowsers(browser, config);
      if (reason !== null) console.log(reason);
      await use(reason);
    },
    { scope: "worker" },
  ],

  skipInOtherBrowsers: [
    async ({ reasonToSkip }, use, testInfo) => {
      testInfo.skip(reasonToSkip !== null, reasonToSkip ?? "");
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Returns a reason to skip, or null; with `--update-snapshots`, the pictures are this browser's from now on. */
function compareBrowsers(browser: Browser, { updateSnapshots }: FullConfig): string | null {
  const current = `Chromium ${browser.version()} on ${process.platform}`;
  if (updateSnapshots === "all" || updateSnapshots === "changed") {
    mkdirSync(dirname(BROWSER_FILE), { recursive: true });
    writeFileSync(BROWSER_FILE, `${current}\n`);
    return null;
  }
  const stored = existsSync(BROWSER_FILE)
    ? readFileSync(BROWSER_FILE, "utf8").trim()
    : "no browser";
  return stored === current
    ? null
    : `Pictures of screens are of ${stored}, this is ${current}: not compared.`;
}

export { expect };
