/** Processes untrusted bytes in a thread with a deadline: whatever they are, the host goes on. */
import { Worker } from "node:worker_threads";

/** The default memory limit of a thread, in megabytes. */
const MEMORY_MB = 256;

export type ThreadLimits = {
  /** Includes the thread's start. */
  readonly timeoutMs: number;
  readonly memoryMb?: number;
  /** Ends the thread when its result is no longer needed. */
  readonly signal?: AbortSignal | undefined;
};

export type ThreadAnswer =
  | { readonly kind: "answer"; readonly value: unknown }
  /** `timeout`: it was terminated; `failed`: it ended without an answer; `stopped`: by the caller's signal. */
  | { readonly kind: "timeout" | "failed" | "stopped" };

/**
 * The script of a thread: the source file `<name>.ts` beside the module at `moduleUrl`, or `<name>.js` beside a bundle.
 * `scripts/bundle.ts` lists those that are bundled.
 */
export function threadScript(name: string, moduleUrl: string): URL {
  const isSource = new URL(moduleUrl).pathname.endsWith(".ts");
  return new URL(isSource ? `./${name}.ts` : `./${name}.js`, moduleUrl);
}

/** Starts a thread for one input (its `workerData`) and returns the first message that it posts. Never rejects. */
export function runInThread(
  script: URL,
  input: unknown,
  { timeoutMs, memoryMb = MEMORY_MB, signal }: ThreadLimits,
): Promise<ThreadAnswer> {
  if (signal?.aborted) return Promise.resolve({ kind: "stopped" });
  const { promise, resolve } = Promise.withResolvers<ThreadAnswer>();
  const worker = new Worker(script, {
    workerData: input,
    // The thread does not get the host's environment, which may contain secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const deadline = setTimeout(() => resolve({ kind: "timeout" }), timeoutMs);
  const stop = () => resolve({ kind: "stopped" });
  signal?.addEventListener("abort", stop);
  worker.once("message", (value: unknown) => resolve({ kind: "answer", value }));
  worker.once("error", () => resolve({ kind: "failed" }));
  worker.once("exit", () => resolve({ kind: "failed" }));
  return promise.finally(() => {
    clearTimeout(deadline);
    signal?.removeEventListener("abort", stop);
    void worker.terminate();
  });
}
