import type { CheckoutFailureReason } from "../../../../domain/order-course.ts";
import { CREATED_WITHIN_MS } from "./ledger-creates.ts";
import type { LedgerPayments } from "./ledger-payments.ts";

/**
 * Checkout rule 5 of one order, for customers who leave: a SUCCESS from before they chose to leave pays for the order,
 * a later one is returned, and a customer who is only silent has not left.
 */
export class LedgerLeaving {
  /** The customer chose to leave, and no payment had ever succeeded. */
  #leftUnpaid = false;
  /** The customer chose to leave while it was in doubt whether the payment had succeeded: either outcome is right. */
  #leftInDoubt = false;
  readonly #payments: LedgerPayments;
  readonly #complain: (what: string) => void;

  constructor(payments: LedgerPayments, complain: (what: string) => void) {
    this.#payments = payments;
    this.#complain = complain;
  }

  chose(): void {
    const payment = this.#payments.current();
    const hasSucceeded = payment !== undefined && Number.isFinite(payment.firstSuccessAt);
    if (!hasSucceeded) this.#leftUnpaid = true;
    else if (!this.#payments.hasSurelySucceeded()) this.#leftInDoubt = true;
  }

  /** The customer has chosen to leave, and has not come back. */
  get hasLeft(): boolean {
    return this.#leftUnpaid || this.#leftInDoubt;
  }

  /** The customer pays in another way after all. */
  stays(): void {
    this.#leftUnpaid = false;
    this.#leftInDoubt = false;
  }

  /** An order that is paid here is being sent to the kitchen. */
  creating(): void {
    if (this.#leftUnpaid) this.#complain("rule 5: create for a customer who left before paying");
    const payment = this.#payments.current();
    if (payment?.word !== "SUCCESS") this.#complain("rule 2: create without SUCCESS");
    if (payment?.isOnlyAuthorized) this.#complain("rule 2: create for a sale that is not captured");
    if (payment && payment.firstSuccessAt > payment.awaitedUntil) {
      this.#complain("rule 5: create for a payment after its deadline");
    }
  }

  checkoutFailed(
    { reason, at }: { readonly reason: CheckoutFailureReason; readonly at: number },
    { visitEnded }: { readonly visitEnded: boolean },
  ): void {
    const payment = this.#payments.current();
    const isUnasked = visitEnded && (payment?.sent ?? 0) === 0;
    if (reason === "payment-canceled" && !this.hasLeft && !isUnasked) {
      this.#complain("rule 5: an order is given up though its customer did not choose to leave");
    }
    if (!payment || !reason.startsWith("payment-") || this.hasLeft) return;
    // An order that is too late for the kitchen fails, whatever it is called.
    const isInTime =
      payment.firstSuccessAt <= payment.awaitedUntil &&
      at <= payment.firstSuccessAt + CREATED_WITHIN_MS;
    if (isInTime && this.#payments.hasSurelySucceeded()) {
      this.#complain("rule 5: a payment that succeeded in time does not pay for its order");
    }
  }
}
