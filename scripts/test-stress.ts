/**
 * `npm run test:stress -- [--runs N] [--loops N] [--seed S]`: the unit tests and a sample of the end-to-end tests N times
 * (3), on a machine that is kept busy by endless loops (2), each run with another sample. What guesses at times fails here.
 * The failed tests are printed with their errors; the last line is `{"runs":N,"failures":N}`. Exit 1 if any test failed.
 */
import { Worker } from "node:worker_threads";
import { readArguments, wholeNumber } from "./running/arguments.ts";
import { total } from "./running/test-counts.ts";
import { ensureTestTools, sampledEndToEndTests, unitTests } from "./running/test-steps.ts";

const { values } = readArguments({
  options: {
    runs: { type: "string", default: "3" },
    loops: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
  },
});
const runs = wholeNumber("runs", values.runs, 1);
const loops = wholeNumber("loops", values.loops);
const seed = wholeNumber("seed", values.seed);

/** Uses one core until it is terminated. */
const busyLoop = () => new Worker("for (;;);", { eval: true });

ensureTestTools();
const busy = Array.from({ length: loops }, busyLoop);
const failures: string[] = [];
for (const run of Array.from({ length: runs }, (_, index) => index)) {
  // Unit tests of random cases read it, too.
  process.env.KIOSK_TEST_SEED = `${seed + run}`;
  const steps = [
    { name: "unit and integration tests", ...(await unitTests()) },
    { name: "end-to-end tests", ...(await sampledEndToEndTests()) },
  ];
  const { passed, failed, failures: named } = total(steps);
  console.log(`run ${run + 1} of ${runs}: ${passed} passed, ${failed} failed`);
  failures.push(...named);
}
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(JSON.stringify({ runs, failures: failures.length }));
await Promise.all(busy.map((worker) => worker.terminate()));
process.exitCode = failures.length === 0 ? 0 : 1;
