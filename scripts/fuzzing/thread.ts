import { Worker } from "node:worker_threads";
import type { FuzzReport } from "../../electron/host/testing/fuzz.ts";

/** A case that takes longer counts as hanging, even on a busy machine. */
export const HANGS_AFTER_MS = 30_000;

/** Seeds to run, one after the other. */
export type FuzzJob = { readonly firstSeed: number; readonly runs: number };
export type FuzzThreadData = {
  readonly name: string;
  /** The seed of the current case. */
  readonly underWay: BigInt64Array<SharedArrayBuffer>;
};
export type FuzzOutcome = FuzzReport | { readonly hangsAt: number };

/** A thread that runs cases of one target: one that hangs is terminated from outside. */
export class FuzzThread {
  readonly #worker: Worker;
  readonly #underWay = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));

  constructor(name: string) {
    this.#worker = new Worker(new URL("worker.ts", import.meta.url), {
      workerData: { name, underWay: this.#underWay } satisfies FuzzThreadData,
    });
  }

  /** Rejects if the thread itself fails. After `hangsAt` the thread cannot be used any more. */
  run(job: FuzzJob): Promise<FuzzOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<FuzzOutcome>();
    Atomics.store(this.#underWay, 0, -1n);
    let last = { seed: -1n, since: performance.now() };
    const watch = setInterval(() => {
      const seed = Atomics.load(this.#underWay, 0);
      if (seed !== last.seed) last = { seed, since: performance.now() };
      // Before the first case the thread is still loading.
      else if (seed !== -1n && performance.now() - last.since > HANGS_AFTER_MS) {
        resolve({ hangsAt: Number(seed) });
      }
    }, 250);
    this.#worker.once("message", resolve);
    this.#worker.once("error", reject);
    this.#worker.postMessage(job);
    return promise.finally(() => {
      clearInterval(watch);
      this.#worker.off("message", resolve).off("error", reject);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
