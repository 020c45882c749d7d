/**
 * `npm run simulate -- --runs N --seed S [--trace]`: the checkout under random faults and crashes (quality M1). Prints
 * what was met, the staff list by reason, and a last line of JSON. With `--trace` one run, that of the seed, line by line.
 */
import { parseArgs } from "node:util";
import type { Counts, Coverage } from "../electron/host/checkout/simulation/coverage.ts";
import { simulateMany } from "../electron/host/checkout/simulation/many-runs.ts";
import { simulate } from "../electron/host/checkout/simulation/run.ts";

/** Traces of more broken runs would bury the first. */
const MOST_TRACES = 3;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    trace: { type: "boolean", default: false },
  },
});
const wanted = wholeNumber("runs", values.runs);
const seed = wholeNumber("seed", values.seed);
if (values.trace) await printTrace(seed);
await printMany(values.trace ? 1 : wanted);

async function printMany(runs: number): Promise<void> {
  const startedAt = performance.now();
  const { coverage, broken } = await simulateMany({ runs, firstSeed: seed });
  const runsPerSecond = Math.round(runs / ((performance.now() - startedAt) / 1_000));
  printCoverage(coverage);
  for (const report of broken.slice(0, MOST_TRACES)) await printTrace(report.seed);
  for (const report of broken) print(`seed ${report.seed}: ${report.violations.join("; ")}`);
  print(JSON.stringify({ runs, violations: broken.length, runsPerSecond, seed }));
  process.exitCode = broken.length > 0 ? 1 : 0;
}

async function printTrace(ofSeed: number): Promise<void> {
  const report = await simulate(ofSeed, { trace: true });
  print(`\nseed ${ofSeed}`);
  for (const line of report.trace) print(line);
}

function printCoverage(coverage: Coverage): void {
  printByRoad("call or callback, and what happened to it", coverage.faults);
  printByRoad("the process died", coverage.crashes);
  const { together } = coverage;
  print(`\nroad × fault × crash point in one run: ${together.size} combinations met`);
  printCounts("staff list", coverage.staff);
  printCounts("orders ended", coverage.ends);
}

function printByRoad(title: string, table: ReadonlyMap<string, Counts>): void {
  const roads = [...table.keys()].sort();
  const names = [...new Set([...table.values()].flatMap((counts) => [...counts.keys()]))].sort();
  print(`\n${title.padEnd(44)}${roads.map((road) => road.padStart(13)).join("")}`);
  for (const name of names) {
    const row = roads.map((road) => String(table.get(road)?.get(name) ?? 0).padStart(13));
    print(`  ${name.padEnd(42)}${row.join("")}`);
  }
}

function printCounts(title: string, counts: Counts): void {
  print(`\n${title}`);
  for (const [name, times] of [...counts].sort())
    print(`  ${name.padEnd(42)}${String(times).padStart(13)}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  process.stderr.write(`--${name} must be a whole number, not "${text}"\n`);
  process.exit(2);
}
