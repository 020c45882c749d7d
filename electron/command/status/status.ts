/** `loyalty-kiosk status`: how this kiosk is, for a person with a shell (docs/command.md). */
import { parseArgs } from "node:util";
import { readOrExplain, UsageError } from "../../host/command/context.ts";
import { usageOf } from "../commands.ts";
import type { CommandContext } from "../context.ts";
import { readStatus } from "./kiosk-status.ts";
import { statusText } from "./status-text.ts";

/** Returns 0 if orders are taken and a page is open, else 1. */
export async function status(argv: readonly string[], context: CommandContext): Promise<number> {
  const { installed, out } = context;
  if (installed === null) throw new UsageError("status works on an installed kiosk only");
  const { values } = readOrExplain(usageOf("status", context), () =>
    parseArgs({ args: [...argv], options: { json: { type: "boolean", default: false } } }),
  );
  const found = await readStatus(installed, context);
  out(values.json ? `${JSON.stringify(found)}\n` : statusText(found));
  return found.serving ? 0 : 1;
}
