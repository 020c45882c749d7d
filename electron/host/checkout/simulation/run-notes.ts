import type { StaffReason } from "../../../../domain/order-course.ts";
import type { CheckoutEvent } from "../state/events.ts";
import type { PaymentFlow } from "../state/order.ts";
import type { CheckoutState } from "../state/state.ts";
import { type Counts, count } from "./coverage.ts";
import type { Ledger } from "./ledger.ts";

/** The result of one run. */
export type RunReport = {
  readonly seed: number;
  readonly paymentFlow: PaymentFlow;
  /** Broken checkout rules (docs/requirements.md); empty when all hold. */
  readonly violations: readonly string[];
  /** One line per fact, if a trace was asked for. */
  readonly trace: readonly string[];
  readonly faults: Counts;
  readonly crashes: Counts;
  readonly staff: readonly StaffReason[];
  /** How each order ended. */
  readonly ends: readonly string[];
  /** The journals on disk at the end, one per order. */
  readonly journals: readonly (readonly CheckoutEvent[])[];
};

/** Records what happens in a run. */
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

  /** Reports a broken rule. */
  complain(what: string): void {
    this.#violations.push(what);
    this.say(() => `VIOLATION ${what}`);
  }

  /** Records a call or a callback, and what happened to it. */
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

  /** Adds a line to the trace; it is only built if there is a trace. */
  say(line: () => string): void {
    if (!this.#tracing) return;
    this.#trace.push(`+${(this.#elapsed() / 1_000).toFixed(3)} s  ${line()}`);
  }

  report(seed: number, paymentFlow: PaymentFlow): RunReport {
    return {
      seed,
      paymentFlow,
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

/** How an order ended, under its name in the coverage. */
export function endOf({ failure }: CheckoutState, ledger: Ledger): string {
  const end = failure ?? (ledger.canceledByKitchen ? "canceled" : "accepted");
  if (!ledger.atCounter) return end;
  return `at the counter: ${end === "accepted" && ledger.handedOut ? "handed out" : end}`;
}

/** An entry of a journal as a line of the trace. */
export function traced(event: CheckoutEvent): string {
  const { type, at: _, ...rest } = event;
  return `${type} ${JSON.stringify(rest)}`;
}
