import { realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type BrowserCommand, type TestSpecification } from "vitest/node";
import { CHROMIUM_SWITCHES } from "./electron/browser/find-chromium.ts";
import { readSources } from "./scripts/checks/source-files.ts";
import { findChromium } from "./scripts/running/chromium.ts";

/** Controls with logic of their own, drawn and touched in the browser that the kiosk uses. */
const COMPONENT_TESTS = "src/**/*.browser.test.tsx";

const IN_NODE = /^(?!e2e\/)(?!.*\.browser\.test\.).*\.test\.tsx?$/;
/** What a test puts in the place of a module, a global or a timer would still be there for the next file of its worker. */
const REPLACES = /\bvi\.(mock|doMock|hoisted|stub\w+|spyOn|useFakeTimers|setSystemTime)\(/;

const inNode = readSources(import.meta.dirname).filter(({ path }) => IN_NODE.test(path));
const pathsOf = (wanted: (text: string) => boolean) =>
  inNode.filter(({ text }) => wanted(text)).map(({ path }) => path);

const LIMIT_MS = 120_000;

function nodeProject(
  name: string,
  include: string[],
  { isolate }: { readonly isolate: boolean },
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      include,
      isolate,
      environment: "node",
      // Forks, not threads: a test that opens a database or ends a process takes no other with it.
      pool: "forks",
      // Services that cannot be reached are what many tests are about; their warnings would bury a failure.
      env: { KIOSK_LOG_LEVEL: "silent" },
    },
  };
}

const LOOK_AGAIN_MS = 20;
/**
 * Resolves when the frame in which Vitest dispatches events is the one with this address. It finds a frame by its name, and
 * on a busy machine may find that of the file before, which is already removed.
 */
const frameIsReady: BrowserCommand<[address: string]> = async ({ page }, address) => {
  while (page.frame("vitest-iframe")?.url() !== address) await delay(LOOK_AGAIN_MS);
};

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
      // The sources are loaded once for each worker, not for each file.
      nodeProject(
        "node",
        pathsOf((text) => !REPLACES.test(text)),
        { isolate: false },
      ),
      nodeProject(
        "isolated",
        pathsOf((text) => REPLACES.test(text)),
        { isolate: true },
      ),
      {
        extends: true,
        plugins: [react()],
        test: {
          name: "browser",
          include: [COMPONENT_TESTS],
          setupFiles: ["src/testing/browser-frame.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { frameIsReady },
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
