import type { InquiryStatus } from "../../../contracts/payments.ts";
import type { CheckoutEvent, InquiryOutcome, OperationOutcome } from "./events.ts";
import {
  DEFAULT_PAYMENT_TTL_MS,
  INQUIRY_AFTER_RETURN_MS,
  INQUIRY_RETRY_MS,
  INQUIRY_TRIES,
  NOT_FOUND_PROVISIONAL_MS,
  OUTCOME_DEADLINE_MS,
  PAYMENT_RETRY_MS,
  PAYMENT_TRIES,
  waitAfter,
  waitWhileOpen,
} from "./limits.ts";
import {
  failed,
  held,
  referenceOf,
  standingAt,
  succeeded,
  toStaff,
  unclear,
} from "./payment-standing.ts";
import type { CheckoutState, Payment, PaymentStanding } from "./state.ts";
import { isOpen, UNTRIED } from "./state.ts";

/** Answer of authorize or sale. Only a payment whose outcome is open listens to it. */
export function evolvePaymentAnswer(
  payment: Payment,
  outcome: OperationOutcome,
  state: CheckoutState,
): Payment {
  if (payment.standing.at !== "asked") return payment;
  switch (outcome.status) {
    case "SUCCESS":
      return succeeded(payment, outcome.transactionReference, state, state.now);
    case "PENDING": {
      const ttl = outcome.expectedTtlSeconds;
      const expiresAt = state.now + (ttl === null ? DEFAULT_PAYMENT_TTL_MS : ttl * 1_000);
      return {
        ...payment,
        awaitedUntil: expiresAt + OUTCOME_DEADLINE_MS,
        inquired: UNTRIED,
        standing: {
          at: "pending",
          reference: outcome.transactionReference,
          redirectUrl: outcome.redirectUrl,
          expiresAt,
          returned: false,
          missed: false,
          askAt: state.now + waitWhileOpen(0),
        },
      };
    }
    case "DECLINED":
      return failed(payment, "declined", outcome.errorCode);
    case "RETRIABLE":
      return afterLostPayment(payment, outcome.mayHaveArrived, state);
    case "UNKNOWN":
      return unclear(payment, null, state);
  }
}

/** Where not a byte of any try has left, the payment has definitely failed: there is nothing to ask about. */
function afterLostPayment(
  payment: Payment,
  hasMaybeArrived: boolean,
  state: CheckoutState,
): Payment {
  const mayHaveArrived = payment.mayHaveArrived || hasMaybeArrived;
  if (payment.asked.count >= PAYMENT_TRIES) {
    return mayHaveArrived ? unclear(payment, null, state) : failed(payment, "not-reached");
  }
  const nextAt = state.now + waitAfter(PAYMENT_RETRY_MS, payment.asked.count);
  return { ...payment, mayHaveArrived, asked: { ...payment.asked, nextAt } };
}

/** Answer of inquire-status. Only a payment that is pending or unclear listens to it. */
export function evolveInquiry(
  before: Payment,
  outcome: InquiryOutcome,
  state: CheckoutState,
): Payment {
  const { standing } = before;
  if (standing.at !== "pending" && standing.at !== "unclear") {
    return outcome.kind === "status"
      ? afterOvertakenInquiry(before, outcome.status, state)
      : before;
  }
  if (outcome.kind === "no-answer" || isOfAnother(standing, outcome.transactionReference)) {
    return askLater(before, state);
  }
  const payment = withReference(before, outcome.transactionReference);
  const reference = outcome.transactionReference ?? standing.reference;
  switch (outcome.status) {
    case "AUTHORIZED":
      // A sale is not made before it is settled, and a hold of one could be neither captured nor reversed (§1).
      if (state.order.road === "sale") return askLater(payment, state);
      return reference === null
        ? toStaff(payment, "outcome-unknowable")
        : held(payment, "held", reference, state.now);
    case "CAPTURED":
      return reference === null
        ? toStaff(payment, "outcome-unknowable")
        : held(payment, "taken", reference, state.now);
    case "VOIDED":
    case "REFUNDED":
      return standingAt(payment, { at: "given-back" });
    case "DECLINED":
      return failed(payment, "declined");
    case "EXPIRED":
      return failed(payment, "expired");
    case "PENDING":
      return askLater(payment, state);
    case "NOT_FOUND":
      return state.now - payment.lastAskedAt >= NOT_FOUND_PROVISIONAL_MS
        ? failed(payment, "never-arrived")
        : askLater(payment, state);
  }
}

/** A callback came while the inquiry was under way. Where they contradict each other, it is asked again. */
function afterOvertakenInquiry(
  payment: Payment,
  status: InquiryStatus,
  state: CheckoutState,
): Payment {
  const { standing } = payment;
  const reference = referenceOf(standing);
  const succeeds = status === "AUTHORIZED" || status === "CAPTURED";
  const fails = ["DECLINED", "EXPIRED", "VOIDED", "REFUNDED"].includes(status);
  if (standing.at === "failed" && succeeds) {
    return unclear({ ...payment, successAt: payment.successAt ?? state.now }, reference, state);
  }
  const contradicts = (standing.at === "held" || standing.at === "taken") && fails;
  return contradicts ? unclear(payment, reference, state) : payment;
}

/** §4.2: a payment keeps the reference that it was given. What is said of another one is nothing about this. */
function isOfAnother(standing: PaymentStanding, told: string | null): boolean {
  const reference = referenceOf(standing);
  return reference !== null && told !== null && told !== reference;
}

/** An inquiry may be the first to tell the reference of a payment whose answer was lost. */
function withReference(payment: Payment, reference: string | null): Payment {
  return payment.standing.at === "unclear" && reference !== null
    ? standingAt(payment, { at: "unclear", reference })
    : payment;
}

function askLater(payment: Payment, state: CheckoutState): Payment {
  if (isOpen(payment, state)) return askWhileOpen(payment, state);
  if (payment.inquired.count >= INQUIRY_TRIES) return toStaff(payment, "outcome-unknowable");
  const nextAt = state.now + waitAfter(INQUIRY_RETRY_MS, payment.inquired.count);
  const { standing } = payment;
  return {
    ...payment,
    standing: standing.at === "pending" ? { ...standing, missed: false } : standing,
    inquired: { ...payment.inquired, nextAt },
  };
}

/** A payment whose customer is still at it is asked about as long as it takes: no try is counted. */
function askWhileOpen(payment: Payment, state: CheckoutState): Payment {
  const { standing } = payment;
  if (standing.at !== "pending") return payment;
  const askAt = state.now + waitWhileOpen(state.now - payment.lastAskedAt);
  return { ...payment, standing: { ...standing, missed: false, askAt }, inquired: UNTRIED };
}

/** The result callback: the word that decides, unless it contradicts a word already given. */
export function evolveCallback(
  before: Payment,
  callback: CheckoutEvent & { type: "CallbackReceived" },
  state: CheckoutState,
): Payment {
  const { standing, decided } = before;
  const { transactionReference: reference, status, at: since } = callback;
  if (referenceOf(standing) !== reference) return before;
  const success = status === "SUCCESS";
  // A callback that waited for its payment to be known may have told SUCCESS before anything else did.
  const successAt = Math.min(before.successAt ?? since, since);
  const payment = success ? { ...before, successAt } : before;
  const obeyed = () =>
    success
      ? succeeded(payment, reference, state, since)
      : failed(payment, "declined", callback.errorCode);
  switch (standing.at) {
    case "pending":
      return obeyed();
    case "unclear":
      // After a contradiction no further callback decides, however often it comes: ask at once.
      return decided ? askNow(payment, state) : obeyed();
    case "held":
    case "taken":
      if (success) return standingAt(payment, { ...standing, since: successAt });
      // What a capture has settled is beyond the word about its authorization.
      return standing.at === "taken" && state.order.road === "hold"
        ? payment
        : unclear(payment, reference, state);
    case "failed":
      if (!success) return payment;
      // Late, not contradictory: the kiosk had only given up waiting.
      if (standing.why !== "declined") return obeyed();
      return state.order.canInquire ? unclear(payment, reference, state) : obeyed();
    case "staff":
      return standing.why === "outcome-unknowable" && !decided ? obeyed() : payment;
    case "ready":
    case "asked":
    case "given-back":
      return payment;
  }
}

function askNow(payment: Payment, state: CheckoutState): Payment {
  return { ...payment, inquired: { ...payment.inquired, nextAt: state.now } };
}

/** The host was away and a callback may have been missed: one inquiry at once. The page may still be open. */
export function markMissed(payment: Payment): Payment {
  const { standing } = payment;
  const inquired = { ...payment.inquired, nextAt: 0 };
  if (standing.at === "unclear") return { ...payment, inquired };
  if (standing.at !== "pending") return payment;
  return { ...payment, standing: { ...standing, missed: true }, inquired };
}

/** The browser is back: ask unless the callback has come by `from` + 2 s. */
export function markReturned(payment: Payment, from: number): Payment {
  if (payment.standing.at === "unclear") {
    return { ...payment, inquired: { ...payment.inquired, nextAt: from } };
  }
  if (payment.standing.at !== "pending") return payment;
  return {
    ...payment,
    standing: { ...payment.standing, returned: true },
    inquired: { ...payment.inquired, nextAt: from + INQUIRY_AFTER_RETURN_MS },
  };
}
