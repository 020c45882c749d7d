/** The thread of `npm run fuzz`: runs the cases that it receives, and reports each before it starts. */
import { parentPort, workerData } from "node:worker_threads";
import { fuzz } from "../../electron/host/testing/fuzz.ts";
import { targets } from "./targets.ts";
import type { FuzzJob, FuzzThreadData } from "./thread.ts";

const { name, underWay }: FuzzThreadData = workerData;
const target = targets.find((candidate) => candidate.name === name);
const port = parentPort;
if (!target || !port) throw new Error(`no target ${name}, or not in a thread`);

port.on("message", (job: FuzzJob) => {
  const before = (seed: number) => void Atomics.store(underWay, 0, BigInt(seed));
  port.postMessage(fuzz(target, { ...job, before }));
});
