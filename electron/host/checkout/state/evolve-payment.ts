import type { InquiryStatus } from "../../../../contracts/payments.ts";
import type { CheckoutEvent, InquiryOutcome, OperationOutcome } from "./events.ts";
import { unlessStuck } from "./evolve-money-movement.ts";
import {
  DEFAULT_PAYMENT_TTL_MS,
  INQUIRY_AFTER_RETURN_MS,
  INQUIRY_RETRY_MS,
  INQUIRY_TRIES,
  LONGEST_PAYMENT_TTL_MS,
  NOT_FOUND_PROVISIONAL_MS,
  OUTCOME_DEADLINE_MS,
  PAYMENT_RETRY_MS,
  PAYMENT_TRIES,
  waitAfter,
  waitWhileOpen,
} from "./limits.ts";
import {
  afterLastTry,
  failed,
  referenceOf,
  secured,
  succeeded,
  toStaff,
  unclear,
  withStatus,
} from "./payment-status.ts";
import { isRefundedInPart } from "./staff-refunds.ts";
import type { CheckoutState, Payment, PaymentStatus } from "./state.ts";
import { currentPayment, isOpen, mustReturnMoney, UNTRIED } from "./state.ts";

/**
 * The payment after an answer of authorize or sale. After a callback has reported an outcome, it can only contradict
 * that.
 */
export function evolvePaymentAnswer(
  payment: Payment,
  outcome: OperationOutcome,
  state: CheckoutState,
): Payment {
  if (payment.status.at !== "asked")
    return afterOvertakenAnswer(payment, reportedBy(outcome), state);
  const reference = outcome.transactionReference ?? payment.status.reference;
  switch (outcome.status) {
    case "SUCCESS":
      return succeeded(payment, reference, state, state.now);
    case "PENDING": {
      const expiresAt = state.now + ttlMs(outcome.expectedTtlSeconds);
      return {
        ...payment,
        awaitedUntil: expiresAt + OUTCOME_DEADLINE_MS,
        inquiryTries: UNTRIED,
        status: {
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
      return failed(payment, "declined", outcome.errorCode, reference);
    case "RETRIABLE": {
      const named = { ...payment, status: { ...payment.status, reference } };
      return afterLostPayment(named, outcome.mayHaveArrived, state);
    }
    case "UNKNOWN":
      return unclear(payment, reference, state);
  }
}

function ttlMs(seconds: number | null): number {
  if (seconds === null) return DEFAULT_PAYMENT_TTL_MS;
  return Math.min(seconds * 1_000, LONGEST_PAYMENT_TTL_MS);
}

/** If no byte of any try has left, the payment has definitely failed, and no inquiry is needed. */
function afterLostPayment(
  payment: Payment,
  hasMaybeArrived: boolean,
  state: CheckoutState,
): Payment {
  const mayHaveArrived = payment.mayHaveArrived || hasMaybeArrived;
  const after = { ...payment, mayHaveArrived };
  if (payment.payTries.count >= PAYMENT_TRIES) return afterLastTry(after, state);
  const nextAt = state.now + waitAfter(PAYMENT_RETRY_MS, payment.payTries.count);
  return { ...after, payTries: { ...payment.payTries, nextAt } };
}

/**
 * The payment after an answer of inquire-status. It decides if the payment is pending or unclear; one that was decided
 * meanwhile it can only contradict.
 */
export function evolveInquiry(
  before: Payment,
  outcome: InquiryOutcome,
  state: CheckoutState,
): Payment {
  const { status } = before;
  if (status.at !== "pending" && status.at !== "unclear") {
    return outcome.kind === "status" && !isOfAnother(status, outcome.transactionReference)
      ? afterOvertakenAnswer(before, REPORTED[outcome.status], state)
      : before;
  }
  if (outcome.kind === "no-answer" || isOfAnother(status, outcome.transactionReference)) {
    return askLater(before, state);
  }
  const payment = withReference(before, outcome.transactionReference);
  if (before.isOvertaken) return askLater(payment, state);
  const reference = outcome.transactionReference ?? status.reference;
  switch (outcome.status) {
    case "AUTHORIZED":
      // No order is made of a sale before it is captured, and an authorization of one could be neither captured nor reversed
      // (payments.md §1).
      if (state.order.paymentFlow === "sale") return askLater(payment, state);
      return found(payment, "authorized", reference, state);
    case "CAPTURED":
      return found(payment, "captured", reference, state);
    case "VOIDED":
      return withStatus(payment, { at: "returned", reference });
    case "REFUNDED":
      return isRefundedInPart(state, payment)
        ? found(payment, "captured", reference, state)
        : withStatus(payment, { at: "returned", reference });
    case "DECLINED":
      return failed(payment, "declined");
    case "EXPIRED":
      return failed(payment, "expired");
    case "PENDING":
      return askLater(payment, state);
    case "NOT_FOUND":
      return state.now >= notFoundFrom(payment)
        ? failed(payment, "never-arrived")
        : askLater({ ...payment, isNotFound: true }, state);
  }
}

/** The payment that an inquiry found authorized or captured. Money without a reference cannot be moved by a call. */
function found(
  payment: Payment,
  place: "authorized" | "captured",
  reference: string | null,
  state: CheckoutState,
): Payment {
  return reference === null
    ? toStaff(payment, "outcome-unknowable")
    : unlessStuck(secured(payment, place, reference, state.now), state);
}

/** From when NOT_FOUND is definite: a payment that was known once may reappear before its time is up. */
function notFoundFrom({ lastAskedAt, awaitedUntil }: Payment): number {
  const ownTimeIsOver = awaitedUntil - OUTCOME_DEADLINE_MS;
  return Math.max(lastAskedAt + NOT_FOUND_PROVISIONAL_MS, ownTimeIsOver);
}

/** The outcome that a report about a payment states; null if it decides nothing. */
type ReportedOutcome = "success" | "failure" | null;

const REPORTED: Readonly<Record<InquiryStatus, ReportedOutcome>> = {
  AUTHORIZED: "success",
  CAPTURED: "success",
  DECLINED: "failure",
  EXPIRED: "failure",
  VOIDED: "failure",
  REFUNDED: "failure",
  PENDING: null,
  NOT_FOUND: null,
};

function reportedBy({ status }: OperationOutcome): ReportedOutcome {
  if (status === "SUCCESS") return "success";
  return status === "DECLINED" ? "failure" : null;
}

/** A callback came while the call was under way. If its answer contradicts the callback, an inquiry is made. */
function afterOvertakenAnswer(
  payment: Payment,
  reported: ReportedOutcome,
  state: CheckoutState,
): Payment {
  const { status } = payment;
  const reference = referenceOf(status);
  if (status.at === "failed" && reported === "success") {
    return unclear({ ...payment, successAt: payment.successAt ?? state.now }, reference, state);
  }
  const contradicts =
    (status.at === "authorized" || status.at === "captured") && reported === "failure";
  return contradicts ? unclear(payment, reference, state) : payment;
}

/**
 * payments.md §4.2: a payment keeps the reference that it was given. A report about another one does
 * not concern this one.
 */
function isOfAnother(status: PaymentStatus, named: string | null): boolean {
  const reference = referenceOf(status);
  return reference !== null && named !== null && named !== reference;
}

/** An inquiry may be the first to name the reference of a payment whose answer was lost. */
function withReference(payment: Payment, reference: string | null): Payment {
  return payment.status.at === "unclear" && reference !== null
    ? withStatus(payment, { at: "unclear", reference })
    : payment;
}

function askLater(payment: Payment, state: CheckoutState): Payment {
  if (isOpen(payment, state)) return askWhileOpen(payment, state);
  if (payment.inquiryTries.count >= INQUIRY_TRIES) return toStaff(payment, "outcome-unknowable");
  const nextAt = state.now + waitAfter(INQUIRY_RETRY_MS, payment.inquiryTries.count);
  const { status } = payment;
  return {
    ...payment,
    status: status.at === "pending" ? { ...status, missed: false } : status,
    inquiryTries: { ...payment.inquiryTries, nextAt },
  };
}

/** Inquiries into a payment that its customer is still making are not limited: no try is counted. */
function askWhileOpen(payment: Payment, state: CheckoutState): Payment {
  const { status } = payment;
  if (status.at !== "pending") return payment;
  const askAt = state.now + waitWhileOpen(state.now - payment.lastAskedAt);
  return { ...payment, status: { ...status, missed: false, askAt }, inquiryTries: UNTRIED };
}

/** The result callback: it decides, unless it contradicts an earlier report. */
export function evolveCallback(
  before: Payment,
  callback: CheckoutEvent & { type: "CallbackReceived" },
  state: CheckoutState,
): Payment {
  const { status } = before;
  const { transactionReference: reference, at: since } = callback;
  // Its money is back, whatever is reported of its beginning.
  if (status.at === "returned") return before;
  if (referenceOf(status) !== reference) return before;
  const success = callback.status === "SUCCESS";
  // A callback that waited for its payment to be known may have reported SUCCESS first.
  const successAt = Math.min(before.successAt ?? since, since);
  const heard = isBeingInquired(before, state) ? { ...before, isOvertaken: true } : before;
  const payment = success ? { ...heard, successAt } : heard;
  // A SUCCESS without a reference was a report, too.
  const isContested = before.decided || (!success && before.successAt !== null);
  const obeyed = () =>
    success
      ? succeeded(payment, reference, state, since)
      : failed(payment, "declined", callback.errorCode);
  switch (status.at) {
    case "asked":
    case "pending":
      return obeyed();
    case "unclear":
      // After a contradiction no further callback decides, whatever it says: inquire at once.
      return isContested ? askNow({ ...payment, decided: true }, state) : obeyed();
    case "authorized":
    case "captured":
      if (success) return withStatus(payment, { ...status, since: successAt });
      // A captured payment is no longer affected by what is reported of its authorization.
      return status.at === "captured" && state.order.paymentFlow === "authorize-capture"
        ? payment
        : unclear(payment, reference, state);
    case "failed":
      if (!success) return payment;
      // Late, not contradictory: the integrator had not known the payment, or was never reached.
      if (status.why === "never-arrived" || status.why === "not-reached") return obeyed();
      // Money that can only be returned is returned at once: without inquiries nothing would clear it up sooner.
      return !state.order.canInquire && onlyGoesBack(before, state)
        ? obeyed()
        : unclear(payment, reference, state);
    case "staff":
      return status.why === "outcome-unknowable" && !isContested ? obeyed() : payment;
    case "ready":
      return payment;
  }
}

function isBeingInquired({ ids }: Payment, { inFlight }: CheckoutState): boolean {
  return inFlight?.type === "Inquire" && inFlight.paymentId === ids.paymentId;
}

/** Whether no order will be made for this payment, whatever is reported about it. */
function onlyGoesBack(payment: Payment, state: CheckoutState): boolean {
  return mustReturnMoney(state) || payment !== currentPayment(state);
}

function askNow(payment: Payment, state: CheckoutState): Payment {
  return { ...payment, inquiryTries: { ...payment.inquiryTries, nextAt: state.now } };
}

/** The host was away and a callback may have been missed: one inquiry at once. The page may still be open. */
export function markMissed(payment: Payment): Payment {
  const { status } = payment;
  const inquiryTries = { ...payment.inquiryTries, nextAt: 0 };
  if (status.at === "unclear") return { ...payment, inquiryTries };
  if (status.at !== "pending") return payment;
  return { ...payment, status: { ...status, missed: true }, inquiryTries };
}

/**
 * The browser is back at `from` (UTC milliseconds): inquire unless the callback comes within 2 s; at once if it is
 * unclear.
 */
export function markReturned(payment: Payment, from: number): Payment {
  if (payment.status.at === "unclear") {
    return { ...payment, inquiryTries: { ...payment.inquiryTries, nextAt: from } };
  }
  if (payment.status.at !== "pending") return payment;
  return {
    ...payment,
    status: { ...payment.status, returned: true },
    inquiryTries: { ...payment.inquiryTries, nextAt: from + INQUIRY_AFTER_RETURN_MS },
  };
}
