/**
 * `npm run fuzz -- [--runs N] [--seed S] [NAME …]`: N mutated messages through every parser (requirement S8) and N
 * random orders through the pricing and its second implementation (requirement M7). NAME is a target or a contract.
 * Prints a line per target, the first crashes, and a last line of JSON; a case is repeated with `--runs 1`, its seed
 * and its target. Exits 1 where a case threw or hung.
 */
import type { Crash } from "../electron/host/testing/fuzz.ts";
import { targets } from "./fuzzing/targets.ts";
import { type FuzzJob, FuzzThread, HANGS_AFTER_MS } from "./fuzzing/thread.ts";
import { readArguments, refuse, wholeNumber } from "./running/arguments.ts";

/** Number of cases per job of the thread. */
const AT_A_TIME = 1_000;
/** More would hide the first. */
const MOST_CRASHES_SHOWN = 3;

const { values, positionals } = readArguments({
  options: {
    runs: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
  },
  allowPositionals: true,
});
const wanted: FuzzJob = {
  runs: wholeNumber("runs", values.runs),
  firstSeed: wholeNumber("seed", values.seed),
};
const all = { runs: 0, rejected: 0, valid: 0, crashes: 0, slowestMs: 0 };
for (const name of namesOf(positionals)) {
  const { crashes, ...counts } = await fuzzed(name);
  all.runs += counts.runs;
  all.rejected += counts.rejected;
  all.valid += counts.valid;
  all.crashes += crashes.length;
  all.slowestMs = Math.max(all.slowestMs, counts.slowestMs);
  console.log(JSON.stringify({ target: name, ...counts, crashes: crashes.length }));
  for (const { seed, error } of crashes.slice(0, MOST_CRASHES_SHOWN)) {
    console.log(`${name}, seed ${seed}: ${error}`);
  }
}
console.log(JSON.stringify({ ...all, seed: wanted.firstSeed }));
process.exitCode = all.crashes > 0 ? 1 : 0;

/** All cases of a target; one that hangs is left out, and its neighbours run in another thread. */
async function fuzzed(name: string) {
  const total = { runs: 0, rejected: 0, valid: 0, slowestMs: 0, slowestSeed: wanted.firstSeed };
  const crashes: Crash[] = [];
  const jobs = inParts(wanted);
  let thread = new FuzzThread(name);
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const outcome = await thread.run(job);
    if ("hangsAt" in outcome) {
      const { hangsAt: seed } = outcome;
      total.runs += 1;
      crashes.push({ seed, error: `took longer than ${HANGS_AFTER_MS} ms` });
      jobs.unshift(...around(seed, job));
      await thread.end();
      thread = new FuzzThread(name);
      continue;
    }
    total.runs += outcome.runs;
    total.rejected += outcome.rejected;
    total.valid += outcome.valid;
    crashes.push(...outcome.crashes);
    if (outcome.slowestMs > total.slowestMs) {
      total.slowestMs = Math.round(outcome.slowestMs * 10) / 10;
      total.slowestSeed = outcome.slowestSeed;
    }
  }
  await thread.end();
  return { ...total, crashes };
}

function inParts({ firstSeed, runs }: FuzzJob): FuzzJob[] {
  const parts = Math.ceil(runs / AT_A_TIME);
  return Array.from({ length: parts }, (_, index) => ({
    firstSeed: firstSeed + index * AT_A_TIME,
    runs: Math.min(AT_A_TIME, runs - index * AT_A_TIME),
  }));
}

/** The cases of a job before and after one of them. */
function around(seed: number, { firstSeed, runs }: FuzzJob): FuzzJob[] {
  const before = { firstSeed, runs: seed - firstSeed };
  const after = { firstSeed: seed + 1, runs: firstSeed + runs - seed - 1 };
  return [before, after].filter((job) => job.runs > 0);
}

/** The named targets; all of them if none is named. */
function namesOf(words: readonly string[]): string[] {
  const isMeant = (word: string, { name, contract }: (typeof targets)[number]) =>
    word === name || word === contract;
  const unknown = words.filter((word) => !targets.some((target) => isMeant(word, target)));
  if (unknown.length > 0) {
    const known = targets.map(({ name, contract }) => `${name} (${contract})`).join(", ");
    refuse(`No such target: ${unknown.join(", ")}. There are: ${known}`);
  }
  return targets
    .filter((target) => words.length === 0 || words.some((word) => isMeant(word, target)))
    .map(({ name }) => name);
}
