/** Finds a Chromium for development, or installs Debian's. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { findInstalledChromium } from "../../electron/browser/find-chromium.ts";
import { installByApt } from "./apt.ts";

/** Path of the machine's Chromium, or of the one that Playwright downloaded; null without one. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const installed = findInstalledChromium(environment);
  if (installed !== null) return installed;
  // Loading it takes longer than a kiosk takes to start.
  const { chromium }: typeof import("@playwright/test") = createRequire(import.meta.url)(
    "@playwright/test",
  );
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : null;
}

/** The machine's Chromium, installed first if it is missing; null, with advice printed, if that failed. */
export function ensureChromium(): string | null {
  const found = findChromium();
  if (found !== null) return found;
  if (installByApt(["chromium"])) return findChromium();
  console.error(
    "No Chromium was found. Install one, name it in KIOSK_CHROMIUM, or run: npx playwright install chromium",
  );
  return null;
}
