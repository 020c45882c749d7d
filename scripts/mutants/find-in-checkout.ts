import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../checks/source-files.ts";
import { packageCommand, root } from "../running/processes.ts";
import { CHECKOUT_MUTANTS } from "./checkout.ts";
import { inParallel } from "./in-parallel.ts";
import type { Mutant } from "./mutant.ts";
import { failingUnchanged, passes, type ScriptCall } from "./script-call.ts";
import { WIRE_MUTANTS } from "./wire.ts";
import type { Workspace } from "./workspace.ts";

/** How a mutant is looked for. */
type Search = { readonly simulation: ScriptCall; readonly unit: ScriptCall };

/** Rules of the checkout; the simulation's own tests are beside them. */
const IN_RULES: Search = {
  simulation: simulationOf("--runs", "5000"),
  unit: unitTestsOf(
    ["flows", "placing", "running", "state", "views"].map((folder) => `checkout/${folder}`),
  ),
};

/** What reads and writes messages and records: with the real clients, gate and records, and its folder's own tests. */
function onTheWire({ change: { file } }: Mutant): Search {
  const [, folder = ""] = /^electron\/host\/(\w+)\//.exec(file) ?? [];
  return { simulation: simulationOf("--wire", "--runs", "2000"), unit: unitTestsOf([folder]) };
}

function simulationOf(...days: readonly string[]): ScriptCall {
  return {
    name: `simulation ${days.join(" ")}`,
    script: "scripts/simulate.ts",
    args: [...days, "--first"],
  };
}

function unitTestsOf(folders: readonly string[]): ScriptCall {
  const files = folders.flatMap((folder) => listFiles(root, `electron/host/${folder}`));
  return {
    name: `unit tests of ${folders.join(", ")}`,
    script: packageCommand("vitest", "vitest"),
    args: ["run", "--project=!browser", "--bail=1", "--maxWorkers=1", ...files.filter(isUnitTest)],
  };
}

/** A test that starts no services. */
function isUnitTest(path: string): boolean {
  if (!path.endsWith(".test.ts") || path.includes("/sandbox")) return false;
  return !/kiosk-world|loyalty-visit/.test(readFileSync(join(root, path), "utf8"));
}

type Found = { readonly mutant: Mutant; readonly simulation: boolean; readonly unit: boolean };

/**
 * Spoils each rule of the checkout, and each reader of messages, whose description has `text`; looks for it by the
 * simulation and by the unit tests. Prints a line each and a summary; returns whether each was found by both, or is
 * excused. What fails without a change would find every mutant: then none is looked for.
 */
export async function findInCheckout(text: string): Promise<boolean> {
  const known = [
    ...CHECKOUT_MUTANTS.map((mutant) => ({ mutant, search: IN_RULES })),
    ...WIRE_MUTANTS.map((mutant) => ({ mutant, search: onTheWire(mutant) })),
  ];
  const chosen = known.filter(({ mutant }) => mutant.does.includes(text));
  const failing = await failingUnchanged(
    chosen.flatMap(({ search }) => [search.simulation, search.unit]),
  );
  if (failing.length > 0) {
    for (const one of failing) console.error(`FAILS WITHOUT A CHANGE  ${one}`);
    return false;
  }
  const results = await inParallel(chosen, async ({ mutant, search }, workspace) => {
    const examined = () => examine(mutant, search, workspace);
    const found = await workspace.with([mutant.change], examined);
    console.log(lineOf(found));
    return found;
  });
  const survived = results.filter(isSurvivor);
  const summary = {
    mutants: results.length,
    foundBySimulation: results.filter(({ simulation }) => simulation).length,
    foundByUnit: results.filter(({ unit }) => unit).length,
    excused: results.filter(({ mutant }) => mutant.excused).length,
    survived: survived.length,
  };
  console.log(JSON.stringify(summary));
  return survived.length === 0;
}

async function examine(mutant: Mutant, search: Search, { folder }: Workspace): Promise<Found> {
  const simulation = !(await passes(search.simulation, folder));
  const unit = !(await passes(search.unit, folder));
  return { mutant, simulation, unit };
}

function isSurvivor({ mutant: { excused }, simulation, unit }: Found): boolean {
  return (!simulation && excused?.by !== "simulation") || (!unit && excused?.by !== "unit");
}

function lineOf({ mutant: { does, excused }, simulation, unit }: Found): string {
  const mark = (isFound: boolean, by: "simulation" | "unit") => {
    if (isFound) return "found   ";
    return excused?.by === by ? "excused " : "SURVIVED";
  };
  return `simulation ${mark(simulation, "simulation")}  unit tests ${mark(unit, "unit")}  ${does}`;
}
