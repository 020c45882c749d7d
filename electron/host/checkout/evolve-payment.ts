import type { CheckoutEvent, InquiryOutcome, OperationOutcome } from "./events.ts";
import {
  DEFAULT_PAYMENT_TTL_MS,
  INQUIRY_AFTER_RETURN_MS,
  INQUIRY_RETRY_MS,
  INQUIRY_TRIES,
  NOT_FOUND_PROVISIONAL_MS,
  PAYMENT_RETRY_MS,
  PAYMENT_TRIES,
  SETTLE_RETRY_MS,
  SETTLE_TRIES,
  waitAfter,
} from "./limits.ts";
import type { PaymentIds } from "./order.ts";
import type { CheckoutState, Payment, PaymentStanding } from "./state.ts";
import { isAccepted, UNTRIED } from "./state.ts";

export function newPayment(ids: PaymentIds): Payment {
  return {
    ids,
    standing: { at: "ready" },
    asked: UNTRIED,
    lastAskedAt: 0,
    inquired: UNTRIED,
    captured: UNTRIED,
    givenBack: UNTRIED,
  };
}

/** The integrator's reference of a payment, where one is known. */
export function referenceOf(standing: PaymentStanding): string | null {
  return "reference" in standing ? standing.reference : null;
}

function at(payment: Payment, standing: PaymentStanding): Payment {
  return { ...payment, standing };
}

function succeeded(payment: Payment, reference: string | null, state: CheckoutState): Payment {
  // A success without a reference cannot be captured or given back by any call.
  if (reference === null) return toStaff(payment, "outcome-unknowable");
  const road = state.order.road === "sale" ? "taken" : "held";
  return at(payment, { at: road, reference, since: state.now });
}

function toStaff(
  payment: Payment,
  why: "outcome-unknowable" | "capture-failed" | "give-back-refused",
): Payment {
  return at(payment, { at: "staff", why, reference: referenceOf(payment.standing) });
}

function failed(
  payment: Payment,
  why: "declined" | "expired" | "never-arrived" | "not-reached",
  errorCode: string | null = null,
): Payment {
  return at(payment, { at: "failed", why, errorCode, reference: referenceOf(payment.standing) });
}

/** An inquiry where the integrator offers one, else a person (design §8 rule 3). */
function unclear(payment: Payment, reference: string | null, state: CheckoutState): Payment {
  if (!state.order.canInquire) {
    return at(payment, { at: "staff", why: "outcome-unknowable", reference });
  }
  const inquired = { count: 0, nextAt: state.now };
  return { ...payment, standing: { at: "unclear", reference }, inquired };
}

/** Answer of authorize or sale. Only a payment whose outcome is open listens to it. */
export function evolvePaymentAnswer(
  payment: Payment,
  outcome: OperationOutcome,
  state: CheckoutState,
): Payment {
  if (payment.standing.at !== "asked") return payment;
  switch (outcome.status) {
    case "SUCCESS":
      return succeeded(payment, outcome.transactionReference, state);
    case "PENDING": {
      const ttl = outcome.expectedTtlSeconds;
      return {
        ...payment,
        inquired: UNTRIED,
        standing: {
          at: "pending",
          reference: outcome.transactionReference,
          redirectUrl: outcome.redirectUrl,
          expiresAt: state.now + (ttl === null ? DEFAULT_PAYMENT_TTL_MS : ttl * 1_000),
          returned: false,
        },
      };
    }
    case "DECLINED":
      return failed(payment, "declined", outcome.errorCode);
    case "RETRIABLE":
      return afterLostPayment(payment, state);
    case "UNKNOWN":
      return unclear(payment, null, state);
  }
}

function afterLostPayment(payment: Payment, state: CheckoutState): Payment {
  if (payment.asked.count >= PAYMENT_TRIES) return unclear(payment, null, state);
  const nextAt = state.now + waitAfter(PAYMENT_RETRY_MS, payment.asked.count);
  return { ...payment, asked: { ...payment.asked, nextAt } };
}

/** Answer of inquire-status. Only a payment that is pending or unclear listens to it. */
export function evolveInquiry(
  payment: Payment,
  outcome: InquiryOutcome,
  state: CheckoutState,
): Payment {
  const { standing } = payment;
  if (standing.at !== "pending" && standing.at !== "unclear") return payment;
  if (outcome.kind === "no-answer") return askLater(payment, state);
  const reference = outcome.transactionReference ?? standing.reference;
  switch (outcome.status) {
    case "AUTHORIZED":
      return reference === null
        ? toStaff(payment, "outcome-unknowable")
        : at(payment, { at: "held", reference, since: state.now });
    case "CAPTURED":
      return reference === null
        ? toStaff(payment, "outcome-unknowable")
        : at(payment, { at: "taken", reference, since: state.now });
    case "VOIDED":
    case "REFUNDED":
      return at(payment, { at: "given-back" });
    case "DECLINED":
      return failed(payment, "declined");
    case "EXPIRED":
      return failed(payment, "expired");
    case "PENDING":
      return askLater(withReference(payment, outcome.transactionReference), state);
    case "NOT_FOUND":
      return state.now - payment.lastAskedAt >= NOT_FOUND_PROVISIONAL_MS
        ? failed(payment, "never-arrived")
        : askLater(payment, state);
  }
}

/** An inquiry may be the first to tell the reference of a payment whose answer was lost. */
function withReference(payment: Payment, reference: string | null): Payment {
  return payment.standing.at === "unclear" && reference !== null
    ? at(payment, { at: "unclear", reference })
    : payment;
}

function askLater(payment: Payment, state: CheckoutState): Payment {
  if (payment.inquired.count >= INQUIRY_TRIES) return toStaff(payment, "outcome-unknowable");
  const nextAt = state.now + waitAfter(INQUIRY_RETRY_MS, payment.inquired.count);
  return { ...payment, inquired: { ...payment.inquired, nextAt } };
}

/** The result callback: the word that decides, unless it contradicts a word already given. */
export function evolveCallback(
  payment: Payment,
  callback: CheckoutEvent & { type: "CallbackReceived" },
  state: CheckoutState,
): Payment {
  const { standing } = payment;
  const reference = callback.transactionReference;
  if (referenceOf(standing) !== reference) return payment;
  const success = callback.status === "SUCCESS";
  switch (standing.at) {
    case "pending":
    case "unclear":
      return success
        ? succeeded(payment, reference, state)
        : failed(payment, "declined", callback.errorCode);
    case "held":
      return success ? payment : unclear(payment, reference, state);
    case "failed":
      if (!success) return payment;
      // Late, not contradictory: the kiosk had only given up waiting.
      if (standing.why !== "declined") return succeeded(payment, reference, state);
      return state.order.canInquire
        ? unclear(payment, reference, state)
        : succeeded(payment, reference, state);
    case "staff":
      if (standing.why !== "outcome-unknowable") return payment;
      return success
        ? succeeded(payment, reference, state)
        : failed(payment, "declined", callback.errorCode);
    case "ready":
    case "asked":
    case "taken":
    case "given-back":
      return payment;
  }
}

/** The browser is back, or the host was away: ask unless the callback has come by `from` + 2 s. */
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

/** Answer of capture (payments.md §3). */
export function evolveCapture(
  payment: Payment,
  outcome: OperationOutcome,
  state: CheckoutState,
): Payment {
  const { standing } = payment;
  if (standing.at !== "held") return payment;
  switch (outcome.status) {
    case "SUCCESS":
      return at(payment, { at: "taken", reference: standing.reference, since: standing.since });
    case "DECLINED":
      return toStaff(payment, "capture-failed");
    case "RETRIABLE":
    case "PENDING":
      return settleLater(payment, "captured", "capture-failed", state);
    case "UNKNOWN":
      return state.order.canInquire && payment.captured.count < SETTLE_TRIES
        ? unclearSettlement(payment, "captured", state)
        : toStaff(payment, "capture-failed");
  }
}

/** Answer of reverse or refund. */
export function evolveGiveBack(
  payment: Payment,
  outcome: OperationOutcome,
  state: CheckoutState,
): Payment {
  if (payment.standing.at !== "held" && payment.standing.at !== "taken") return payment;
  switch (outcome.status) {
    case "SUCCESS":
      return at(payment, { at: "given-back" });
    case "DECLINED":
      return toStaff(payment, "give-back-refused");
    case "RETRIABLE":
    case "PENDING":
      return settleLater(payment, "givenBack", "give-back-refused", state);
    case "UNKNOWN":
      return state.order.canInquire && payment.givenBack.count < SETTLE_TRIES
        ? unclearSettlement(payment, "givenBack", state)
        : toStaff(payment, "give-back-refused");
  }
}

/** The same key and body again, later: a repeat cannot take or give twice. */
function settleLater(
  payment: Payment,
  which: "captured" | "givenBack",
  why: "capture-failed" | "give-back-refused",
  state: CheckoutState,
): Payment {
  const tries = payment[which];
  if (tries.count >= SETTLE_TRIES) return toStaff(payment, why);
  const nextAt = state.now + waitAfter(SETTLE_RETRY_MS, tries.count);
  return { ...payment, [which]: { ...tries, nextAt } };
}

/** Asks where the money stands; a payment found still held or taken is settled again later. */
function unclearSettlement(
  payment: Payment,
  which: "captured" | "givenBack",
  state: CheckoutState,
): Payment {
  const tries = payment[which];
  const nextAt = state.now + waitAfter(SETTLE_RETRY_MS, tries.count);
  const asked = unclear(payment, referenceOf(payment.standing), state);
  return { ...asked, [which]: { ...tries, nextAt } };
}

/** Whether an accepted order stands without its money: a person has to collect it. */
export function isUnpaidThoughAccepted(payment: Payment, state: CheckoutState): boolean {
  return isAccepted(state) && payment.standing.at === "failed";
}
