import type { CheckoutEvent } from "../state/events.ts";

type LoyaltyCall = "CloseLoyalty" | "RefundLoyalty";

/** What one order's journal says about its loyalty transaction: checkout rules 4 and 8. */
export class LedgerLoyalty {
  readonly #isReturnWanted: boolean;
  readonly #complain: (what: string) => void;
  #closed = false;
  #isCloseUnderWay = false;
  #refunded = false;
  /** Definite refusals since staff last asked for a retry. */
  readonly #refused = new Set<LoyaltyCall>();
  /** A closing was lost that may have arrived. */
  #mayBeClosed = false;
  /** The last closing was refused after one that may have arrived: which of the two is true nobody knows. */
  isProbablyClosed = false;
  /** The refund of the reservation has begun: nothing else may be done with it. */
  isReservationReturned = false;

  constructor(isReturnWanted: boolean, complain: (what: string) => void) {
    this.#isReturnWanted = isReturnWanted;
    this.#complain = complain;
  }

  /** A request to close may have arrived, or is under way. */
  get isClosing(): boolean {
    return this.#isCloseUnderWay || this.#mayBeClosed || this.#closed;
  }

  answered(event: CheckoutEvent & { type: "CloseAnswered" | "LoyaltyRefundAnswered" }): void {
    const { kind } = event.outcome;
    const call = event.type === "CloseAnswered" ? "CloseLoyalty" : "RefundLoyalty";
    const isRefused = kind === "refused" || kind === "invalid";
    if (call === "CloseLoyalty") this.#isCloseUnderWay = false;
    if (isRefused) this.#refused.add(call);
    if (call === "CloseLoyalty" && isRefused) this.isProbablyClosed = this.#mayBeClosed;
    if (call === "CloseLoyalty" && kind === "no-answer" && event.outcome.mayHaveArrived) {
      this.#mayBeClosed = true;
    }
    if (kind !== "accepted") return;
    if (call === "CloseLoyalty") this.#closed = true;
    else this.#refunded = true;
  }

  /** A closing under way had no answer when the process ended. */
  closingInterrupted(): void {
    this.#isCloseUnderWay = false;
    this.#mayBeClosed = true;
  }

  /** The last answer to a closing was a definite refusal. */
  get isClosingRefused(): boolean {
    return this.#refused.has("CloseLoyalty");
  }

  /** Staff asked for a retry of everything. */
  retried(): void {
    this.#refused.clear();
  }

  /** What has happened to the order that is closed. */
  closes(order: { isCanceled: boolean; isHandedOut: boolean; isPaid: boolean }): void {
    const { isCanceled, isHandedOut, isPaid } = order;
    if (this.#closed) this.#complain("rule 4: closing a second time");
    if (this.isReservationReturned) this.#complain("rule 8: closing a refunded reservation");
    if (this.#refused.has("CloseLoyalty")) {
      this.#complain("rule 4: closing again after a definite refusal");
    }
    if (!this.isClosing && !isHandedOut) {
      this.#complain("rule 4: closing what may not have been paid at the counter");
    }
    if (!this.isClosing && isCanceled) this.#complain("rule 8: closing an order that was canceled");
    if (!this.isClosing && !isPaid) this.#complain("rule 4: closing what is not paid");
    this.#isCloseUnderWay = true;
  }

  refunds({ isReclaimed, isNothing }: { isReclaimed: boolean; isNothing: boolean }): void {
    if (this.#refunded) this.#complain("rule 8: points refunded twice");
    if (this.#refused.has("RefundLoyalty")) {
      this.#complain("rule 8: refunding again after a definite refusal");
    }
    if (this.#closed || this.isProbablyClosed) {
      if (!isReclaimed) this.#complain("rule 8: refund without cause");
      return;
    }
    if (!isNothing || !this.#isReturnWanted || this.isClosing) {
      this.#complain("rule 8: a reservation refunded without cause");
    }
    this.isReservationReturned = true;
  }
}
