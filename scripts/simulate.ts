/**
 * `npm run simulate -- --runs N --seed S [--wire | --fleet] [--no-faults] [--first] [--trace]`: the checkout under random
 * faults and crashes (requirement M1). Prints statistics, the staff list by reason, and a last line of JSON. With
 * `--wire` the real clients, gate and records take part, which is slow; with `--fleet` callbacks come through a fleet's
 * gate; with `--trace` one run, that of the seed, line by line; with `--no-faults` runs without faults; with `--first` no
 * further ones after a violation.
 */

import { STAFF_REASONS } from "../domain/order-course.ts";
import type { Counts, Coverage } from "../electron/host/checkout/simulation/coverage.ts";
import { FLEET_FACTS } from "../electron/host/checkout/simulation/fleet/fleet-facts.ts";
import { fleetHost } from "../electron/host/checkout/simulation/fleet/fleet-host.ts";
import { simulateMany } from "../electron/host/checkout/simulation/many-runs.ts";
import { simulate } from "../electron/host/checkout/simulation/run.ts";
import { wireHost } from "../electron/host/checkout/simulation/wire/wire-host.ts";
import { readArguments, refuse, wholeNumber } from "./running/arguments.ts";

/** Traces of more failed runs would hide the first. */
const MOST_TRACES = 3;

const { values } = readArguments({
  options: {
    runs: { type: "string" },
    seed: { type: "string", default: "1" },
    wire: { type: "boolean", default: false },
    fleet: { type: "boolean", default: false },
    "no-faults": { type: "boolean", default: false },
    first: { type: "boolean", default: false },
    trace: { type: "boolean", default: false },
  },
});
const { wire, fleet } = values;
if (wire && fleet) refuse("--wire and --fleet are two different hosts");
const wanted = wholeNumber("runs", values.runs ?? (wire ? "200" : "10000"));
const seed = wholeNumber("seed", values.seed);
const noFaults = values["no-faults"];
const otherHost = fleet ? fleetHost : undefined;
const buildHost = wire ? wireHost : otherHost;
if (values.trace) await printTrace(seed);
await printMany(values.trace ? 1 : wanted);

async function printMany(runs: number): Promise<void> {
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const { coverage, broken } = await simulateMany({
    runs,
    firstSeed: seed,
    noFaults,
    buildHost,
    stopsAtFirst: values.first,
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  printCoverage(coverage);
  for (const report of broken.slice(0, MOST_TRACES)) await printTrace(report.seed);
  for (const report of broken) print(`seed ${report.seed}: ${report.violations.join("; ")}`);
  const staffByReason = Object.fromEntries(
    STAFF_REASONS.map((reason) => [reason, coverage.staff.get(reason) ?? 0]),
  );
  const last = {
    runs,
    violations: broken.length,
    runsPerSecond: Math.round(runs / seconds),
    runsPerCpuSecond: Math.round((runs * 1_000_000) / (user + system)),
    staffByReason,
    seed,
    wire,
    ...(fleet && { fleet }),
  };
  print(JSON.stringify(last));
  process.exitCode = broken.length > 0 ? 1 : 0;
}

async function printTrace(ofSeed: number): Promise<void> {
  const report = await simulate(ofSeed, { trace: true, noFaults, buildHost });
  print(`\nseed ${ofSeed}`);
  for (const line of report.trace) print(line);
}

function printCoverage(coverage: Coverage): void {
  printByFlow("call or callback, and what happened to it", coverage.faults);
  printByFlow("the process died", coverage.crashes);
  const { together } = coverage;
  print(`\nroad × fault × crash point in one run: ${together.size} combinations met`);
  for (const flow of coverage.faults.keys()) {
    const unmet = noFaults ? [] : coverage.unmet(flow);
    if (unmet.length > 0) print(`never met in the payment flow ${flow}: ${unmet.join(", ")}`);
  }
  const facts = fleet && !noFaults ? FLEET_FACTS.filter((fact) => !coverage.has(fact)) : [];
  if (facts.length > 0) print(`never met: ${facts.join(", ")}`);
  printCounts("staff list", coverage.staff);
  printCounts("orders ended", coverage.ends);
}

function printByFlow(title: string, table: ReadonlyMap<string, Counts>): void {
  const flows = [...table.keys()].sort();
  const names = [...new Set([...table.values()].flatMap((counts) => [...counts.keys()]))].sort();
  print(`\n${title.padEnd(44)}${flows.map((flow) => flow.padStart(19)).join("")}`);
  for (const name of names) {
    const row = flows.map((flow) => String(table.get(flow)?.get(name) ?? 0).padStart(19));
    print(`  ${name.padEnd(42)}${row.join("")}`);
  }
}

function printCounts(title: string, counts: Counts): void {
  print(`\n${title}`);
  for (const [name, times] of [...counts].sort())
    print(`  ${name.padEnd(42)}${String(times).padStart(19)}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
