/** A program of the measurement in a process of its own, with messages both ways. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { z } from "zod";

export class Child<Said> {
  readonly #process: ChildProcess;
  readonly #listeners = new Set<(said: Said) => void>();
  /** Called once the process has ended. */
  readonly #waiting = new Set<() => void>();

  /** `program`: a file of this folder; it gets `options` as its argument. */
  constructor(program: string, options: object, said: z.ZodType<Said>) {
    this.#process = fork(join(import.meta.dirname, program), [JSON.stringify(options)], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#process.on("message", (message) => {
      const parsed = said.parse(message);
      for (const listener of this.#listeners) listener(parsed);
    });
    this.#process.once("exit", () => {
      for (const ended of this.#waiting) ended();
    });
  }

  tell(message: object): void {
    this.#process.send(message);
  }

  /** Returns a function that ends it. */
  onSaid(listener: (said: Said) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The next message that `find` finds something in. Rejects if the process ends first. */
  async until<Found>(find: (said: Said) => Found | null): Promise<Found> {
    const { promise, resolve, reject } = Promise.withResolvers<Found>();
    const stop = this.onSaid((said) => {
      const found = find(said);
      if (found !== null) resolve(found);
    });
    const ended = () => reject(new Error("a process of the measurement ended"));
    this.#waiting.add(ended);
    return promise.finally(() => {
      stop();
      this.#waiting.delete(ended);
    });
  }

  /** Stops its execution, without a word to whoever is connected with it, until `SIGCONT`. */
  signal(signal: "SIGSTOP" | "SIGCONT"): void {
    this.#process.kill(signal);
  }

  async end(): Promise<void> {
    const { exitCode, signalCode } = this.#process;
    if (exitCode !== null || signalCode !== null) return;
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await ended;
  }
}

/** What the parent gave a program, which ends with the parent. */
export function given<Options>(schema: z.ZodType<Options>): Options {
  process.on("disconnect", () => process.exit());
  return schema.parse(JSON.parse(process.argv[2] ?? "null"));
}

/** To the parent; nothing if there is none. */
export function say(message: object): void {
  process.send?.(message);
}
