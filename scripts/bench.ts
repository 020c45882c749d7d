/**
 * `npm run bench -- NAME… [--SWITCH …]`: the measurements `bench/NAME.ts`, one after the other, or all of them. Each
 * prints one last line of JSON. Switches are for a single one: its file says which it has. Exits 1 if any failed, 2 for
 * an unknown name.
 */
import { join } from "node:path";
import { listFiles } from "./checks/source-files.ts";
import { root, show } from "./running/processes.ts";

const BENCH = /^bench\/([^/]+)\.ts$/;

async function main(args: readonly string[]): Promise<number> {
  const firstSwitch = args.findIndex((arg) => arg.startsWith("-"));
  const names = firstSwitch < 0 ? args : args.slice(0, firstSwitch);
  const switches = args.slice(names.length);
  const known = listFiles(root, "bench").flatMap((path) => BENCH.exec(path)?.[1] ?? []);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No such measurement: ${unknown.join(", ")}. There are: ${known.join(", ")}`);
    return 2;
  }
  if (switches.length > 0 && names.length !== 1) {
    console.error("Switches are for one measurement: name it before them.");
    return 2;
  }
  let failed = false;
  for (const name of names.length > 0 ? names : known) {
    if ((await show(join(root, "bench", `${name}.ts`), switches)) !== 0) failed = true;
  }
  return failed ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
