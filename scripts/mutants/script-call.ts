import { capture, type Finished } from "../running/processes.ts";
import { inParallel } from "./in-parallel.ts";

/** A script by which a mutant is looked for. */
export type ScriptCall = {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
};

/** A spoilt kiosk that does nothing more for this long was noticed. */
const TIMEOUT_MS = 600_000;
/** Enough of a failure to see what failed. */
const LINES_SHOWN = 20;

type Ended = Finished & { readonly name: string };

function run({ script, args }: ScriptCall, cwd: string): Promise<Finished> {
  return capture(script, args, { cwd, timeoutMs: TIMEOUT_MS });
}

export async function passes(call: ScriptCall, folder: string): Promise<boolean> {
  return (await run(call, folder)).code === 0;
}

function runInCopies(calls: readonly ScriptCall[]): Promise<readonly Ended[]> {
  return inParallel(calls, async (call, { folder }) => {
    return { name: call.name, ...(await run(call, folder)) };
  });
}

/**
 * Runs each script once in a copy of the project that nothing has spoilt. Returns a text for each that fails, with the
 * end of its output: it would fail with any mutant, and show nothing.
 */
export async function failingUnchanged(
  calls: readonly ScriptCall[],
  runEach = runInCopies,
): Promise<readonly string[]> {
  const each = new Map(calls.map((call) => [call.name, call]));
  const ended = await runEach([...each.values()]);
  return ended
    .filter(({ code }) => code !== 0)
    .map(({ name, output }) =>
      [name, ...output.trimEnd().split("\n").slice(-LINES_SHOWN)].join("\n"),
    );
}
