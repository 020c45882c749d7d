/** The subcommands of `loyalty-kiosk-fleet`, for its help and for the usage of each. */
import type { About } from "../../electron/host/command/program.ts";

export const PROGRAM = "loyalty-kiosk-fleet";

export const COMMANDS = {
  setup: {
    synopsis: "[--from FILE | --check] [--json]",
    about: "asks what gate and console need, checks it, writes it and starts them",
  },
  status: {
    synopsis: "[--json]",
    about: "says how gate, console, stream, kiosks and certificates are",
  },
  "add-account": {
    synopsis: "NAME [--roles look,settle,refund,manage]",
    about: "adds an operator to the console, with the password from the terminal or the input",
  },
} as const satisfies Readonly<Record<string, About>>;

type CommandName = keyof typeof COMMANDS;

/** `usage: loyalty-kiosk-fleet setup …`. */
export function usageOf(name: CommandName): string {
  return `usage: ${PROGRAM} ${name} ${COMMANDS[name].synopsis}`;
}
