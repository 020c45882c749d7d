import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../checks/source-files.ts";
import { capture, packageCommand, root } from "../running/processes.ts";
import { CHECKOUT_MUTANTS, type Mutant } from "./checkout.ts";
import { inParallel } from "./in-parallel.ts";

const RUNS = 5_000;
/** A spoilt kiosk that does nothing more for this long was noticed. */
const TIMEOUT_MS = 600_000;
/** Folders of the unit tests; the simulation's own are beside them. */
const UNIT_TESTS = ["flows", "placing", "running", "state", "views"].flatMap((folder) =>
  listFiles(root, `electron/host/checkout/${folder}`).filter(isUnitTest),
);

/** A test that starts no services. */
function isUnitTest(path: string): boolean {
  const text = path.endsWith(".test.ts") ? readFileSync(join(root, path), "utf8") : null;
  return text !== null && !/kiosk-world|loyalty-visit/.test(text);
}

type Found = { readonly mutant: Mutant; readonly simulation: boolean; readonly unit: boolean };

/**
 * Spoils each rule of the checkout whose description has `text`, and looks for it by the simulation and by the unit
 * tests. Prints a line each and a summary; returns whether each was found by both, or is excused.
 */
export async function findInCheckout(text: string): Promise<boolean> {
  const mutants = CHECKOUT_MUTANTS.filter(({ does }) => does.includes(text));
  const results = await inParallel(mutants, async (mutant, workspace) => {
    const found = await workspace.with([mutant.change], () => examine(mutant, workspace.folder));
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

async function examine(mutant: Mutant, folder: string): Promise<Found> {
  const options = { cwd: folder, timeoutMs: TIMEOUT_MS };
  const simulate = ["scripts/simulate.ts", ["--runs", String(RUNS), "--first"]] as const;
  const simulated = await capture(...simulate, options);
  const vitest = ["run", "--project=node", "--bail=1", "--maxWorkers=1", ...UNIT_TESTS];
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
