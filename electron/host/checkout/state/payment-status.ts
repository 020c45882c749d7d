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
    unmoved: null,
    refused: null,
    refunds: [],
    mayHaveArrived: false,
    decided: false,
    successAt: null,
    awaitedUntil: now + OUTCOME_DEADLINE_MS,
    isNotFound: false,
    isOvertaken: false,
    backedOut: false,
  };
}

/** The integrator's reference of a payment; null if unknown. */
export function referenceOf(status: PaymentStatus): string | null {
  return "reference" in status ? status.reference : null;
}

/** A reference of the order's own payments that this event is the first to name; null if it names none. */
export function newReference(event: CheckoutEvent, before: CheckoutState): string | null {
  if (event.type === "InquiryAnswered") {
    const payment = before.payments.find(({ ids }) => ids.paymentId === event.paymentId);
    const isKnown = payment !== undefined && referenceOf(payment.status) !== null;
    return event.outcome.kind === "status" && !isKnown ? event.outcome.transactionReference : null;
  }
  if (event.type !== "PaymentAnswered") return null;
  return event.outcome.transactionReference ?? null;
}

/** The payment with another status; that it once had a definite outcome is remembered. */
export function withStatus(payment: Payment, status: PaymentStatus): Payment {
  const definite = DEFINITE.includes(status.at);
  return { ...payment, status, decided: payment.decided || definite };
}

/** Authorized or captured, as of the first SUCCESS: a doubt that was resolved does not renew the deadline. */
export function secured(
  payment: Payment,
  place: "authorized" | "captured",
  reference: string,
  since: number,
): Payment {
  const successAt = payment.successAt ?? since;
  return withStatus({ ...payment, successAt }, { at: place, reference, since: successAt });
}

/** After a SUCCESS, reported at `since`: a callback may have waited until its payment was known. UTC milliseconds. */
export function succeeded(
  payment: Payment,
  reference: string | null,
  state: CheckoutState,
  since: number,
): Payment {
  // A success without a reference cannot be captured or returned; an inquiry may name it.
  const successAt = payment.successAt ?? since;
  if (reference === null) return unclear({ ...payment, successAt }, null, state);
  return secured(
    payment,
    state.order.paymentFlow === "sale" ? "captured" : "authorized",
    reference,
    successAt,
  );
}

/** No call can resolve it any more: staff have to. */
export function toStaff(
  payment: Payment,
  why: "outcome-unknowable" | "capture-failed" | "money-return-refused",
): Payment {
  const { status } = payment;
  const from = status.at === "authorized" || status.at === "captured" ? status.at : null;
  return withStatus(payment, { at: "staff", why, reference: referenceOf(status), from });
}

/** Nothing is authorized or captured, and nothing will be. */
export function failed(
  payment: Payment,
  why: "declined" | "expired" | "never-arrived" | "not-reached",
  errorCode: string | null = null,
  reference = referenceOf(payment.status),
): Payment {
  return withStatus(payment, { at: "failed", why, errorCode, reference });
}

/** The reason that a customer is shown for a payment that failed for this cause. */
export function failureReason(why: "declined" | "expired" | "never-arrived" | "not-reached") {
  if (why === "declined") return "payment-declined";
  return why === "expired" ? "payment-expired" : "payment-unavailable";
}

/**
 * Its outcome is unknown: it is inquired about at once if the integrator offers that, else left to staff (checkout rule
 * 3).
 */
export function unclear(payment: Payment, reference: string | null, state: CheckoutState): Payment {
  if (!state.order.canInquire) {
    const why = "outcome-unknowable";
    return withStatus(payment, { at: "staff", why, reference, from: null });
  }
  const inquiryTries = { count: 0, nextAt: state.now };
  return { ...payment, status: { at: "unclear", reference }, inquiryTries };
}

/** No further try: if one may have arrived, an inquiry or staff have to find the outcome. */
export function afterLastTry(payment: Payment, state: CheckoutState): Payment {
  return payment.mayHaveArrived
    ? unclear(payment, referenceOf(payment.status), state)
    : failed(payment, "not-reached");
}

/** A payment whose deadline is over is not requested again, only inquired about. */
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
