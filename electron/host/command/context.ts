/** What every subcommand of an installed program is given: its streams, its clock, and the machine. */
import type { Prompter } from "./prompter.ts";
import { machine, type System } from "./system.ts";

export type ProgramContext = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly environment: NodeJS.ProcessEnv;
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly system: System;
  /** Who can be asked; null without a terminal. */
  readonly openTerminal: () => Promise<Prompter | null>;
};

/** Arguments that a subcommand does not know: exit status 2, with its usage. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The process's own streams, environment and clock; `root` is where the installation is. */
export function processContext(root: string): ProgramContext {
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    environment: process.env,
    now: Date.now,
    system: machine(root),
    async openTerminal() {
      const { stdin, stderr } = process;
      if (!stdin.isTTY) return null;
      const { createTerminal } = await import("./terminal.ts");
      return createTerminal({ input: stdin, output: stderr });
    },
  };
}

/** Calls `read` and turns what it throws into a UsageError with the usage below it. */
export function readOrExplain<Read>(usage: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** The exit status of a subcommand; a UsageError is printed and is 2. */
export async function exitStatus(
  context: Pick<ProgramContext, "err">,
  run: () => Promise<number>,
): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.err(`${error.message}\n`);
    return 2;
  }
}
