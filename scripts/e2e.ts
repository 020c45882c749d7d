/**
 * `npm run e2e -- NAME … [--playwright-switch …]`: the end-to-end suites `e2e/NAME.spec.ts` with their parts
 * `e2e/NAME-….spec.ts`, or all of them. `npm run e2e -- shop [--pictures FOLDER]`: the package in a real Debian
 * (`e2e/shop/main.ts`).
 */

import { join } from "node:path";
import { buildElectronIfStale, buildPageIfStale } from "./build.ts";
import { listFiles } from "./checks/source-files.ts";
import { ensureChromium } from "./running/chromium.ts";
import { showWithFilesInMemory } from "./running/memory-folder.ts";
import { packageCommand, root, show } from "./running/processes.ts";

/** No suite of Playwright: it needs root, and a machine of its own. */
const SHOP = "shop";
const SPEC = /^e2e\/(.+)\.spec\.ts$/;

/** Switches are passed on to Playwright: `--grep=…`, `--headed`, `--debug`. */
function splitArguments(args: readonly string[]): { names: string[]; switches: string[] } {
  return {
    names: args.filter((arg) => !arg.startsWith("-")),
    switches: args.filter((arg) => arg.startsWith("-")),
  };
}

async function main(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === SHOP) return await show(join(root, "e2e/shop/main.ts"), rest);
  const { names, switches } = splitArguments(args);
  const known = listFiles(root, "e2e").flatMap((path) => SPEC.exec(path)?.[1] ?? []);
  const suitesOf = (name: string) =>
    known.filter((suite) => suite === name || suite.startsWith(`${name}-`));
  const unknown = names.filter((name) => suitesOf(name).length === 0);
  if (unknown.length > 0) {
    console.error(
      `No such suite: ${unknown.join(", ")}. There are: ${[...known, SHOP].join(", ")}`,
    );
    return 2;
  }
  if (ensureChromium() === null) return 1;
  await buildPageIfStale();
  await buildElectronIfStale();
  return await showWithFilesInMemory(packageCommand("@playwright/test", "playwright"), [
    "test",
    ...names.flatMap(suitesOf).map((suite) => `e2e/${suite}.spec.ts`),
    ...switches,
  ]);
}

process.exitCode = await main(process.argv.slice(2));
