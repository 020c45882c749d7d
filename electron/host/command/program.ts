/** A program with subcommands: its help, its version, and which of them is called. */
import { resolve } from "node:path";
import { VERSION } from "../shared/version.ts";
import { exitStatus, type ProgramContext, UsageError } from "./context.ts";

export type About = {
  /** Arguments, as in `--help`. */
  readonly synopsis: string;
  readonly about: string;
};

export type Subcommands<Name extends string> = Readonly<Record<Name, About>>;

export type Program<Name extends string, Context extends ProgramContext> = {
  /** As it is called, for example `loyalty-kiosk`. */
  readonly name: string;
  readonly commands: Subcommands<Name>;
  /** Each is loaded when it is called: most need a small part of the program only. */
  readonly load: Readonly<
    Record<Name, () => Promise<(argv: readonly string[], context: Context) => Promise<number>>>
  >;
  /** `root` is where the installation is. */
  readonly contextOf: (root: string) => Context;
};

/** Runs one subcommand; returns the exit status, which is 2 for arguments that nothing knows. */
export async function runProgram<Name extends string, Context extends ProgramContext>(
  { name: program, commands, load, contextOf }: Program<Name, Context>,
  argv: readonly string[],
): Promise<number> {
  const { root, rest } = withoutRoot(argv);
  const context = contextOf(root);
  const help = helpText(program, commands);
  return exitStatus(context, async () => {
    const [name = "--help", ...args] = rest;
    if (name === "--version") context.out(`${VERSION}\n`);
    if (name === "--help" || name === "help") context.out(help);
    if (["--help", "--version", "help"].includes(name)) return 0;
    if (name.startsWith("--")) throw new UsageError(`unknown option ${name}\n\n${help}`);
    if (!isNameIn(commands, name)) throw new UsageError(`unknown command ${name}\n\n${help}`);
    if (args.includes("--help")) {
      context.out(`usage: ${program} ${name} ${commands[name].synopsis}\n`);
      return 0;
    }
    const run = await load[name]();
    return run(args, context);
  });
}

/** The answer to `--help`, of all subcommands. */
export function helpText(program: string, commands: Subcommands<string>): string {
  const widest = Math.max(...Object.keys(commands).map(({ length }) => length));
  const lines = Object.entries(commands).map(
    ([name, { about }]) => `  ${name.padEnd(widest)}  ${about}`,
  );
  return `usage: ${program} [--root DIR] COMMAND [ARGUMENT …]

${lines.join("\n")}

${program} COMMAND --help names the command's arguments; ${program} --version the version.
--root DIR works on an installation below another folder.
`;
}

function isNameIn<Name extends string>(commands: Subcommands<Name>, name: string): name is Name {
  return Object.hasOwn(commands, name);
}

/** `--root DIR` goes before the command's name: after it, it would be the command's own. */
function withoutRoot(argv: readonly string[]) {
  const [first, folder, ...rest] = argv;
  if (first !== "--root" || folder === undefined) return { root: "/", rest: argv };
  return { root: resolve(folder), rest };
}
