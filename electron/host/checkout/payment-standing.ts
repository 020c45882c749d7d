import type { CheckoutEvent } from "./events.ts";
import { OUTCOME_DEADLINE_MS } from "./limits.ts";
import type { PaymentIds } from "./order.ts";
import { isUnawaited } from "./staleness.ts";
import type { CheckoutState, Payment, PaymentStanding } from "./state.ts";
import { UNTRIED } from "./state.ts";

const DEFINITE: readonly PaymentStanding["at"][] = ["held", "taken", "failed", "given-back"];

/** A payment that begins at `now`, UTC milliseconds. */
export function newPayment(ids: PaymentIds, now: number): Payment {
  return {
    ids,
    standing: { at: "ready" },
    asked: UNTRIED,
    lastAskedAt: 0,
    inquired: UNTRIED,
    captured: UNTRIED,
    givenBack: UNTRIED,
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
export function referenceOf(standing: PaymentStanding): string | null {
  return "reference" in standing ? standing.reference : null;
}

/** What an event is first to tell of the order's own references; another payment's is never tied to it. */
export function newReference(event: CheckoutEvent, before: CheckoutState): string | null {
  if (event.type === "InquiryAnswered") {
    const payment = before.payments.find(({ ids }) => ids.paymentId === event.paymentId);
    const isKnown = payment !== undefined && referenceOf(payment.standing) !== null;
    return event.outcome.kind === "status" && !isKnown ? event.outcome.transactionReference : null;
  }
  if (event.type !== "PaymentAnswered") return null;
  return event.outcome.transactionReference ?? null;
}

/** Moves a payment; a definite outcome is remembered for good. */
export function standingAt(payment: Payment, standing: PaymentStanding): Payment {
  const definite = DEFINITE.includes(standing.at);
  return { ...payment, standing, decided: payment.decided || definite };
}

/** Held or taken, since SUCCESS was told first: a doubt that was cleared up does not renew the deadline. */
export function held(
  payment: Payment,
  place: "held" | "taken",
  reference: string,
  since: number,
): Payment {
  const successAt = payment.successAt ?? since;
  return standingAt({ ...payment, successAt }, { at: place, reference, since: successAt });
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
  return held(payment, state.order.road === "sale" ? "taken" : "held", reference, successAt);
}

export function toStaff(
  payment: Payment,
  why: "outcome-unknowable" | "capture-failed" | "give-back-refused",
): Payment {
  const { standing } = payment;
  const from = standing.at === "held" || standing.at === "taken" ? standing.at : null;
  return standingAt(payment, { at: "staff", why, reference: referenceOf(standing), from });
}

export function failed(
  payment: Payment,
  why: "declined" | "expired" | "never-arrived" | "not-reached",
  errorCode: string | null = null,
  reference = referenceOf(payment.standing),
): Payment {
  return standingAt(payment, { at: "failed", why, errorCode, reference });
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
    return standingAt(payment, { at: "staff", why, reference, from: null });
  }
  const inquired = { count: 0, nextAt: state.now };
  return { ...payment, standing: { at: "unclear", reference }, inquired };
}

/** It is not asked for again: where something of it may have arrived, only an inquiry or a person can tell. */
export function afterLastTry(payment: Payment, state: CheckoutState): Payment {
  return payment.mayHaveArrived
    ? unclear(payment, referenceOf(payment.standing), state)
    : failed(payment, "not-reached");
}

/** A payment that nobody waits for any more is not asked for again, only asked about. */
export function withoutLateTries(state: CheckoutState): CheckoutState {
  const isLate = (payment: Payment) =>
    payment.standing.at === "asked" && isUnawaited(payment, state);
  if (state.inFlight || !state.payments.some(isLate)) return state;
  return {
    ...state,
    payments: state.payments.map((payment) =>
      isLate(payment) ? afterLastTry(payment, state) : payment,
    ),
  };
}
