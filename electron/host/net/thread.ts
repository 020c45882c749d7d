/** Processes untrusted bytes in a thread with a deadline: whatever they are, the host goes on. */
import { Worker } from "node:worker_threads";
import { childEnvironment } from "./child-environment.ts";

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

/** Passes one input to a thread and returns the first message that it posts. Never rejects. */
export type RunInThread = (input: unknown, limits: ThreadLimits) => Promise<ThreadAnswer>;

/**
 * The script of a thread: the source file `<name>.ts` beside the module at `moduleUrl`, or `<name>.js` beside a bundle.
 * `scripts/packaging/bundle.ts` lists those that are bundled.
 */
export function threadScript(name: string, moduleUrl: string): URL {
  const isSource = new URL(moduleUrl).pathname.endsWith(".ts");
  return new URL(isSource ? `./${name}.ts` : `./${name}.js`, moduleUrl);
}

/** Starts a thread for one input (its `workerData`) and returns the first message that it posts. Never rejects. */
export async function runInThread(
  script: URL,
  input: unknown,
  limits: ThreadLimits,
): Promise<ThreadAnswer> {
  if (limits.signal?.aborted) return { kind: "stopped" };
  const worker = startWorker(script, input, limits);
  const answer = await firstAnswer(worker, limits);
  void worker.terminate();
  return answer;
}

/**
 * The same, but a thread that has answered waits `idleMs` for the next input, which spares its start and the compiling
 * of its code. Its script takes the first input from `workerData` and each further one as a message. A thread that has
 * not answered is never used again, and one that waits ends with the signal of its last input.
 */
export function createReusedThread(script: URL, idleMs: number): RunInThread {
  let idle: Idle | null = null;

  function startOrReuse(input: unknown, limits: ThreadLimits): Worker {
    const worker = idle?.take();
    if (!worker) return startWorker(script, input, limits);
    worker.postMessage(input);
    return worker;
  }

  return async (input, limits) => {
    if (limits.signal?.aborted) return { kind: "stopped" };
    const worker = startOrReuse(input, limits);
    const answer = await firstAnswer(worker, limits);
    const isReusable =
      answer.kind === "answer" && !hasEnded(worker) && idle === null && !limits.signal?.aborted;
    if (isReusable) {
      idle = waitForInput(worker, { idleMs, signal: limits.signal, onEnd: () => (idle = null) });
    } else void worker.terminate();
    return answer;
  };
}

/** Its last message and its end may have come together, before anybody listens for the end. */
const hasEnded = (worker: Worker): boolean => worker.threadId === -1;

type Idle = {
  /** The thread, which waits no longer. */
  take(): Worker;
};

type IdleOptions = {
  readonly idleMs: number;
  readonly signal: AbortSignal | undefined;
  /** Called once, when it is taken or has ended. */
  readonly onEnd: () => void;
};

/** Keeps a thread until it is taken or its time is over. It does not keep the process from ending. */
function waitForInput(worker: Worker, { idleMs, signal, onEnd }: IdleOptions): Idle {
  const leave = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
    worker.off("exit", end);
    onEnd();
  };
  const end = (): void => {
    leave();
    void worker.terminate();
  };
  const timer = setTimeout(end, idleMs);
  timer.unref();
  worker.unref();
  signal?.addEventListener("abort", end);
  worker.once("exit", end);
  return {
    take() {
      leave();
      worker.ref();
      return worker;
    },
  };
}

function startWorker(script: URL, input: unknown, { memoryMb = MEMORY_MB }: ThreadLimits): Worker {
  const worker = new Worker(script, {
    workerData: input,
    env: childEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // Also while nobody waits for its answer: an error that nobody listens for ends the process.
  worker.on("error", () => undefined);
  return worker;
}

function firstAnswer(worker: Worker, { timeoutMs, signal }: ThreadLimits): Promise<ThreadAnswer> {
  const { promise, resolve } = Promise.withResolvers<ThreadAnswer>();
  const answered = (value: unknown) => resolve({ kind: "answer", value });
  const failed = () => resolve({ kind: "failed" });
  const stop = () => resolve({ kind: "stopped" });
  const deadline = setTimeout(() => resolve({ kind: "timeout" }), timeoutMs);
  signal?.addEventListener("abort", stop);
  worker.once("message", answered);
  worker.once("error", failed);
  worker.once("exit", failed);
  return promise.finally(() => {
    clearTimeout(deadline);
    signal?.removeEventListener("abort", stop);
    worker.off("message", answered).off("error", failed).off("exit", failed);
  });
}
