/** What page and staff may ask of the receipt printer, and what is reported about it. */
import type {
  PrintDocument,
  PrinterView,
  PrintKind,
  PrintState,
  PrintView,
} from "../rpc/printing-views.ts";
import type { StaffOrderResult } from "../rpc/staff-order-views.ts";
import type { Live } from "../shared/live.ts";
import type { PrintJob, PrintJobs } from "../store/print-jobs.ts";
import { type PrintQueue, printStateOf } from "./print-queue.ts";

/** What the page asks for an order; each kind is printed once, however often it asks. */
export type PrintHandlers = {
  print(wish: { checkoutId: string; kind: PrintKind; document: PrintDocument }): void;
  /** How it is; null if it was not asked for. */
  state(print: { checkoutId: string; kind: PrintKind }): Live<PrintState | null>;
};

/** What staff ask. */
export type StaffPrinting = {
  /** Prints of an order, now and at every change. */
  ofOrder(checkoutId: string): Live<PrintView[]>;
  /** Orders of unconfirmed prints. */
  readonly unconfirmed: Live<readonly string[]>;
  /**
   * Prints it again, once for each `copyId`; marked as a copy unless nothing of this kind was sent for the order. An
   * unconfirmed print counts as not printed then.
   */
  again(wish: { checkoutId: string; jobId: string; copyId: string }): StaffOrderResult;
  /**
   * Staff have looked whether the paper of an unconfirmed print is there. One that is not, and can be printed again, is
   * settled by `again`.
   */
  confirm(wish: { checkoutId: string; jobId: string; isHere: boolean }): StaffOrderResult;
  test(wish: { jobId: string; document: PrintDocument }): void;
  state(jobId: string): Live<PrintState | null>;
};

export type PrinterStatus = PrinterView & { readonly unconfirmed: number };

const RECORDED: StaffOrderResult = { result: "recorded" };
export const NOT_POSSIBLE: StaffOrderResult = { result: "not-possible" };

export function createStaffPrinting(queue: PrintQueue, jobs: PrintJobs): StaffPrinting {
  const find = (checkoutId: string, jobId: string) => {
    const job = jobs.find(jobId);
    return job?.checkoutId === checkoutId ? job : null;
  };
  /** Also by a copy: its original counts as not printed if it was unconfirmed. */
  const wasSent = (checkoutId: string, kind: PrintKind) =>
    jobs
      .ofOrder(checkoutId)
      .some((job) => job.kind === kind && (job.isCopy || job.state !== "not-printed"));
  return {
    ofOrder: (checkoutId) => ({
      current: () => jobs.ofOrder(checkoutId).map(printViewOf),
      subscribe: (listener) => queue.subscribe(listener),
    }),
    again({ checkoutId, jobId, copyId }) {
      const job = find(checkoutId, jobId);
      const document = job && jobs.document(jobId);
      if (!job || document === null) return NOT_POSSIBLE;
      const { kind } = job;
      queue.add({ jobId: copyId, checkoutId, kind, isCopy: wasSent(checkoutId, kind) }, document);
      if (job.state === "unconfirmed") queue.change(jobId, "not-printed");
      return RECORDED;
    },
    unconfirmed: {
      current: () => queue.unconfirmed.flatMap(({ checkoutId }) => checkoutId ?? []),
      subscribe: (listener) => queue.subscribe(listener),
    },
    confirm({ checkoutId, jobId, isHere }) {
      const job = find(checkoutId, jobId);
      if (job?.state !== "unconfirmed") return NOT_POSSIBLE;
      // Else the next one would not be marked as a copy, although this one may have been printed.
      if (!isHere && !job.isCopy && jobs.document(jobId) !== null) return NOT_POSSIBLE;
      queue.change(jobId, isHere ? "printed" : "not-printed");
      return RECORDED;
    },
    test: ({ jobId, document }) =>
      queue.add({ jobId, checkoutId: null, kind: "receipt", isCopy: false }, document),
    state: (jobId) => queue.state(jobId),
  };
}

function printViewOf(job: PrintJob & { readonly isStored: boolean }): PrintView {
  const { jobId, kind, isCopy, state, madeAt, isStored } = job;
  return { jobId, kind, isCopy, state: printStateOf(state), at: madeAt, isStored };
}

/** Notes of the health report. */
export function printerNotesOf(status: PrinterStatus | null): readonly string[] {
  if (status === null) return [];
  const { condition, isPaperLow, unconfirmed } = status;
  return [
    ...(condition === "ready" || condition === "unknown" ? [] : [`printer-${condition}`]),
    ...(isPaperLow && condition !== "paper-out" ? ["printer-paper-low"] : []),
    ...(unconfirmed > 0 ? [`print-unconfirmed: ${unconfirmed}`] : []),
  ];
}
