import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_SWITCHES } from "./electron/browser/find-chromium.ts";
import { findChromium } from "./scripts/running/chromium.ts";
import { currentCommit } from "./scripts/running/commit.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  // Pictures are named by what they show; which browser they are of stands beside them.
  snapshotPathTemplate: "{testDir}/baselines/{arg}{ext}",
  outputDir: "test-results/playwright",
  // On two cores: a third of what tests do is waiting, for services and until a touch is no second one.
  workers: 3,
  fullyParallel: true,
  // A failed test is repeated for its trace alone: one that passes then has found something, and fails the run.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // Limits end a hang. They say nothing about speed: a busy machine takes several times as long as a quiet one.
  timeout: 180_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      scale: "device",
      stylePath: join(import.meta.dirname, "e2e/support/snapshots.css"),
      // Another shade of a colour token is found; two runs of the same code differ in no pixel.
      threshold: 0.02,
      maxDiffPixels: 40,
    },
  },
  // In the JSON report: the accessibility report names the commit that was tested.
  metadata: { commit: currentCommit() },
  reporter: [["line"], ["json", { outputFile: "test-results/playwright.json" }]],
  projects: [
    {
      name: "chromium",
      use: {
        browserName: "chromium",
        viewport: { width: 1080, height: 1920 },
        hasTouch: true,
        // Of every test it would take a fifth of the time. A picture of the failure is taken anyway.
        trace: { mode: "on-first-retry", screenshots: true },
        screenshot: "only-on-failure",
        launchOptions: {
          ...(executablePath === null ? {} : { executablePath }),
          args: [...CHROMIUM_SWITCHES],
        },
      },
    },
  ],
});
