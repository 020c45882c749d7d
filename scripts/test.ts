/**
 * `npm test`: static checks, unit and integration tests, the build, the end-to-end tests. Every step runs whatever the
 * others say; the last line is `N passed, N failed` over Vitest and Playwright.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { packageCommand, root, show } from "./processes.ts";
import { playwrightCounts, type Step, total, vitestCounts } from "./test-counts.ts";

const results = join(root, "test-results");
const vitestReport = join(results, "vitest.json");
const playwrightReport = join(results, "playwright.json");

const script = (name: string): string => join(root, "scripts", `${name}.ts`);

async function unitTests(): Promise<Step> {
  const code = await show(packageCommand("vitest", "vitest"), [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${vitestReport}`,
  ]);
  return { code, counts: vitestCounts(vitestReport) };
}

async function endToEndTests(): Promise<Step> {
  const code = await show(script("e2e"), []);
  return { code, counts: playwrightCounts(playwrightReport) };
}

// Before the first test that needs it; without one those tests fail by themselves and say so.
ensureChromium();
rmSync(results, { recursive: true, force: true });
const steps: Step[] = [
  { code: await show(script("check"), []) },
  await unitTests(),
  { code: await show(script("build"), []) },
  await endToEndTests(),
];
const { passed, failed } = total(steps);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
