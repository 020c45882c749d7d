/** A machine that records what is run on it, and remembers what was printed. */
import type { ProgramContext } from "../context.ts";
import type { RunProgram, System } from "../system.ts";

/** What programs are answered with: by the beginning of their command line. */
export type ProgramAnswers = Readonly<Record<string, string>>;

/** `answers` gives the output of a program; everything else ends with 0 and says nothing. */
export function createTestMachine(
  answers: ProgramAnswers = {},
  { isBooted = false }: { isBooted?: boolean } = {},
) {
  const ran: string[] = [];
  const inputs: string[] = [];
  const owners = new Map<string, string>();
  const run: RunProgram = (program, args, input = "") => {
    const line = [program, ...args].join(" ");
    ran.push(line);
    inputs.push(input);
    const found = Object.entries(answers).find(([start]) => line.startsWith(start));
    return { code: 0, stdout: found?.[1] ?? "", stderr: "" };
  };
  const system: System = {
    run,
    show: async (program, args) => run(program, args).code,
    own: (path, user, group) => void owners.set(path.replace(/\.new$/, ""), `${user}:${group}`),
    isBooted,
  };
  let printed = "";
  let errors = "";
  const context: ProgramContext = {
    out: (text) => {
      printed += text;
    },
    err: (text) => {
      errors += text;
    },
    environment: {},
    now: Date.now,
    system,
    openTerminal: async () => null,
  };
  return {
    context,
    /** Command lines, and what each was given on its input. */
    ran,
    inputs,
    owners,
    /** What was printed since the last call. */
    printed() {
      const text = printed;
      printed = "";
      return text;
    },
    errors: () => errors,
  };
}
