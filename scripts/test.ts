/**
 * `npm test`: static checks, unit and integration tests, the build, a seeded sample of the end-to-end tests (`npm run
 * test:all`: every one, and the package in a real system). Every step runs, even if others fail; at the end it prints the failed tests with their errors, the time
 * each step took, and as the last line `N passed, N failed` over Vitest and Playwright. `KIOSK_TEST_SEED` draws another
 * sample.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureTools } from "./packaging/deb/tools.ts";
import { ensureChromium } from "./running/chromium.ts";
import { sampleOf } from "./running/e2e-sample.ts";
import { ensureNatsServer } from "./running/nats-server.ts";
import { capture, packageCommand, root, show } from "./running/processes.ts";
import { playwrightCounts, type Step, total, vitestCounts } from "./running/test-counts.ts";

const results = join(root, "test-results");
const vitestReport = join(results, "vitest.json");
const playwrightReport = join(results, "playwright.json");

const script = (name: string): string => join(root, "scripts", `${name}.ts`);

async function unitTests(): Promise<Omit<Step, "name">> {
  const code = await show(packageCommand("vitest", "vitest"), [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${vitestReport}`,
  ]);
  return { code, counts: vitestCounts(vitestReport) };
}

async function endToEndTests(all: boolean): Promise<Omit<Step, "name">> {
  const code = await show(script("e2e"), all ? [] : [`--test-list=${await writeSample()}`]);
  return { code, counts: playwrightCounts(playwrightReport) };
}

/** Writes the list of the sample's tests; returns the file. */
async function writeSample(): Promise<string> {
  const seed = process.env.KIOSK_TEST_SEED ?? "1";
  const listed = await capture(packageCommand("@playwright/test", "playwright"), [
    "test",
    "--list",
    "--reporter=list",
  ]);
  const sample = sampleOf(stripVTControlCharacters(listed.output), seed);
  if (sample.length === 0) throw new Error(`Playwright listed no tests:\n${listed.output}`);
  const file = join(results, "sample.txt");
  mkdirSync(results, { recursive: true });
  writeFileSync(file, `${sample.join("\n")}\n`);
  console.log(
    `End-to-end tests: a sample of ${sample.length}, seed ${seed}; all of them: npm run test:all`,
  );
  return file;
}

/** Runs a step and measures its time: the whole has to stay under 12 minutes on two cores. */
async function timed(name: string, run: () => Promise<Omit<Step, "name">>): Promise<Step> {
  const from = performance.now();
  const step = { name, ...(await run()) };
  console.log(`${name}: ${Math.round((performance.now() - from) / 1000)} s`);
  return step;
}

// Before the first test that needs it; without it those tests fail with a message.
ensureChromium();
ensureTools(["apt-ftparchive", "dpkg-deb", "gpg"]);
ensureNatsServer();
rmSync(results, { recursive: true, force: true });
const isAll = process.argv.includes("--all");
const steps: Step[] = [
  await timed("check", async () => ({ code: await show(script("check"), []) })),
  await timed("unit and integration tests", unitTests),
  await timed("build", async () => ({ code: await show(script("build"), []) })),
  await timed("end-to-end tests", () => endToEndTests(isAll)),
  ...(isAll
    ? [await timed("shop", async () => ({ code: await show(script("e2e"), ["shop"]) }))]
    : []),
];
const { passed, failed, failures } = total(steps);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
