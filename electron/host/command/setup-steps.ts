/** Steps that setup has in common for all installed programs. */
import { type ProgramContext, UsageError } from "./context.ts";
import { type DeviceFinding, finding } from "./findings.ts";
import { type Prompter, StoppedError } from "./prompter.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Who answers the questions. Throws UsageError if nobody can be asked. */
export async function openTerminal(context: ProgramContext, usage: string): Promise<Prompter> {
  const prompter = await context.openTerminal();
  if (prompter !== null) return prompter;
  throw new UsageError(`without a terminal, name a prepared file\n${usage}`);
}

/** What was answered; null if the person stopped. */
export async function unlessStopped<Answers>(
  questions: () => Promise<Answers>,
): Promise<Answers | null> {
  try {
    return await questions();
  } catch (error) {
    if (error instanceof StoppedError) return null;
    throw error;
  }
}

/** Nothing ends `write` half-way: until all files are written, signals wait. What it throws is a finding. */
export function uninterrupted(write: () => readonly DeviceFinding[]): readonly DeviceFinding[] {
  const wait = () => undefined;
  for (const signal of SIGNALS) process.on(signal, wait);
  try {
    return write();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const advice = "Run setup as root, with the package installed.";
    return [finding("failed", "files", error.message, advice)];
  } finally {
    for (const signal of SIGNALS) process.off(signal, wait);
  }
}
