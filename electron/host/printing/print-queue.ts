/**
 * Sends prints to the receipt printer, one after the other, and watches its state. It never holds up an order: whoever asks
 * for a print has written it down, and goes on.
 */
import type { Log } from "../net/log.ts";
import type { PrintDocument, PrinterView, PrintState } from "../rpc/printing-views.ts";
import { Cell, type Live } from "../shared/live.ts";
import type { JobState, PrintJob, PrintJobs } from "../store/print-jobs.ts";
import type { ConnectPrinter } from "./connection.ts";
import { afterBreak } from "./encode.ts";
import { PRINT_LIMITS, PrinterSession, type PrintLimits } from "./session.ts";

export type PrintQueueLimits = PrintLimits & {
  /** Between two looks at a printer that has nothing to do. */
  readonly lookEveryMs: number;
  /** Between two looks while something waits, or the printer cannot print: customers are told of it. */
  readonly retryMs: number;
  /** For a printer that cannot print: after it nobody waits for this paper any more. */
  readonly waitMs: number;
};

const LIMITS: PrintQueueLimits = {
  ...PRINT_LIMITS,
  lookEveryMs: 15_000,
  retryMs: 2_000,
  waitMs: 30_000,
};

/** Looks at a printer without an answer, one after the other, before it counts as away: it may be busy with another kiosk. */
const LOOKS_AWAY = 3;

export type PrintQueueOptions = {
  readonly jobs: PrintJobs;
  readonly connect: ConnectPrinter;
  readonly encode: (blocks: PrintDocument["blocks"]) => Uint8Array;
  readonly log: Pick<Log, "info" | "warn">;
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly limits?: PrintQueueLimits;
};

export type NewPrint = Pick<PrintJob, "jobId" | "checkoutId" | "kind" | "isCopy">;

const UNKNOWN: PrinterView = { condition: "unknown", isPaperLow: false };

export class PrintQueue {
  /** As it is shown: busy with another kiosk for a moment, it stays as it was. */
  readonly printer = new Cell<PrinterView>(UNKNOWN);
  /** As it was seen last. */
  #seen = UNKNOWN;
  #looksAway = 0;
  /** Prints of orders about which only staff can decide. */
  unconfirmed: readonly PrintJob[] = [];
  readonly #options: PrintQueueOptions;
  readonly #limits: PrintQueueLimits;
  readonly #listeners = new Set<() => void>();
  readonly #stopping = new AbortController();
  #session: PrinterSession | null = null;
  /** Whether the last print may have broken off within a picture; null before the records are read. */
  #isBrokenOff: boolean | null = null;
  #wake: () => void = () => {};

  constructor(options: PrintQueueOptions) {
    this.#options = options;
    this.#limits = options.limits ?? LIMITS;
  }

  /** Looks at the printer from now on, and prints. Never throws. */
  start(): void {
    void this.#run();
  }

  stop(): void {
    this.#stopping.abort();
    this.#session?.close();
    this.#wake();
  }

  /** Writes the print down, once for each id, and sends it soon. Throws if it cannot be written. */
  add(print: NewPrint, document: PrintDocument): void {
    const { jobs, now } = this.#options;
    if (!jobs.add({ ...print, madeAt: now() }, document)) return;
    this.#notify();
    this.#wake();
  }

  /** The state of a print now and at every change; null for an unknown one. */
  state(jobId: string): Live<PrintState | null> {
    return {
      current: () => {
        const job = this.#options.jobs.find(jobId);
        return job && printStateOf(job.state);
      },
      subscribe: (listener) => this.subscribe(listener),
    };
  }

  /** Calls back when any print has changed. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  change(jobId: string, state: JobState): void {
    this.#options.jobs.change(jobId, state, this.#options.now());
    this.#notify();
  }

  #notify(): void {
    this.unconfirmed = this.#findUnconfirmed();
    for (const listener of this.#listeners) listener();
  }

  #findUnconfirmed(): readonly PrintJob[] {
    // Whoever prints a test sees it.
    return this.#options.jobs.inState("unconfirmed").filter((job) => job.checkoutId !== null);
  }

  async #run(): Promise<void> {
    const { jobs, log } = this.#options;
    let isWaiting = false;
    while (!this.#stopping.signal.aborted) {
      try {
        this.#leaveInterrupted();
        this.#isBrokenOff ??= jobs.inState("unconfirmed").length > 0;
        // Prints are deleted with their orders.
        if (this.unconfirmed.length !== this.#findUnconfirmed().length) this.#notify();
        await this.#round();
        this.#giveUpOld();
        isWaiting = jobs.inState("waiting").length > 0;
      } catch (error) {
        // Such as a full disk: what could not be written down is not sent.
        if (!this.#stopping.signal.aborted) {
          log.warn({ error }, "the receipt printer's queue failed");
        }
      }
      const isIdle = !isWaiting && this.#seen.condition === "ready";
      await this.#pause(isIdle ? this.#limits.lookEveryMs : this.#limits.retryMs);
    }
  }

  /** A print that was interrupted, by a restart or because its outcome could not be written, is never sent again. */
  #leaveInterrupted(): void {
    for (const { jobId } of this.#options.jobs.inState("sending")) {
      this.change(jobId, "unconfirmed");
    }
  }

  /** Connects for as long as there is something to say: a printer may serve several kiosks. */
  async #round(): Promise<void> {
    const connection = await this.#options.connect().catch(() => null);
    if (connection === null) return this.#see({ condition: "gone", isPaperLow: false });
    const session = new PrinterSession(connection, this.#limits);
    this.#session = session;
    try {
      this.#see((await session.state()) ?? SILENT);
      this.#confirmEarlier(session);
      while (this.#canPrint(session)) {
        this.#giveUpOld();
        const [job] = this.#options.jobs.inState("waiting");
        if (!job) break;
        await this.#print(session, job);
        this.#confirmEarlier(session);
      }
    } finally {
      this.#session = null;
      session.close();
    }
  }

  #canPrint(session: PrinterSession): boolean {
    const isReady = this.#seen.condition === "ready";
    return isReady && !session.hasEnded && !this.#stopping.signal.aborted;
  }

  async #print(session: PrinterSession, job: PrintJob): Promise<void> {
    const { jobs, encode, log } = this.#options;
    const { jobId, number, checkoutId, kind, isCopy } = job;
    const document = jobs.document(jobId);
    if (document === null) return this.change(jobId, "not-printed");
    const print = encode(isCopy ? [...document.copyMark, ...document.blocks] : document.blocks);
    this.change(jobId, "sending");
    const bytes = this.#isBrokenOff ? afterBreak(print) : print;
    const outcome = await session.print(bytes, processIdOf(number), (state) => {
      this.#see(state ?? SILENT);
      this.#giveUpOld();
    });
    this.#isBrokenOff = outcome !== "printed";
    this.change(jobId, outcome);
    const what = { jobId, checkoutId, kind, isCopy };
    if (outcome === "printed") log.info(what, "printed");
    else log.warn(what, "the printer has not confirmed a print");
  }

  /** Answers to earlier prints: a slow printer's, or those that it kept for a kiosk that was away. */
  #confirmEarlier(session: PrinterSession): void {
    for (const { jobId, number } of this.#options.jobs.inState("unconfirmed")) {
      if (session.hasPrinted(processIdOf(number))) this.change(jobId, "printed");
    }
  }

  #giveUpOld(): void {
    const { jobs, log, now } = this.#options;
    for (const { jobId, checkoutId, kind, isCopy, madeAt } of jobs.inState("waiting")) {
      // A clock that was set back does not make a print wait for ever.
      if (Math.abs(now() - madeAt) < this.#limits.waitMs) continue;
      this.change(jobId, "not-printed");
      const { condition } = this.#seen;
      log.warn({ jobId, checkoutId, kind, isCopy, condition }, "not printed");
    }
  }

  #see(view: PrinterView): void {
    this.#seen = view;
    const isAway = view.condition === "gone" || view.condition === "silent";
    this.#looksAway = isAway ? this.#looksAway + 1 : 0;
    if (isAway && this.#looksAway < LOOKS_AWAY) return;
    const before = this.printer.current();
    const { condition, isPaperLow } = view;
    if (before.condition === condition && before.isPaperLow === isPaperLow) return;
    this.#options.log.info({ condition, isPaperLow }, "receipt printer");
    this.printer.set(view);
  }

  #pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#wake = resolve;
    if (this.#stopping.signal.aborted) resolve();
    return promise.finally(() => clearTimeout(timer));
  }
}

const SILENT: PrinterView = { condition: "silent", isPaperLow: false };

/** Four characters that a printer returns; they repeat after 1.6 million prints. */
export function processIdOf(number: number): string {
  return (number % 36 ** 4).toString(36).toUpperCase().padStart(4, "0");
}

export function printStateOf(state: JobState): PrintState {
  return state === "waiting" || state === "sending" ? "printing" : state;
}
