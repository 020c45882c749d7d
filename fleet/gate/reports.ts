/** What operators have to know: sent to the console until it has written it down. */
import { type GateReport, gateReport, gateReportAnswer } from "../messages/gate.ts";
import { readMessage, VERSION, writeMessage } from "../messages/message.ts";
import { subjects } from "../messages/subjects.ts";
import { REQUEST_MS, type Requester } from "./connection.ts";

/** The most cases that wait for the console, and the most that are remembered as written down. */
const MAX_CASES = 10_000;
const DAY_MS = 24 * 3_600_000;

type RecurringReport = Extract<
  GateReport["report"],
  { type: "shared-key" | "too-many-claims" | "unreadable" }
>;

export class Reports {
  readonly #connection: Requester;
  readonly #now: () => number;
  readonly #waiting = new Map<string, GateReport>();
  readonly #sending = new Map<string, Promise<boolean>>();
  readonly #written = new Set<string>();

  constructor(connection: Requester, now: () => number) {
    this.#connection = connection;
    this.#now = now;
  }

  /** Resolves with whether the console has written the case down; if not, it is sent again by {@link retry}. */
  async send(id: string, report: GateReport["report"]): Promise<boolean> {
    if (this.#written.has(id)) return true;
    const underWay = this.#sending.get(id);
    if (underWay !== undefined) return underWay;
    const sent = this.#send(id, report).finally(() => this.#sending.delete(id));
    this.#sending.set(id, sent);
    return sent;
  }

  /** Whoever has a key can cause these as often as they like: the console's disk is not theirs to fill. */
  sendOnceADay(report: RecurringReport): Promise<boolean> {
    const day = Math.floor(this.#now() / DAY_MS);
    const named = "kiosk" in report ? [report.kiosk] : [];
    return this.send([report.type, ...named, day].join(":"), report);
  }

  async #send(id: string, report: GateReport["report"]): Promise<boolean> {
    const message = this.#waiting.get(id) ?? { v: VERSION, id, at: this.#now(), report };
    if (!(await this.#request(message))) {
      if (this.#waiting.size < MAX_CASES) this.#waiting.set(id, message);
      return false;
    }
    this.#waiting.delete(id);
    this.#written.add(id);
    const [oldest] = this.#written;
    if (this.#written.size > MAX_CASES && oldest !== undefined) this.#written.delete(oldest);
    return true;
  }

  /** Sends what waits; stops at the first that gets no answer. */
  async retry(): Promise<void> {
    for (const { id, report } of this.#waiting.values()) {
      if (!(await this.send(id, report))) return;
    }
  }

  async #request(message: GateReport): Promise<boolean> {
    try {
      const data = writeMessage(gateReport, message);
      const answer = await this.#connection.request(subjects.report, data, { timeout: REQUEST_MS });
      return readMessage(gateReportAnswer, answer.data).ok;
    } catch {
      // No console, or it cannot write: the case waits.
      return false;
    }
  }
}
