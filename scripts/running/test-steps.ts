/** The steps of `npm test` that run tests, for it and for `npm run test:stress`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { RUN_FILE, type RunFile } from "../access-report/results.ts";
import { ensureTools } from "../packaging/deb/tools.ts";
import { ensureChromium } from "./chromium.ts";
import { currentCommit } from "./commit.ts";
import { sampleOf } from "./e2e-sample.ts";
import { showWithFilesInMemory } from "./memory-folder.ts";
import { ensureNatsServer } from "./nats-server.ts";
import { capture, packageCommand, root, show } from "./processes.ts";
import { playwrightCounts, type Step, vitestCounts } from "./test-counts.ts";

/** Where reports, traces and the drawn sample are written. */
export const resultsFolder = join(root, "test-results");
const vitestReport = join(resultsFolder, "vitest.json");
const playwrightReport = join(resultsFolder, "playwright.json");

/** A script of the project, by its name. */
export const script = (name: string): string => join(root, "scripts", `${name}.ts`);

/** Installs what tests need, before the first of them: without it they fail with a message. */
export function ensureTestTools(): void {
  ensureChromium();
  ensureTools(["apt-ftparchive", "dpkg-deb", "gpg"]);
  ensureNatsServer();
}

/** All unit and integration tests. */
export async function unitTests(): Promise<Omit<Step, "name">> {
  const run: RunFile = { commit: currentCommit(), root };
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(join(resultsFolder, RUN_FILE), JSON.stringify(run));
  const code = await showWithFilesInMemory(packageCommand("vitest", "vitest"), [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${vitestReport}`,
  ]);
  return { code, counts: vitestCounts(vitestReport) };
}

/** All end-to-end tests. */
export async function endToEndTests(): Promise<Omit<Step, "name">> {
  return await playwright([]);
}

/** A sample of the end-to-end tests; another `KIOSK_TEST_SEED` draws another one. */
export async function sampledEndToEndTests(): Promise<Omit<Step, "name">> {
  return await playwright([`--test-list=${await writeSample()}`]);
}

async function playwright(switches: readonly string[]): Promise<Omit<Step, "name">> {
  const code = await show(script("e2e"), switches);
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
  const file = join(resultsFolder, "sample.txt");
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(file, `${sample.join("\n")}\n`);
  console.log(
    `End-to-end tests: a sample of ${sample.length}, seed ${seed}; all of them: npm run test:all`,
  );
  return file;
}
