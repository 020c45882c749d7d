import type { Connection, Received } from "../../../fleet/connection.ts";
import { Cell } from "../../../shared/live.ts";
import type { Random } from "../random.ts";
import type { VirtualClock } from "../virtual-clock.ts";
import type { FleetLines } from "./fleet-lines.ts";

/** Whoever answers a kiosk's requests; false if there is nobody. */
export type AnswerKiosk = (
  subject: string,
  data: Uint8Array,
  respond: (answer: Uint8Array) => void,
) => boolean;

/** A dead line is noticed by pings that are not answered. */
const NOTICED_AFTER_MS = 12_000;

/** One process's connection to the fleet's server, which is lost and made again as the lines are. */
export class KioskConnection implements Connection {
  readonly connected = new Cell(false);
  readonly #clock: VirtualClock;
  readonly #random: Random;
  readonly #lines: FleetLines;
  readonly #alive: () => boolean;
  readonly #answer: AnswerKiosk;
  readonly #receivers = new Set<{ subject: string; receive: (message: Received) => void }>();

  constructor(parts: {
    readonly clock: VirtualClock;
    readonly random: Random;
    readonly lines: FleetLines;
    readonly alive: () => boolean;
    readonly answer: AnswerKiosk;
  }) {
    this.#clock = parts.clock;
    this.#random = parts.random;
    this.#lines = parts.lines;
    this.#alive = parts.alive;
    this.#answer = parts.answer;
    this.#lines.kioskReaches.subscribe(() => this.#follow());
    this.#follow();
  }

  /** States and boards, which are no part of a day. */
  publish(): void {}

  subscribe(subject: string, receive: (message: Received) => void): () => void {
    const receiver = { subject, receive };
    this.#receivers.add(receiver);
    return () => this.#receivers.delete(receiver);
  }

  request(subject: string, data: Uint8Array, timeoutMs: number): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (!this.connected.current()) return reject(new Error("not connected"));
      const fail = (reason: string) => () => this.#alive() && reject(new Error(reason));
      const cancel = this.#clock.after(timeoutMs, fail("timeout"), "round");
      const respond = (answer: Uint8Array) => this.#pass(() => [cancel(), resolve(answer)]);
      this.#pass(() => {
        if (!this.#answer(subject, data, respond)) this.#pass(fail("no responders"));
      });
    });
  }

  async close(): Promise<void> {}

  /** Whether a process is there to receive what is sent to it. */
  get isAlive(): boolean {
    return this.#alive();
  }

  listensTo(subject: string): boolean {
    return [...this.#receivers].some((receiver) => receiver.subject === subject);
  }

  /** Hands in what the server sends; `respond` gets the answer to a request. */
  receive(subject: string, data: Uint8Array, respond: (answer: Uint8Array) => void): void {
    for (const receiver of this.#receivers) {
      if (receiver.subject !== subject) continue;
      receiver.receive({ subject, data, respond: (answer) => this.#alive() && respond(answer) });
    }
  }

  #follow(): void {
    const { kioskReaches } = this.#lines;
    const isLineDead = !this.#lines.areThere("line");
    const noticed = isLineDead ? this.#random.pick([0, NOTICED_AFTER_MS]) : 0;
    const afterMs = kioskReaches.current() ? this.#random.between(50, 3_000) : noticed;
    this.#clock.after(afterMs, () => this.#alive() && this.connected.set(kioskReaches.current()));
  }

  /** What passes the line in one direction; nothing if it is dead by then. */
  #pass(arrive: () => void): void {
    const afterMs = this.#random.between(1, 40);
    this.#clock.after(
      afterMs,
      () => this.#alive() && this.#lines.kioskReaches.current() && arrive(),
      "round",
    );
  }
}
