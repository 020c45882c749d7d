import type { CheckoutEvent, Command } from "../state/events.ts";

/** That a customer chose to leave, or does not answer. */
export type LeavingType = "Abandoned" | "VisitEnded";

/** Commands that serve only the customer, or take money. */
const FOR_CUSTOMERS: readonly Command["type"][] = ["Pay", "Create", "Capture"];

/**
 * Rule 5 while nothing can be written: that a customer has left is written before anything more is done for the order.
 * Only a process that ends meanwhile may forget it.
 */
export class UnwrittenLeaving {
  /** By checkoutId; true: it could not be written at once. */
  readonly #unwritten = new Map<string, Map<CheckoutEvent["type"], boolean>>();
  readonly #complain: (what: string) => void;
  readonly #met: (what: string) => void;

  constructor(complain: (what: string) => void, met: (what: string) => void) {
    this.#complain = complain;
    this.#met = met;
  }

  /** Reports to the host that a customer leaves: `report` returns once it is recorded, or will be; or throws. */
  leaves(checkoutId: string, type: LeavingType, report: () => boolean): boolean {
    const waiting = this.#unwritten.get(checkoutId) ?? new Map<CheckoutEvent["type"], boolean>();
    this.#unwritten.set(checkoutId, waiting.set(type, waiting.has(type)));
    try {
      return report();
    } finally {
      if (waiting.has(type)) waiting.set(type, true);
    }
  }

  /** An entry is on disk. */
  wrote(checkoutId: string, event: CheckoutEvent): void {
    const waiting = this.#unwritten.get(checkoutId);
    if (!waiting) return;
    if (waiting.get(event.type)) this.#met("leaving written after a hold-up");
    waiting.delete(event.type);
    if (waiting.size === 0) this.#unwritten.delete(checkoutId);
    else if (event.type === "Started" && FOR_CUSTOMERS.includes(event.command.type)) {
      this.#complain(`rule 5: ${event.command.type} before it was written that the customer left`);
    }
  }

  died(): void {
    this.#unwritten.clear();
  }

  atEnd(): void {
    for (const checkoutId of this.#unwritten.keys()) {
      this.#complain(`rule 5: it was never written that the customer of ${checkoutId} left`);
    }
  }
}
