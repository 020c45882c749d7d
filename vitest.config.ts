import { realpathSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { CHROMIUM_SWITCHES, findChromium } from "./scripts/running/chromium.ts";

/** Controls with logic of their own, drawn and touched in the browser that the kiosk uses. */
const COMPONENT_TESTS = "src/**/*.browser.test.tsx";

export default defineConfig({
  // In a copy of the project the packages are a link to those of the original (scripts/mutants/workspace.ts).
  server: {
    fs: { allow: [import.meta.dirname, realpathSync(join(import.meta.dirname, "node_modules"))] },
  },
  test: {
    maxWorkers: 2,
    // Integration tests start real servers on a busy machine; a hang still ends well within a minute.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: [
            "{src,domain,contracts,electron,fleet,sandbox,scripts,bench}/**/*.test.{ts,tsx}",
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
