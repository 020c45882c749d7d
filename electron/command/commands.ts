/** The subcommands of `loyalty-kiosk`, for its help and for the usage of each. */
import type { About } from "../host/command/program.ts";
import type { CommandContext } from "./context.ts";

export const PROGRAM = "loyalty-kiosk";

export const COMMANDS = {
  status: {
    synopsis: "[--json]",
    about: "says how the kiosk is, in one screen",
  },
  setup: {
    synopsis: "[--from FILE [--unchecked] | --check] [--json]",
    about: "asks what this kiosk needs, checks it, writes it and starts the kiosk",
  },
  doctor: {
    synopsis: "[--settings FILE] [--data DIR] [--json] [--deep [--code CODE] [--wait SECONDS]]",
    about: "checks the answers of the kiosk's services",
  },
  hardware: {
    synopsis: "[--data DIR] [--html] [--json]",
    about: "reports the hardware's state, and what people found when they tested it",
  },
  backup: {
    synopsis: "[--to FOLDER] [--data DIR] [--keep N] [--recipient KEY …]",
    about: "copies the kiosk's records, beside a running kiosk",
  },
  restore: {
    synopsis: "[--from BACKUP [--identity FILE]] [--data DIR] [--go-on] [--yes]",
    about: "puts a backup in place of the kiosk's records, after a question",
  },
  logs: {
    synopsis: "[--lines N | --since TIME] [--follow]",
    about: "shows what the kiosk's units wrote into the system's journal",
  },
  rotate: {
    synopsis: "ordering-key | ordering-response-key | payments-token | callback-token [--drop-old]",
    about: "replaces a key or token, once the new one is proved",
  },
  "support-bundle": {
    synopsis: "[--to FOLDER]",
    about: "packs what support needs, without secrets and customers",
  },
  update: {
    synopsis: "[--once] [--now | --status] [--health ADDRESS] [--trial-seconds N]",
    about: "installs the version that its package brought, or puts the old one back",
  },
} as const satisfies Readonly<Record<string, About>>;

type CommandName = keyof typeof COMMANDS;

/** `loyalty-kiosk doctor …`, or `npm run doctor -- …` from the sources. */
export function usageOf(name: CommandName, { installed }: Pick<CommandContext, "installed">) {
  const command = installed === null ? `npm run ${name} --` : `${PROGRAM} ${name}`;
  return `usage: ${command} ${COMMANDS[name].synopsis}`;
}
