/** Asks the receipt printer for its state; nothing is printed. */
import { setTimeout } from "node:timers/promises";
import { printerAt } from "../../printing/connection.ts";
import { PrinterSession } from "../../printing/session.ts";
import type { PrinterView } from "../../rpc/printing-views.ts";
import type { Settings } from "../../settings/settings.ts";
import { createNotebook, type Finding } from "./report.ts";

export async function checkPrinter({
  device,
}: Pick<Settings, "device">): Promise<readonly Finding[]> {
  const { print, printer } = device.receipt;
  if (printer === null && print === "off") return [];
  const note = createNotebook("connections", "docs/printing.md");
  const section = "docs/printing.md";
  if (printer === null) {
    const advice = "Print a receipt, and look at it: the kiosk cannot know whether there is paper.";
    note.skipped(section, "the system's printer", "its state is not known", advice);
    return note.findings();
  }
  const title = `receipt printer at ${printer.address}`;
  const state = await askedForState(printer.address);
  if (state === "gone") {
    const advice =
      "Is it switched on, and its address fixed? USB: does this account have the group lp?";
    note.failed(section, title, "it cannot be reached", advice);
  } else if (state === "silent") {
    const advice = "The kiosk needs answers to DLE EOT: without them use the system's printer.";
    note.failed(section, title, "it does not answer", advice);
  } else if (state.condition !== "ready") {
    note.warning(section, title, state.condition, "See to it: customers are told of it.");
  } else if (state.isPaperLow) note.warning(section, title, "its paper is low", "Bring paper.");
  else note.ok(section, title, "ready");
  return note.findings();
}

/** A printer may be busy with another kiosk for some seconds. */
const TRIES = 3;
const BETWEEN_TRIES_MS = 2_000;

type Asked = PrinterView | "gone" | "silent";

async function askedForState(address: string): Promise<Asked> {
  let asked: Asked = "gone";
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (tried > 0) await setTimeout(BETWEEN_TRIES_MS);
    asked = await askOnce(address);
    if (typeof asked !== "string") break;
  }
  return asked;
}

async function askOnce(address: string): Promise<Asked> {
  const connection = await printerAt(address)().catch(() => null);
  if (connection === null) return "gone";
  const session = new PrinterSession(connection);
  const state = await session.state();
  session.close();
  return state ?? "silent";
}
