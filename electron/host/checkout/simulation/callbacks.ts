import type { CheckoutEvent } from "../state/events.ts";
import type { Callback, DeliverCallback } from "./host-parts.ts";
import type { BookedPayment } from "./integrator.ts";
import { CALLBACK_FAULTS, type CallbackFault, type Plan } from "./plan.ts";
import type { Random } from "./random.ts";
import type { VirtualClock } from "./virtual-clock.ts";

/** An integrator repeats a callback until it is answered 200 (payments.md §4.3). */
const REPEATED_AFTER_MS = [5_000, 30_000, 120_000, 600_000];

/** How often a payment's outcome is contradicted by its inquiries: without an end, no kiosk could come to rest. */
const MOST_CONTRADICTIONS = 5;

/** Result callbacks from the integrator to the host, and what may go wrong with them. */
export class Callbacks {
  readonly #clock: VirtualClock;
  readonly #random: Random;
  readonly #faults: Plan["callback"];
  readonly #deliver: DeliverCallback;
  readonly #met: (fault: CallbackFault | null) => void;
  readonly #cameAt = new Map<string, number>();
  /** How often, by reference. */
  readonly #contradicted = new Map<string, number>();
  readonly #acknowledged = new Map<string, { reference: string; status: string }>();

  constructor(parts: {
    readonly clock: VirtualClock;
    readonly random: Random;
    readonly faults: Plan["callback"];
    readonly deliver: DeliverCallback;
    readonly met: (fault: CallbackFault | null) => void;
  }) {
    this.#clock = parts.clock;
    this.#random = parts.random;
    this.#faults = parts.faults;
    this.#deliver = parts.deliver;
    this.#met = parts.met;
  }

  /** When this callback first came, of those that the host accepted; null for any other entry. */
  cameAt(event: CheckoutEvent): number | null {
    return event.type === "CallbackReceived" ? (this.#cameAt.get(nameOf(event)) ?? null) : null;
  }

  /** Callbacks that the host acknowledged: the integrator does not repeat them. */
  acknowledged(): readonly { readonly reference: string; readonly status: string }[] {
    return [...this.#acknowledged.values()];
  }

  /** The PSP let an authorization lapse after its SUCCESS was reported. */
  reportLapse({ reference }: BookedPayment): void {
    this.#send(reference, "DECLINED", this.#random.between(1, 300));
  }

  #hand(callback: Callback, refused: () => void): void {
    const name = nameOf(callback);
    const isFirst = !this.#cameAt.has(name);
    if (isFirst) this.#cameAt.set(name, this.#clock.now());
    this.#deliver(callback, (isAcknowledged) => {
      if (isAcknowledged) {
        const { transactionReference: reference, status } = callback;
        this.#acknowledged.set(name, { reference, status });
        return;
      }
      if (isFirst) this.#cameAt.delete(name);
      refused();
    });
  }

  /** Reports the outcome of a payment that was suspended. */
  report(payment: BookedPayment): void {
    const random = this.#random;
    // A page that was abandoned does not always cause a callback.
    if (payment.state === "expired" && random.chance(0.5)) return;
    const truth =
      payment.state === "declined" || payment.state === "expired" ? "DECLINED" : "SUCCESS";
    const fault = CALLBACK_FAULTS.find((kind) => random.chance(this.#faults[kind])) ?? null;
    this.#met(fault);
    const soon = random.between(1, 300);
    const late = random.pick([10_000, 200_000, 1_200_000, 2_400_000]);
    const { reference } = payment;
    switch (fault) {
      case null:
        this.#send(reference, truth, soon);
        return;
      case "lost":
        return;
      case "late":
        this.#send(reference, truth, late);
        return;
      case "doubled":
        this.#send(reference, truth, soon);
        this.#send(reference, truth, random.pick([soon, late]));
        return;
      case "contradicting": {
        // An integrator that reports a wrong outcome once also reports the right one, before or after.
        const [truthAfter, lieAfter] = random.chance(0.5) ? [soon, late] : [late, soon];
        const lie = truth === "SUCCESS" ? "DECLINED" : "SUCCESS";
        this.#send(reference, truth, truthAfter);
        this.#send(reference, lie, lieAfter);
        if (random.chance(0.5)) {
          this.#send(
            reference,
            random.pick([lie, truth]),
            lieAfter + random.pick([1, 3_000, 20_000]),
          );
        }
        return;
      }
      case "contradicting-at-once": {
        // Perhaps before the answer that names the payment.
        const both = [truth, truth === "SUCCESS" ? "DECLINED" : "SUCCESS"] as const;
        for (const status of random.chance(0.5) ? both : both.toReversed()) {
          this.#send(reference, status, 0);
        }
        return;
      }
    }
  }

  /** Reports the opposite of a payment's outcome, at a moment when that is awkward; the outcome itself later. */
  contradict({ reference, state }: BookedPayment, delayMs: number): void {
    const random = this.#random;
    const times = this.#contradicted.get(reference) ?? 0;
    if (state === "suspended" || times === MOST_CONTRADICTIONS) return;
    if (!random.chance(this.#faults.contradicting)) return;
    this.#contradicted.set(reference, times + 1);
    this.#met("contradicting-at-once");
    const hasSucceeded = state === "authorized" || state === "captured";
    this.#send(reference, hasSucceeded ? "DECLINED" : "SUCCESS", delayMs);
    this.#send(
      reference,
      hasSucceeded ? "SUCCESS" : "DECLINED",
      random.pick([400, 10_000, 200_000]),
    );
  }

  #send(
    transactionReference: string,
    status: Callback["status"],
    delayMs: number,
    repeat = 0,
  ): void {
    const kind = repeat === 0 ? "event" : "repeat";
    const send = () => {
      const at = this.#clock.shown();
      const errorCode = status === "DECLINED" ? "NOT_ENOUGH_MONEY" : null;
      const callback: Callback = {
        type: "CallbackReceived",
        at,
        transactionReference,
        status,
        errorCode,
      };
      this.#hand(callback, () => {
        const wait = REPEATED_AFTER_MS[Math.min(repeat, REPEATED_AFTER_MS.length - 1)] ?? 0;
        this.#send(transactionReference, status, wait, repeat + 1);
      });
    };
    this.#clock.after(delayMs, send, kind);
  }
}

function nameOf({ transactionReference, status }: Callback): string {
  return `${transactionReference} ${status}`;
}
