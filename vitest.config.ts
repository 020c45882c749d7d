import { realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { CHROMIUM_SWITCHES } from "./electron/browser/find-chromium.ts";
import { findChromium } from "./scripts/running/chromium.ts";

/** Controls with logic of their own, drawn and touched in the browser that the kiosk uses. */
const COMPONENT_TESTS = "src/**/*.browser.test.tsx";

const LIMIT_MS = 120_000;

/** Tests that start whole programs take longest: started last, one of them would run alone for a minute. */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      dirname(relative(import.meta.dirname, moduleId)) === "electron" ? 0 : 1;
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  // In a copy of the project the packages are a link to those of the original (scripts/mutants/workspace.ts).
  server: {
    fs: { allow: [import.meta.dirname, realpathSync(join(import.meta.dirname, "node_modules"))] },
  },
  test: {
    // A third of what tests do is waiting for programs and services.
    maxWorkers: 3,
    sequence: { sequencer: ProgramsFirst },
    // Limits end a hang. They say nothing about speed: a busy machine takes several times as long as a quiet one.
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: LIMIT_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: [
            "{src,domain,contracts,electron,fleet,pictures,sandbox,scripts,bench}/**/*.test.{ts,tsx}",
          ],
          exclude: [...configDefaults.exclude, COMPONENT_TESTS],
          // Forks, not threads: a test that opens a database or ends a process takes no other with it.
          pool: "forks",
          // Services that cannot be reached are what many tests are about; their warnings would bury a failure.
          env: { KIOSK_LOG_LEVEL: "silent" },
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: "browser",
          include: [COMPONENT_TESTS],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1080, height: 1920 },
            provider: playwright({
              launchOptions: {
                executablePath: findChromium() ?? undefined,
                args: [...CHROMIUM_SWITCHES],
              },
              contextOptions: { hasTouch: true },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
