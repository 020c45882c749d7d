/**
 * A thread that answers with its number, except to `fail` (it ends), `hang` (it does not answer) and `fail later` (it ends
 * after its answer).
 */
import { parentPort, threadId, workerData } from "node:worker_threads";

function answer(input: unknown): void {
  if (input === "fail") throw new Error("a thread failed");
  if (input !== "hang") parentPort?.postMessage(threadId);
  if (input === "fail later") setImmediate(() => answer("fail"));
}

answer(workerData);
parentPort?.on("message", answer);
