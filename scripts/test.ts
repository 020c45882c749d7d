/**
 * `npm test`: static checks, unit and integration tests, the build, a seeded sample of the end-to-end tests (`npm run
 * test:all`: every one, and the package in a real system). Every step runs, even if others fail, and prints its time; at the
 * end come the failed tests with their errors, and as the last line `N passed, N failed` over Vitest and Playwright.
 * `KIOSK_TEST_SEED` draws another sample.
 */
import { rmSync } from "node:fs";
import { show } from "./running/processes.ts";
import { type Step, total } from "./running/test-counts.ts";
import {
  endToEndTests,
  ensureTestTools,
  resultsFolder,
  sampledEndToEndTests,
  script,
  unitTests,
} from "./running/test-steps.ts";

/** Runs a step and prints its time. */
async function timed(name: string, run: () => Promise<Omit<Step, "name">>): Promise<Step> {
  const from = performance.now();
  const step = { name, ...(await run()) };
  console.log(`${name}: ${Math.round((performance.now() - from) / 1000)} s`);
  return step;
}

const shown = (name: string, ...args: readonly string[]) =>
  timed(args[0] ?? name, async () => ({ code: await show(script(name), args) }));

ensureTestTools();
rmSync(resultsFolder, { recursive: true, force: true });
const isAll = process.argv.includes("--all");
const steps: Step[] = [
  await shown("check"),
  await timed("unit and integration tests", unitTests),
  await shown("build"),
  await timed("end-to-end tests", isAll ? endToEndTests : sampledEndToEndTests),
  ...(isAll ? [await shown("e2e", "shop")] : []),
];
const { passed, failed, failures } = total(steps);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
