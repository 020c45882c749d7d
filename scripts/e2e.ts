/**
 * `npm run e2e -- NAME … [--playwright-switch …]`: the end-to-end suites `e2e/NAME.spec.ts` with their parts
 * `e2e/NAME-….spec.ts`, or all of them.
 */
import { buildElectronIfStale, buildPageIfStale } from "./build.ts";
import { listFiles } from "./checks/source-files.ts";
import { ensureChromium } from "./running/chromium.ts";
import { packageCommand, root, show } from "./running/processes.ts";

const SPEC = /^e2e\/(.+)\.spec\.ts$/;

/** Switches are passed on to Playwright: `--grep=…`, `--headed`, `--debug`. */
function splitArguments(args: readonly string[]): { names: string[]; switches: string[] } {
  return {
    names: args.filter((arg) => !arg.startsWith("-")),
    switches: args.filter((arg) => arg.startsWith("-")),
  };
}

async function main(args: readonly string[]): Promise<number> {
  const { names, switches } = splitArguments(args);
  const known = listFiles(root, "e2e").flatMap((path) => SPEC.exec(path)?.[1] ?? []);
  const suitesOf = (name: string) =>
    known.filter((suite) => suite === name || suite.startsWith(`${name}-`));
  const unknown = names.filter((name) => suitesOf(name).length === 0);
  if (unknown.length > 0) {
    console.error(`No such suite: ${unknown.join(", ")}. There are: ${known.join(", ")}`);
    return 2;
  }
  if (ensureChromium() === null) return 1;
  await buildPageIfStale();
  await buildElectronIfStale();
  return await show(packageCommand("@playwright/test", "playwright"), [
    "test",
    ...names.flatMap(suitesOf).map((suite) => `e2e/${suite}.spec.ts`),
    ...switches,
  ]);
}

process.exitCode = await main(process.argv.slice(2));
