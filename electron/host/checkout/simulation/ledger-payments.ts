import type { CheckoutEvent } from "../state/events.ts";
import type { PaymentIds } from "../state/order.ts";
import { LedgerMovements } from "./ledger-movements.ts";

/** What the journal says about one payment, read entry by entry and not by `evolve`. */
export type LedgerPayment = {
  readonly ids: PaymentIds;
  readonly movements: LedgerMovements;
  reference: string | null;
  /** The last outcome that was reported. */
  word: "none" | "SUCCESS" | "over" | "provisional" | "never-arrived";
  /** Its money is with the outlet by the last report about it: captured, or a sale. */
  captured: boolean;
  /** That report was not contradicted, or an inquiry that began after the contradiction has resolved it. */
  isSure: boolean;
  /** A callback came after the last inquiry had begun, whose answer may be older. */
  isOvertaken: boolean;
  /** A sale whose SUCCESS had no reference, and that an inquiry calls authorized: it may not be captured. */
  isOnlyAuthorized: boolean;
  /** Known to be returned: no late report about its beginning changes that. */
  returned: boolean;
  /** When the latest uninterrupted SUCCESS began. */
  successAt: number;
  /** When SUCCESS was first reported. */
  firstSuccessAt: number;
  /** The deadline for its outcome. */
  awaitedUntil: number;
  sent: number;
  lastSentAt: number;
  /** When the kiosk first inquired after the deadline, while the customer was still waiting; see `restartWait`. */
  inquiredLateAt: number | null;
  mayHaveArrived: boolean;
  returning: boolean;
};

// Limits written a second time, as in `ledger.ts`.
const AWAITED_MS = 3 * 60_000;
const DEFAULT_TTL_MS = 15 * 60_000;
const NOT_FOUND_COUNTS_AFTER_MS = 15 * 60_000;
const NOTICED_WITHIN_MS = 60_000;
const LONGEST_TTL_MS = 30 * 60_000;

/**
 * It may have money, or may still get some. Money that is being returned is not back yet, and a failure that another
 * report contradicts is not definite.
 */
export function isOpen({ word, isSure, returned, mayHaveArrived }: LedgerPayment): boolean {
  if (returned) return false;
  if (word === "none") return mayHaveArrived;
  const isOver = word === "over" || word === "never-arrived";
  return !isOver || !isSure;
}

/** NOT_FOUND counts once a request can no longer be on its way, and the payment's own time is over. */
function isDefinite({ lastSentAt, awaitedUntil }: LedgerPayment, at: number): boolean {
  return at >= lastSentAt + NOT_FOUND_COUNTS_AFTER_MS && at >= awaitedUntil - AWAITED_MS;
}

/** The payments of one order and what was reported about each. */
export class LedgerPayments {
  readonly #payments: LedgerPayment[] = [];
  readonly #complain: (what: string) => void;
  readonly #isSale: boolean;

  constructor(isSale: boolean, complain: (what: string) => void) {
    this.#isSale = isSale;
    this.#complain = complain;
  }

  all(): readonly LedgerPayment[] {
    return this.#payments;
  }

  /** All but the current one. */
  earlier(): readonly LedgerPayment[] {
    return this.#payments.slice(0, -1);
  }

  add(ids: PaymentIds, at: number): void {
    this.#payments.push({
      ids,
      movements: new LedgerMovements(this.#complain),
      reference: null,
      word: "none",
      captured: false,
      isSure: true,
      isOvertaken: false,
      isOnlyAuthorized: false,
      returned: false,
      successAt: 0,
      firstSuccessAt: Number.POSITIVE_INFINITY,
      awaitedUntil: at + AWAITED_MS,
      sent: 0,
      lastSentAt: at,
      inquiredLateAt: null,
      mayHaveArrived: false,
      returning: false,
    });
  }

  current(): LedgerPayment | undefined {
    return this.#payments.at(-1);
  }

  /** The current payment has definitely succeeded, and can be captured or returned. */
  hasSurelySucceeded(): boolean {
    const payment = this.current();
    if (payment?.word !== "SUCCESS" || payment.isOnlyAuthorized) return false;
    return payment.isSure && payment.reference !== null;
  }

  of(paymentId: string): LedgerPayment | undefined {
    return this.#payments.find(({ ids }) => ids.paymentId === paymentId);
  }

  #word(paymentId: string, word: LedgerPayment["word"], at: number, isInquired = false): void {
    const payment = this.of(paymentId);
    if (!payment) {
      this.#complain(`payment ${paymentId} was not journalled`);
      return;
    }
    if (word === "SUCCESS") payment.firstSuccessAt = Math.min(payment.firstSuccessAt, at);
    if (payment.returned) return;
    if (word === "SUCCESS" && payment.word !== "SUCCESS") payment.successAt = at;
    const contradicts =
      (payment.word === "over" && word === "SUCCESS") ||
      (payment.word === "SUCCESS" && word !== "SUCCESS");
    const isResolved = isInquired && !payment.isOvertaken && word !== "provisional";
    payment.isSure = isResolved || (payment.isSure && !contradicts);
    payment.word = word;
    payment.isOnlyAuthorized = false;
    if (this.#isSale) payment.captured = word === "SUCCESS";
  }

  inquiryStarted(paymentId: string): void {
    const payment = this.of(paymentId);
    if (!payment) return;
    payment.movements.inquires();
    payment.isOvertaken = false;
  }

  /** An inquiry is made while the order has neither failed nor been accepted. */
  inquires(paymentId: string, at: number): void {
    const payment = this.of(paymentId);
    if (!payment || payment !== this.current()) return;
    const { awaitedUntil, firstSuccessAt } = payment;
    const hasSucceeded = Number.isFinite(firstSuccessAt);
    const until = hasSucceeded ? firstSuccessAt + AWAITED_MS : awaitedUntil;
    if (at <= until) return;
    payment.inquiredLateAt ??= at;
    // An inquiry comes before the end of the wait, and what contradicts its answer causes another one.
    if (at - payment.inquiredLateAt > NOTICED_WITHIN_MS)
      this.#complain("rule 5: a customer waits for a payment after its deadline");
  }

  /** The kiosk was down, or could not write: what it does about a deadline counts from its next inquiry. */
  restartWait(): void {
    for (const payment of this.#payments) payment.inquiredLateAt = null;
  }

  capturedBy({ paymentId, outcome }: CheckoutEvent & { type: "CaptureAnswered" }): void {
    const payment = this.of(paymentId);
    if (payment && outcome.status === "SUCCESS") payment.captured = true;
  }

  returned(paymentId: string, at: number): void {
    this.#word(paymentId, "over", at);
    const payment = this.of(paymentId);
    if (payment) payment.returned = true;
  }

  answered({ paymentId, outcome, at }: CheckoutEvent & { type: "PaymentAnswered" }): void {
    const payment = this.of(paymentId);
    if (!payment) {
      this.#complain(`payment ${paymentId} was not journalled`);
      return;
    }
    if (outcome.status !== "RETRIABLE" || outcome.mayHaveArrived) payment.mayHaveArrived = true;
    payment.reference = outcome.transactionReference ?? payment.reference;
    if (outcome.status === "PENDING") {
      const { expectedTtlSeconds: ttl } = outcome;
      const ttlMs = ttl === null ? DEFAULT_TTL_MS : Math.min(ttl * 1_000, LONGEST_TTL_MS);
      payment.awaitedUntil = at + ttlMs + AWAITED_MS;
    }
    if (outcome.status === "SUCCESS") this.#word(paymentId, "SUCCESS", at);
    if (outcome.status === "DECLINED") this.#word(paymentId, "over", at);
  }

  /** `isRefundedInPart`: REFUNDED says no more of it than that. */
  inquired(
    { paymentId, outcome, at }: CheckoutEvent & { type: "InquiryAnswered" },
    isRefundedInPart = false,
  ): void {
    const payment = this.of(paymentId);
    if (!payment || outcome.kind !== "status") return;
    const named = outcome.transactionReference;
    // What is said about another payment says nothing about this one.
    if (named !== null && payment.reference !== null && named !== payment.reference) return;
    const isFirstNamed = payment.reference === null;
    payment.reference = named ?? payment.reference;
    payment.movements.inquired({ type: "InquiryAnswered", paymentId, outcome, at });
    const isCaptured = outcome.status === "CAPTURED";
    if (isCaptured || (outcome.status === "REFUNDED" && isRefundedInPart)) payment.captured = true;
    switch (outcome.status) {
      case "AUTHORIZED":
        // Nothing can be done with the authorization of a sale (payments.md §1), but it contradicts a refusal.
        if (!this.#isSale) this.#word(paymentId, "SUCCESS", at, true);
        else if (payment.word === "over") payment.isSure = false;
        else if (isFirstNamed) payment.isOnlyAuthorized = payment.word === "SUCCESS";
        return;
      case "CAPTURED":
        this.#word(paymentId, "SUCCESS", at, true);
        return;
      case "PENDING":
        return;
      case "NOT_FOUND":
        this.#word(paymentId, isDefinite(payment, at) ? "never-arrived" : "provisional", at, true);
        return;
      case "DECLINED":
      case "EXPIRED":
        this.#word(paymentId, "over", at, true);
        return;
      case "REFUNDED":
        if (isRefundedInPart) this.#word(paymentId, "SUCCESS", at, true);
        else this.returned(paymentId, at);
        return;
      case "VOIDED":
        this.returned(paymentId, at);
        return;
    }
  }

  called({ transactionReference, status, at }: CheckoutEvent & { type: "CallbackReceived" }): void {
    const payment = this.#payments.find(({ reference }) => reference === transactionReference);
    if (!payment) {
      this.#complain("the journal has a callback for an unknown payment");
      return;
    }
    payment.isOvertaken = true;
    this.#word(payment.ids.paymentId, status === "SUCCESS" ? "SUCCESS" : "over", at);
  }
}
