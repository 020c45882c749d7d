import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../checks/source-files.ts";
import { capture, packageCommand, root } from "../running/processes.ts";
import { CHECKOUT_MUTANTS } from "./checkout.ts";
import { inParallel } from "./in-parallel.ts";
import type { Mutant } from "./mutant.ts";
import { WIRE_MUTANTS } from "./wire.ts";

/** A spoilt kiosk that does nothing more for this long was noticed. */
const TIMEOUT_MS = 600_000;

/** How a mutant is looked for. */
type Search = {
  /** Arguments of the simulation. */
  readonly simulation: readonly string[];
  readonly unitTests: readonly string[];
};

/** Rules of the checkout; the simulation's own tests are beside them. */
const IN_RULES: Search = {
  simulation: ["--runs", "5000"],
  unitTests: unitTestsOf(
    ["flows", "placing", "running", "state", "views"].map((folder) => `checkout/${folder}`),
  ),
};

/** What reads and writes messages and records: with the real clients, gate and records, and its folder's own tests. */
function onTheWire({ change: { file } }: Mutant): Search {
  const [, folder = ""] = /^electron\/host\/(\w+)\//.exec(file) ?? [];
  return { simulation: ["--wire", "--runs", "2000"], unitTests: unitTestsOf([folder]) };
}

function unitTestsOf(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => listFiles(root, `electron/host/${folder}`).filter(isUnitTest));
}

/** A test that starts no services. */
function isUnitTest(path: string): boolean {
  if (!path.endsWith(".test.ts") || path.includes("/sandbox")) return false;
  return !/kiosk-world|loyalty-visit/.test(readFileSync(join(root, path), "utf8"));
}

type Found = { readonly mutant: Mutant; readonly simulation: boolean; readonly unit: boolean };

/**
 * Spoils each rule of the checkout, and each reader of messages, whose description has `text`; looks for it by the
 * simulation and by the unit tests. Prints a line each and a summary; returns whether each was found by both, or is excused.
 */
export async function findInCheckout(text: string): Promise<boolean> {
  const known = [
    ...CHECKOUT_MUTANTS.map((mutant) => ({ mutant, search: IN_RULES })),
    ...WIRE_MUTANTS.map((mutant) => ({ mutant, search: onTheWire(mutant) })),
  ];
  const chosen = known.filter(({ mutant }) => mutant.does.includes(text));
  const results = await inParallel(chosen, async ({ mutant, search }, workspace) => {
    const examined = () => examine(mutant, search, workspace.folder);
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

async function examine(mutant: Mutant, search: Search, folder: string): Promise<Found> {
  const options = { cwd: folder, timeoutMs: TIMEOUT_MS };
  const simulated = await capture(
    "scripts/simulate.ts",
    [...search.simulation, "--first"],
    options,
  );
  const vitest = ["run", "--project=node", "--bail=1", "--maxWorkers=1", ...search.unitTests];
  const tested = await capture(packageCommand("vitest", "vitest"), vitest, options);
  return { mutant, simulation: simulated.code !== 0, unit: tested.code !== 0 };
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
