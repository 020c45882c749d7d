import type { CheckoutFailureReason } from "../../../../domain/order-course.ts";
import { CREATE_DEADLINE_MS } from "../state/limits.ts";
import { failureReason, referenceOf } from "../state/payment-status.ts";
import { dueRefund, hasOpenRefund, isReturnedByStaff } from "../state/staff-refunds.ts";
import { isHealthOld, isUnawaited } from "../state/staleness.ts";
import type { CheckoutState, Payment, PaymentStatus } from "../state/state.ts";
import {
  currentPayment,
  hasPickupTimePassed,
  isAccepted,
  isOpen,
  isOver,
  isUntried,
  mustReturnMoney,
} from "../state/state.ts";
import { perform, performAt, type RuleDecision } from "./decision.ts";

/** From the first request to authorized or captured. Null if there is no payment, or once it has succeeded in time. */
export function decidePayment(state: CheckoutState): RuleDecision {
  const payment = currentPayment(state);
  if (!payment) return null;
  const { status } = payment;
  switch (status.at) {
    case "ready":
      return decideFirstAsk(state, payment);
    case "asked":
      return performAt(state, payment.payTries.nextAt, pay(state, payment));
    case "pending":
      return decidePending(state, payment, status);
    case "unclear":
      return decideUnclear(state, payment);
    case "authorized":
    case "captured":
      return decidePaid(state, payment);
    case "failed":
      return fail(failureReason(status.why));
    case "returned":
      return fail("payment-expired");
    case "staff":
      return fail("payment-outcome-unknown");
  }
}

function fail(reason: CheckoutFailureReason): RuleDecision {
  return { type: "fail", reason };
}

function pay(state: CheckoutState, payment: Payment) {
  const operation = state.order.paymentFlow === "sale" ? "sale" : "authorize";
  return { type: "Pay", ids: payment.ids, operation } as const;
}

function decideFirstAsk(state: CheckoutState, payment: Payment): RuleDecision {
  // The customer has left.
  if (state.abandoned || state.visitEnded) return fail("payment-canceled");
  if (hasPickupTimePassed(state)) return fail("pickup-time-passed");
  // An earlier payment that had failed may have been contradicted since (checkout rule 3).
  if (state.payments.some((other) => other !== payment && !isOver(other))) {
    return fail("payment-outcome-unknown");
  }
  // The customer of an order held up for this long has left.
  if (isUnawaited(payment, state)) return fail("payment-unavailable");
  const { health } = state;
  if (health.payment === null || isHealthOld(state))
    return perform({ type: "CheckHealth", before: "payment" });
  if (health.payment) return perform(pay(state, payment));
  return fail(health.paymentsDown ? "payment-unavailable" : "outlet-unavailable");
}

/** Waits for the callback; after the payment's own time only an inquiry, or staff, can resolve it. */
function decidePending(
  state: CheckoutState,
  { backedOut }: Payment,
  { returned, expiresAt }: PaymentStatus & { at: "pending" },
): RuleDecision {
  // A customer who has returned from the page may have paid there.
  const mayHavePaid = returned && !backedOut;
  if (state.abandoned) return fail(mayHavePaid ? "payment-outcome-unknown" : "payment-canceled");
  return state.now >= expiresAt ? fail("payment-expired") : { type: "wait", until: expiresAt };
}

/**
 * Fails the order after the deadline, so that no customer waits for an answer that may never come. Inquiries continue.
 */
function decideUnclear(state: CheckoutState, payment: Payment): RuleDecision {
  const { status, successAt, awaitedUntil, decided } = payment;
  if (state.abandoned) return fail("payment-outcome-unknown");
  // No page was shown and no payment is known: nothing is left that the customer could wait for.
  const isKnown = decided || successAt !== null || referenceOf(status) !== null;
  if (payment.isNotFound && !isKnown) return fail("payment-not-found");
  const until = successAt === null ? awaitedUntil : successAt + CREATE_DEADLINE_MS;
  return state.now > until ? fail("payment-outcome-unknown") : { type: "wait", until: until + 1 };
}

/** A payment that succeeded after the customer had left, or after its deadline, is returned (checkout rule 5). */
function decidePaid(state: CheckoutState, { successAt, awaitedUntil }: Payment): RuleDecision {
  if (state.abandoned && isUntried(state)) return fail("payment-canceled");
  return (successAt ?? 0) > awaitedUntil ? fail("payment-expired") : null;
}

/** Inquires about a payment that is unclear, or still pending after its page was left or its time is up. */
export function decideInquiry(state: CheckoutState, payment: Payment): RuleDecision {
  const { status, ids, inquiryTries } = payment;
  if (status.at === "unclear") {
    return performAt(state, inquiryTries.nextAt, inquire(ids.paymentId, status.reference));
  }
  if (status.at !== "pending") return null;
  if (!state.order.canInquire) return decidePendingWithoutInquiry(state, status.expiresAt);
  if (isOpen(payment, state) && !status.missed) return decideWhileOpen(state, payment, status);
  return performAt(state, inquiryTries.nextAt, inquire(ids.paymentId, status.reference));
}

/** The kiosk sees the return of a page that it shows; of any other it learns by a callback only, which may be lost. */
function decideWhileOpen(
  state: CheckoutState,
  { ids }: Payment,
  { reference, redirectUrl, expiresAt, askAt }: PaymentStatus & { at: "pending" },
): RuleDecision {
  const endsUnseen =
    redirectUrl === null || state.order.returnsInPublic === true || state.visitEnded;
  if (!endsUnseen) return { type: "wait", until: expiresAt };
  return performAt(state, Math.min(askAt, expiresAt), inquire(ids.paymentId, reference));
}

/** Without inquiries the callback may still come; until the payment's time is up staff are not involved. */
function decidePendingWithoutInquiry(state: CheckoutState, expiresAt: number): RuleDecision {
  return state.now < expiresAt ? { type: "wait", until: expiresAt } : null;
}

function inquire(paymentId: string, transactionReference: string | null) {
  return { type: "Inquire", paymentId, transactionReference } as const;
}

/** Returns the money of a failed order, and of a payment that another one has replaced. */
export function decideReturnMoney(state: CheckoutState, payment: Payment): RuleDecision {
  const replaced = payment !== currentPayment(state);
  if (!replaced && !mustReturnMoney(state)) return null;
  const { status, ids } = payment;
  if (status.at !== "authorized" && status.at !== "captured") return null;
  if (status.at === "captured" && isReturnedByStaff(state, payment)) return null;
  // The amount left to return is known only after an open refund by staff has ended.
  if (hasOpenRefund(payment)) return null;
  return performAt(state, payment.returnTries.nextAt, {
    type: "ReturnMoney",
    ids,
    transactionReference: status.reference,
    operation: status.at === "authorized" ? "reverse" : "refund",
  });
}

/** Makes the refund that staff asked for, while the payment is known to be captured. */
export function decideStaffRefund(state: CheckoutState, payment: Payment): RuleDecision {
  const refund = dueRefund(state, payment);
  if (!refund || payment.status.at !== "captured") return null;
  return performAt(state, refund.tries.nextAt, {
    type: "RefundPayment",
    paymentId: payment.ids.paymentId,
    refundId: refund.refundId,
    idempotencyKey: refund.key,
    transactionReference: payment.status.reference,
    amount: refund.amount,
  });
}

/** Captures the authorization of an accepted order. */
export function decideCapture(state: CheckoutState): RuleDecision {
  const payment = currentPayment(state);
  if (!payment || !isAccepted(state) || mustReturnMoney(state)) return null;
  const { status, ids } = payment;
  if (status.at !== "authorized") return null;
  return performAt(state, payment.captureTries.nextAt, {
    type: "Capture",
    ids,
    transactionReference: status.reference,
  });
}
