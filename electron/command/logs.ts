/** `loyalty-kiosk logs`: what the kiosk's units wrote into the system's journal (docs/command.md). */
import { parseArgs } from "node:util";
import { readOrExplain, UsageError } from "../host/command/context.ts";
import { usageOf } from "./commands.ts";
import type { CommandContext } from "./context.ts";
import { LOGGING_UNITS } from "./setup/device-checks.ts";

/** As many as a person reads at once. */
const LINES = 200;

/** Shows journalctl's own output on this terminal; returns its exit status, or 1 if it cannot be run. */
export async function logs(argv: readonly string[], context: CommandContext): Promise<number> {
  const { installed, system, err } = context;
  if (installed === null) throw new UsageError("logs works on an installed kiosk only");
  const { since, follow, lines } = readOrExplain(usageOf("logs", context), () =>
    readArguments(argv),
  );
  const code = await system.show("journalctl", [
    ...LOGGING_UNITS.map((unit) => `--unit=${unit}`),
    ...(since === undefined ? [`--lines=${lines}`] : [`--since=${since}`]),
    ...(follow ? ["--follow"] : []),
  ]);
  if (code === null) err("journalctl cannot be run: is systemd's journal on this machine?\n");
  return code ?? 1;
}

function readArguments(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      since: { type: "string" },
      follow: { type: "boolean", default: false },
      lines: { type: "string", default: String(LINES) },
    },
  });
  if (!/^\d{1,7}$/.test(values.lines)) throw new Error(`--lines ${values.lines} is no number`);
  return values;
}
