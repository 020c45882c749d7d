/** Asks the receipt printer for its state; nothing is printed. */
import { printerAt } from "../../printing/connection.ts";
import { PrinterSession } from "../../printing/session.ts";
import type { Settings } from "../../settings/settings.ts";
import { createNotebook, type Finding } from "./report.ts";

export async function checkPrinter({
  device,
}: Pick<Settings, "device">): Promise<readonly Finding[]> {
  const { printer } = device.receipt;
  if (printer === null) return [];
  const note = createNotebook("connections", "docs/printing.md");
  const [section, title] = ["docs/printing.md", `receipt printer at ${printer.address}`];
  const connection = await printerAt(printer.address)().catch(() => null);
  if (connection === null) {
    const advice =
      "Is it switched on, and its address fixed? USB: does this account have the group lp?";
    note.failed(section, title, "it cannot be reached", advice);
    return note.findings();
  }
  const session = new PrinterSession(connection);
  const state = await session.state();
  session.close();
  if (state === null) {
    const advice = "The kiosk needs answers to DLE EOT: without them use the system's printer.";
    note.failed(section, title, "it does not answer", advice);
  } else if (state.condition !== "ready") {
    note.warning(section, title, state.condition, "See to it: customers are told of it.");
  } else if (state.isPaperLow) note.warning(section, title, "its paper is low", "Bring paper.");
  else note.ok(section, title, "ready");
  return note.findings();
}
