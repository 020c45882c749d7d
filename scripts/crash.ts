/**
 * `npm run crash -- --kills N [--seed S] [--beside N]`: the real host and the sandbox as processes, customers ordering,
 * services failing, the host killed with SIGKILL at random instants (requirement M2). Prints statistics, every
 * violation, and a last line of JSON. Exits 1 if there was any, or an order that neither ended nor is on the staff
 * list.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { crash } from "../electron/testing/crash/run.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "50" },
    seed: { type: "string", default: "1" },
    beside: { type: "string", default: String(availableParallelism()) },
  },
});
const wanted = {
  kills: wholeNumber("kills", values.kills),
  seed: wholeNumber("seed", values.seed),
  beside: wholeNumber("beside", values.beside),
};

// The processes of a run are ended with it, even by a signal.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const startedAt = performance.now();
const { violations, ...found } = await crash({ ...wanted, say: print });
printCounts("orders ended", found.byOutcome);
printCounts("the host died during", found.diedDuring);
printCounts("staff list", found.staffByReason);
const { kills, unresolved, ...more } = found;
const seconds = Math.round((performance.now() - startedAt) / 1_000);
const result = {
  kills,
  violations: violations.length,
  unresolved,
  ...more,
  seed: wanted.seed,
  seconds,
};
print(JSON.stringify(result));
process.exitCode = violations.length > 0 || unresolved > 0 ? 1 : 0;

function printCounts(title: string, counts: Readonly<Record<string, number>>): void {
  print(`\n${title}`);
  for (const [name, times] of Object.entries(counts).sort())
    print(`  ${name.padEnd(42)}${String(times).padStart(8)}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 1) return value;
  process.stderr.write(`--${name} must be a whole number from 1 on, not "${text}"\n`);
  process.exit(2);
}
