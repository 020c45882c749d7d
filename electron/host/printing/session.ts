/** A conversation with a receipt printer over one connection: its state, and a print whose end it confirms. */
import type { PrinterView } from "../rpc/printing-views.ts";
import type { PrinterConnection } from "./connection.ts";
import { askWhenPrinted, DLE_EOT, printerViewOf, ResponseReader } from "./responses.ts";

export type PrintLimits = {
  /** For an answer about the state, which is given at once by a printer that works. */
  readonly answerMs: number;
  /** Between two questions while a print is on its way. */
  readonly askEveryMs: number;
  /** For the end of a print while the printer is ready, or says nothing. */
  readonly printMs: number;
  /** For a person who brings paper, or closes the cover, in the middle of a print; also while a printer does not take all of it. */
  readonly personMs: number;
  /** For a process id after the status that each printer sends; only some have process ids. */
  readonly processIdMs: number;
};

export const PRINT_LIMITS: PrintLimits = {
  answerMs: 2_000,
  askEveryMs: 1_000,
  printMs: 20_000,
  personMs: 10 * 60_000,
  processIdMs: 1_500,
};

/** `unconfirmed`: all or a part of it may be on paper. */
export type PrintOutcome = "printed" | "unconfirmed";

export class PrinterSession {
  readonly #connection: PrinterConnection;
  readonly #limits: PrintLimits;
  readonly #processed = new Set<string>();
  #statuses = 0;
  /** Statuses that will have come once the last print has ended: a printer answers in the order of the questions. */
  #statusesAsked = 0;
  /** Whether the connection has: nothing can be sent any more. */
  hasEnded = false;
  /** Called at each answer, and at the end. */
  #notice: () => void = () => {};
  #realTime: number | null = null;
  /** What it has said last of its state, asked or not. */
  #said: PrinterView | null = null;

  constructor(connection: PrinterConnection, limits: PrintLimits = PRINT_LIMITS) {
    this.#connection = connection;
    this.#limits = limits;
    const reader = new ResponseReader();
    connection.onBytes((bytes) => {
      for (const response of reader.push(bytes)) {
        if (response.type === "real-time") this.#realTime = response.byte;
        else if (response.type === "status") this.#statuses += 1;
        else if (response.type === "automatic") this.#said = response.view;
        // A stranger's ids are of no interest: few are stored.
        else if (this.#processed.size < 64) this.#processed.add(response.id);
      }
      this.#notice();
    });
    connection.onEnd(() => {
      this.hasEnded = true;
      this.#notice();
    });
  }

  /** Whether the printer has said that it printed this. Also what a printer kept for a kiosk that was away counts. */
  hasPrinted(id: string): boolean {
    return this.#processed.has(id);
  }

  /** Its state now; null if it does not answer. */
  async state(): Promise<PrinterView | null> {
    const answers: number[] = [];
    for (const question of DLE_EOT) {
      this.#realTime = null;
      // Not awaited, as below: what a full printer has not taken it cannot answer.
      void this.#write(question);
      await this.#until(() => this.#realTime !== null, this.#limits.answerMs);
      if (this.#realTime === null) return null;
      answers.push(this.#realTime);
    }
    this.#said = printerViewOf(answers);
    return this.#said;
  }

  /** Sends a print, and waits until the printer says that it is on paper. `onState` is called while it waits. */
  async print(
    bytes: Uint8Array,
    id: string,
    onState: (state: PrinterView | null) => void,
  ): Promise<PrintOutcome> {
    const { askEveryMs, printMs, personMs, processIdMs } = this.#limits;
    // One that nobody asked for, such as one that a printer kept, came before.
    const status = Math.max(this.#statusesAsked, this.#statuses) + 1;
    this.#statusesAsked = status;
    const isDone = () => this.hasPrinted(id) || this.#statuses >= status;
    // Not awaited: a printer without paper takes no more until somebody has brought some.
    let isTaken = false;
    void this.#write(bytes);
    void this.#write(askWhenPrinted(id)).then(() => {
      isTaken = true;
    });
    const begunAt = performance.now();
    let movedAt = begunAt;
    while (!this.hasEnded && !(await this.#until(isDone, askEveryMs))) {
      const now = performance.now();
      if (now - begunAt > personMs || now - movedAt > printMs) return "unconfirmed";
      // Full of data, it may be silent: what it has said last counts.
      const state = (await this.state()) ?? this.#stoppedFor();
      onState(state);
      if (!isTaken || this.#stoppedFor() !== null) movedAt = now;
    }
    if (!this.hasPrinted(id)) await this.#until(() => this.hasPrinted(id), processIdMs);
    if (this.hasPrinted(id)) return "printed";
    return isDone() && (await this.#isReady(onState)) ? "printed" : "unconfirmed";
  }

  close(): void {
    this.#connection.close();
  }

  /** Why it does not print, by what it has said last; null if it could. */
  #stoppedFor(): PrinterView | null {
    return this.#said === null || this.#said.condition === "ready" ? null : this.#said;
  }

  async #isReady(onState: (state: PrinterView | null) => void): Promise<boolean> {
    const state = await this.state();
    onState(state);
    return state?.condition === "ready";
  }

  /** A connection that breaks says so by its end. */
  async #write(bytes: Uint8Array): Promise<void> {
    if (!this.hasEnded) await this.#connection.write(bytes).catch(() => {});
  }

  /** Whether it is so, at the latest after `ms`, or when the connection has ended. */
  async #until(isSo: () => boolean, ms: number): Promise<boolean> {
    const deadline = performance.now() + ms;
    while (!isSo() && !this.hasEnded) {
      const left = deadline - performance.now();
      if (left <= 0) break;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#notice = resolve;
      const timer = setTimeout(resolve, left);
      await promise;
      clearTimeout(timer);
    }
    return isSo();
  }
}
