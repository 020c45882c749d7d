/** Runs a script in a process of its own with a deadline: code that a thread's end would not stop, or that may crash. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { childEnvironment } from "./child-environment.ts";

/** Answers are short; whatever writes more is ended. */
const MAX_ANSWER_LENGTH = 64_000;

export type ProgramLimits = {
  /** Includes the start of the process. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
};

export type ProgramAnswer =
  /** What it wrote, once it ended without an error. */
  | { readonly kind: "answer"; readonly text: string }
  /** `timeout`: it was killed; `failed`: it ended with an error, or crashed; `stopped`: by the caller's signal. */
  | { readonly kind: "timeout" | "failed" | "stopped" };

/** Runs a script with one argument, which is JSON. Never rejects. */
export type RunProgram = (
  script: URL,
  input: unknown,
  limits: ProgramLimits,
) => Promise<ProgramAnswer>;

/** A running process. `onEnd` gets its exit code; null if it was ended by a signal or did not start. */
export type StartedProgram = {
  readonly output: NodeJS.ReadableStream | null;
  onEnd(listener: (code: number | null) => void): void;
  kill(): void;
};

/** In a Node process of its own, without the host's environment, which may contain secrets. */
export const runInNode: RunProgram = (script, input, limits) =>
  runWithin(startNode(script, input), limits);

function startNode(script: URL, input: unknown): StartedProgram {
  const child = spawn(process.execPath, [fileURLToPath(script), JSON.stringify(input)], {
    env: childEnvironment(),
    stdio: ["ignore", "pipe", "ignore"],
  });
  return {
    output: child.stdout,
    onEnd(listener) {
      child.once("close", listener);
      child.once("error", () => listener(null));
    },
    kill: () => child.kill("SIGKILL"),
  };
}

/** Waits for a started process, and kills it when its time is over. */
export async function runWithin(
  program: StartedProgram,
  { timeoutMs, signal }: ProgramLimits,
): Promise<ProgramAnswer> {
  const { promise, resolve } = Promise.withResolvers<ProgramAnswer>();
  let text = "";
  const end = (kind: "timeout" | "failed" | "stopped") => {
    resolve({ kind });
    program.kill();
  };
  const stop = () => end("stopped");
  const deadline = setTimeout(() => end("timeout"), timeoutMs);
  signal?.addEventListener("abort", stop);
  program.output?.setEncoding("utf8");
  program.output?.on("data", (part: string) => {
    text += part;
    if (text.length > MAX_ANSWER_LENGTH) end("failed");
  });
  program.onEnd((code) => resolve(code === 0 ? { kind: "answer", text } : { kind: "failed" }));
  if (signal?.aborted) stop();
  return promise.finally(() => {
    clearTimeout(deadline);
    signal?.removeEventListener("abort", stop);
  });
}
