/** `loyalty-kiosk COMMAND …`: what an installer and a person with a shell use (docs/command.md). */
import { resolve } from "node:path";
import { VERSION } from "../host/shared/version.ts";
import { type CommandName, helpText, isCommand, usageOf } from "./commands.ts";
import { type CommandContext, exitStatus, processContext, UsageError } from "./context.ts";
import { devicePaths } from "./device-paths.ts";

type Run = (argv: readonly string[], context: CommandContext) => Promise<number>;

/** Each is loaded when it is called: most need a small part of the kiosk only. */
const LOAD: Readonly<Record<CommandName, () => Promise<Run>>> = {
  setup: async () => (await import("./setup/setup.ts")).setup,
  doctor: async () => (await import("./doctor.ts")).doctor,
  backup: async () => (await import("./backup.ts")).backup,
  restore: async () => (await import("./restore.ts")).restore,
  update: async () => (await import("../update/command.ts")).update,
};

/** Runs one subcommand; returns the exit status, which is 2 for arguments that nothing knows. */
async function main(argv: readonly string[]): Promise<number> {
  const { root, rest } = withoutRoot(argv);
  const context = processContext(devicePaths(root));
  return exitStatus(context, async () => {
    const [name = "--help", ...args] = rest;
    if (name === "--version") context.out(`${VERSION}\n`);
    if (name === "--help" || name === "help") context.out(helpText());
    if (name.startsWith("--") || name === "help") return known(name);
    if (!isCommand(name)) throw new UsageError(`unknown command ${name}\n\n${helpText()}`);
    if (args.includes("--help")) {
      context.out(`${usageOf(name, context)}\n`);
      return 0;
    }
    const run = await LOAD[name]();
    return run(args, context);
  });
}

function known(name: string): number {
  if (["--help", "--version", "help"].includes(name)) return 0;
  throw new UsageError(`unknown option ${name}\n\n${helpText()}`);
}

/** `--root DIR` goes before the command's name: after it, it would be the command's own. */
function withoutRoot(argv: readonly string[]) {
  const [first, folder, ...rest] = argv;
  if (first !== "--root" || folder === undefined) return { root: "/", rest: argv };
  return { root: resolve(folder), rest };
}

process.exitCode = await main(process.argv.slice(2));
