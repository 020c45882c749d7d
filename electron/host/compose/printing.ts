/** Composes the receipt printer: its queue, what page and staff may ask of it, and what is reported about it. */
import { ORPCError } from "@orpc/server";
import type { Runner } from "../checkout/running/runner.ts";
import { printerAt } from "../printing/connection.ts";
import { encodePrint, latinCodePages, PAPERS } from "../printing/encode.ts";
import { PrintQueue } from "../printing/print-queue.ts";
import {
  createStaffPrinting,
  NOT_POSSIBLE,
  type PrinterStatus,
  type PrintHandlers,
  type StaffPrinting,
} from "../printing/receipt-printing.ts";
import type { PrinterView, PrintKind, ReceiptPrinterView } from "../rpc/printing-views.ts";
import type { ReceiptPrinter } from "../settings/receipt-printer.ts";
import { constant, derived, type Live } from "../shared/live.ts";
import { createPrintJobs } from "../store/print-jobs.ts";
import type { Infrastructure } from "./infrastructure.ts";

export type ComposedPrinting = {
  /** For the outlet's view; null without a receipt printer. */
  readonly view: Live<ReceiptPrinterView>;
  /** For staff and operators; null without one. */
  readonly status: Live<PrinterStatus | null>;
  readonly page: PrintHandlers;
  readonly staff: StaffPrinting;
  start(): void;
  stop(): void;
};

type PrintingOptions = Pick<Infrastructure, "settings" | "database" | "log" | "now"> & {
  readonly runner: Pick<Runner, "state">;
};

export function composePrinting(options: PrintingOptions): ComposedPrinting {
  const { printer } = options.settings.device.receipt;
  return printer === null ? NO_PRINTER : withPrinter(options, printer);
}

function withPrinter(options: PrintingOptions, printer: ReceiptPrinter): ComposedPrinting {
  const { settings, database, log, now, runner } = options;
  const jobs = createPrintJobs(database);
  const queue = new PrintQueue({
    jobs,
    connect: printerAt(printer.address),
    encode: (blocks) => encodePrint(blocks, printer),
    ...{ log, now },
  });
  const isWanted = (kind: PrintKind) =>
    kind === "ticket" ? printer.ticket : settings.device.receipt.print !== "off";
  return {
    view: derived([queue.printer], () => printerViewOf(printer, queue.printer.current())),
    status: derived(
      [queue.printer, { current: () => null, subscribe: (on) => queue.subscribe(on) }],
      () => ({
        ...queue.printer.current(),
        unconfirmed: queue.unconfirmed.length,
      }),
    ),
    page: {
      print({ checkoutId, kind, document }) {
        if (!isWanted(kind) || !runner.state(checkoutId))
          throw new ORPCError("PRECONDITION_FAILED");
        queue.add({ jobId: jobIdOf(checkoutId, kind), checkoutId, kind, isCopy: false }, document);
      },
      state: ({ checkoutId, kind }) => queue.state(jobIdOf(checkoutId, kind)),
    },
    staff: createStaffPrinting(queue, jobs),
    start: () => queue.start(),
    stop: () => queue.stop(),
  };
}

const NO_PRINTER: ComposedPrinting = {
  view: constant(null),
  status: constant(null),
  page: { print: refuse, state: () => constant(null) },
  staff: {
    ofOrder: () => constant([]),
    unconfirmed: constant([]),
    again: () => NOT_POSSIBLE,
    confirm: () => NOT_POSSIBLE,
    test: refuse,
    state: () => constant(null),
  },
  start() {},
  stop() {},
};

function refuse(): never {
  throw new ORPCError("PRECONDITION_FAILED");
}

/** The same again is the same print. */
function jobIdOf(checkoutId: string, kind: PrintKind): string {
  return `${checkoutId}/${kind}`;
}

/** Before the first look at the printer it counts as usable: nothing is known against it. */
function printerViewOf(
  { paper, codePages: maker, ticket }: ReceiptPrinter,
  { condition }: PrinterView,
): ReceiptPrinterView {
  const { dots, columns } = PAPERS[paper];
  const codePages = [...latinCodePages(maker)];
  return {
    isUsable: condition === "ready" || condition === "unknown",
    dots,
    columns: codePages.length === 0 ? null : columns,
    codePages,
    ticket,
  };
}
