/**
 * `npm run crash -- --kills N [--seed S] [--beside N]`: the real host and the sandbox as processes, customers ordering,
 * services failing, the host killed with SIGKILL at random instants (requirement M2). With `--fleet [--kiosks N]` several
 * hosts with a real nats-server, gate and console, all of which are killed. Prints statistics, every finding, and a last
 * line of JSON. Exits 1 if there was any finding, or an order that neither ended nor is on the staff list.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { crashFleet } from "../electron/testing/crash/fleet/run.ts";
import { crash } from "../electron/testing/crash/run.ts";
import { refuse, wholeNumber } from "./running/arguments.ts";

const USAGE = `usage: npm run crash -- [--kills N] [--seed S] [--beside N]
       npm run crash -- --fleet [--kills N] [--seed S] [--kiosks N]

  --kills N    processes to kill with SIGKILL; 50 by default
  --seed S     the plan: who orders what, what fails, what is killed when; 1 by default
  --beside N   shops at the same time; as many as there are processors by default
  --fleet      kiosks with one nats-server, one gate and one console: all of them are killed
  --kiosks N   kiosks of a fleet, from 3 on; 4 by default`;

const { values } = readArguments();
const kills = wholeNumber("kills", values.kills, 1);
const seed = wholeNumber("seed", values.seed, 1);
const startedAt = performance.now();

// The processes of a run are ended with it, even by a signal.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

if (values.help) print(USAGE);
else if (values.fleet) await runFleets();
else await runShops();

async function runShops(): Promise<void> {
  const beside = wholeNumber("beside", values.beside, 1);
  const { violations, ...found } = await crash({ kills, seed, beside, say: print });
  printCounts("orders ended", found.byOutcome);
  printCounts("the host died during", found.diedDuring);
  printCounts("staff list", found.staffByReason);
  const { kills: killed, unresolved, ...more } = found;
  const result = {
    kills: killed,
    violations: violations.length,
    unresolved,
    ...more,
    seed,
    seconds: secondsSinceStart(),
  };
  print(JSON.stringify(result));
  process.exitCode = violations.length > 0 || unresolved > 0 ? 1 : 0;
}

async function runFleets(): Promise<void> {
  const kiosks = wholeNumber("kiosks", values.kiosks, 3);
  const found = await crashFleet({ kills, seed, kiosks, say: print });
  printCounts("killed", found.killed);
  printCounts("the integrator", found.sending);
  printCounts("orders ended", found.byOutcome);
  printCounts("staff list", found.staffByReason);
  const healed = (found.healedMs / 1_000).toFixed(1);
  print(`\nseed ${seed}, ${secondsSinceStart()} s, healed after at most ${healed} s`);
  const { callbacks, lost, unacknowledged, violations, unresolved } = found;
  const findings = { lost, unacknowledged, violations, unresolved };
  print(JSON.stringify({ kills: found.kills, callbacks, ...findings }));
  process.exitCode = Object.values(findings).some((count) => count > 0) ? 1 : 0;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        kills: { type: "string", default: "50" },
        seed: { type: "string", default: "1" },
        beside: { type: "string", default: String(availableParallelism()) },
        fleet: { type: "boolean", default: false },
        kiosks: { type: "string", default: "4" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function secondsSinceStart(): number {
  return Math.round((performance.now() - startedAt) / 1_000);
}

function printCounts(title: string, counts: Readonly<Record<string, number>>): void {
  print(`\n${title}`);
  for (const [name, times] of Object.entries(counts).sort())
    print(`  ${name.padEnd(42)}${String(times).padStart(8)}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
