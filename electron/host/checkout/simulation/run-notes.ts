import type { CheckoutEvent } from "../events.ts";
import type { Road } from "../order.ts";
import type { StaffReason } from "../staff-list.ts";
import { type Counts, count } from "./coverage.ts";

/** What came of one run. */
export type RunReport = {
  readonly seed: number;
  readonly road: Road;
  /** Broken rules of design §8; empty when all hold. */
  readonly violations: readonly string[];
  /** One line a fact, where it was asked for. */
  readonly trace: readonly string[];
  readonly faults: Counts;
  readonly crashes: Counts;
  readonly staff: readonly StaffReason[];
  /** How each order ended. */
  readonly ends: readonly string[];
  /** What stands on disk at the end, one journal an order. */
  readonly journals: readonly (readonly CheckoutEvent[])[];
};

/** Notes what happens in a run. */
export class RunNotes {
  readonly #violations: string[] = [];
  readonly #trace: string[] = [];
  readonly #faults: Counts = new Map();
  readonly #crashes: Counts = new Map();
  readonly #staff: StaffReason[] = [];
  readonly #ends: string[] = [];
  readonly #journals: (readonly CheckoutEvent[])[] = [];
  readonly #tracing: boolean;
  /** Milliseconds since the run began. */
  readonly #elapsed: () => number;

  constructor(tracing: boolean, elapsed: () => number) {
    this.#tracing = tracing;
    this.#elapsed = elapsed;
  }

  /** A rule is broken. */
  complain(what: string): void {
    this.#violations.push(what);
    this.say(() => `VIOLATION ${what}`);
  }

  /** A call or a callback, and what happened to it. */
  met(what: string): void {
    count(this.#faults, what);
    this.say(() => `network: ${what}`);
  }

  died(point: string): void {
    count(this.#crashes, point);
    this.say(() => `the process died ${point}`);
  }

  ended(end: string, staff: readonly StaffReason[], journal: readonly CheckoutEvent[]): void {
    this.#ends.push(end);
    this.#journals.push(journal);
    this.#staff.push(...staff);
  }

  /** Adds a line to the trace; it is made only where there is one. */
  say(line: () => string): void {
    if (!this.#tracing) return;
    this.#trace.push(`+${(this.#elapsed() / 1_000).toFixed(3)} s  ${line()}`);
  }

  report(seed: number, road: Road): RunReport {
    return {
      seed,
      road,
      violations: this.#violations,
      trace: this.#trace,
      faults: this.#faults,
      crashes: this.#crashes,
      staff: this.#staff,
      ends: this.#ends,
      journals: this.#journals,
    };
  }
}
