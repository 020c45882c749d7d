import type { CheckoutEvent } from "./events.ts";
import { OUTCOME_DEADLINE_MS } from "./limits.ts";
import type { PaymentIds } from "./order.ts";
import { isUnawaited } from "./staleness.ts";
import type { CheckoutState, Payment, PaymentStatus } from "./state.ts";
import { UNTRIED } from "./state.ts";

const DEFINITE: readonly PaymentStatus["at"][] = ["authorized", "captured", "failed", "returned"];

/** A payment that begins at `now`, UTC milliseconds. */
export function newPayment(ids: PaymentIds, now: number): Payment {
  return {
    ids,
    status: { at: "ready" },
    payTries: UNTRIED,
    lastAskedAt: 0,
    inquiryTries: UNTRIED,
    captureTries: UNTRIED,
    returnTries: UNTRIED,
    refused: null,
    refunds: [],
    mayHaveArrived: false,
    decided: false,
    successAt: null,
    awaitedUntil: now + OUTCOME_DEADLINE_MS,
    isNotFound: false,
    backedOut: false,
  };
}

/** The integrator's reference of a payment, where one is known. */
export function referenceOf(status: PaymentStatus): string | null {
  return "reference" in status ? status.reference : null;
}

/** What an event is first to tell of the order's own references; another payment's is never tied to it. */
export function newReference(event: CheckoutEvent, before: CheckoutState): string | null {
  if (event.type === "InquiryAnswered") {
    const payment = before.payments.find(({ ids }) => ids.paymentId === event.paymentId);
    const isKnown = payment !== undefined && referenceOf(payment.status) !== null;
    return event.outcome.kind === "status" && !isKnown ? event.outcome.transactionReference : null;
  }
  if (event.type !== "PaymentAnswered") return null;
  return event.outcome.transactionReference ?? null;
}

/** Moves a payment; a definite outcome is remembered for good. */
export function withStatus(payment: Payment, status: PaymentStatus): Payment {
  const definite = DEFINITE.includes(status.at);
  return { ...payment, status, decided: payment.decided || definite };
}

/** Held or taken, since SUCCESS was told first: a doubt that was cleared up does not renew the deadline. */
export function secured(
  payment: Payment,
  place: "authorized" | "captured",
  reference: string,
  since: number,
): Payment {
  const successAt = payment.successAt ?? since;
  return withStatus({ ...payment, successAt }, { at: place, reference, since: successAt });
}

/** `since` is when the integrator said so: a callback may have waited for its payment to be known. */
export function succeeded(
  payment: Payment,
  reference: string | null,
  state: CheckoutState,
  since: number,
): Payment {
  // A success without a reference cannot be captured or given back; an inquiry may tell it.
  const successAt = payment.successAt ?? since;
  if (reference === null) return unclear({ ...payment, successAt }, null, state);
  return secured(
    payment,
    state.order.paymentFlow === "sale" ? "captured" : "authorized",
    reference,
    successAt,
  );
}

export function toStaff(
  payment: Payment,
  why: "outcome-unknowable" | "capture-failed" | "money-return-refused",
): Payment {
  const { status } = payment;
  const from = status.at === "authorized" || status.at === "captured" ? status.at : null;
  return withStatus(payment, { at: "staff", why, reference: referenceOf(status), from });
}

export function failed(
  payment: Payment,
  why: "declined" | "expired" | "never-arrived" | "not-reached",
  errorCode: string | null = null,
  reference = referenceOf(payment.status),
): Payment {
  return withStatus(payment, { at: "failed", why, errorCode, reference });
}

/** What a customer is told of a payment that failed for this cause. */
export function failureReason(why: "declined" | "expired" | "never-arrived" | "not-reached") {
  if (why === "declined") return "payment-declined";
  return why === "expired" ? "payment-expired" : "payment-unavailable";
}

/** An inquiry where the integrator offers one, else a person (checkout rule 3). */
export function unclear(payment: Payment, reference: string | null, state: CheckoutState): Payment {
  if (!state.order.canInquire) {
    const why = "outcome-unknowable";
    return withStatus(payment, { at: "staff", why, reference, from: null });
  }
  const inquiryTries = { count: 0, nextAt: state.now };
  return { ...payment, status: { at: "unclear", reference }, inquiryTries };
}

/** It is not asked for again: where something of it may have arrived, only an inquiry or a person can tell. */
export function afterLastTry(payment: Payment, state: CheckoutState): Payment {
  return payment.mayHaveArrived
    ? unclear(payment, referenceOf(payment.status), state)
    : failed(payment, "not-reached");
}

/** A payment that nobody waits for any more is not asked for again, only asked about. */
export function withoutLateTries(state: CheckoutState): CheckoutState {
  const isLate = (payment: Payment) => payment.status.at === "asked" && isUnawaited(payment, state);
  if (state.inFlight || !state.payments.some(isLate)) return state;
  return {
    ...state,
    payments: state.payments.map((payment) =>
      isLate(payment) ? afterLastTry(payment, state) : payment,
    ),
  };
}
