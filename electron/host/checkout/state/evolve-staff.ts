/**
 * What staff do about an order (docs/staff.md). Pure: each is an event like any other, and a repeated one changes
 * nothing.
 */
import { compare, isZero } from "../../../../domain/money.ts";
import type { CheckoutEvent, OperationOutcome } from "./events.ts";
import { MONEY_MOVEMENT_RETRY_MS, MONEY_MOVEMENT_TRIES, waitAfter } from "./limits.ts";
import { toStaff, withStatus } from "./payment-status.ts";
import { isResolvedPayment, staffCases } from "./staff-list.ts";
import {
  canReclaimPoints,
  isRefundedByStaff,
  refundablePayment,
  remainingOf,
} from "./staff-refunds.ts";
import { afterRetry } from "./staff-retry.ts";
import type { CheckoutState, Payment, StaffRefund } from "./state.ts";
import { UNTRIED } from "./state.ts";

/** What staff did, at the kiosk or at the console. */
export type StaffEvent = CheckoutEvent & {
  type: "StaffRetried" | "StaffRefundAsked" | "StaffLoyaltyRefundAsked" | "StaffResolved";
};

/** The order after an action of staff. One that is no longer possible changes nothing. */
export function afterStaff(state: CheckoutState, event: StaffEvent): CheckoutState {
  switch (event.type) {
    case "StaffRetried":
      return afterRetry(state, event.fresh);
    case "StaffRefundAsked":
      return askRefund(state, event);
    case "StaffLoyaltyRefundAsked":
      return canReclaimPoints(state) ? { ...state, pointsReclaimed: true } : state;
    case "StaffResolved": {
      const named = new Set(event.cases.map(nameOf));
      const found = staffCases(state).filter((one) => named.has(nameOf(one)));
      const resolved = found.map((one) => ({ ...one, how: event.how }));
      return { ...state, resolved: [...state.resolved, ...resolved] };
    }
  }
}

function nameOf({ reason, subject }: { reason: string; subject: string }): string {
  return `${reason} ${subject}`;
}

function askRefund(
  state: CheckoutState,
  event: CheckoutEvent & { type: "StaffRefundAsked" },
): CheckoutState {
  const payment = refundablePayment(state);
  const { refundId, idempotencyKey: key, amount } = event;
  if (!payment || payment.ids.paymentId !== event.paymentId) return state;
  if (isZero(amount) || compare(amount, "0") < 0) return state;
  if (compare(amount, remainingOf(state, payment)) > 0) return state;
  const refund: StaffRefund = { refundId, key, amount, tries: UNTRIED, at: "open" };
  return changePayment(state, payment, { ...payment, refunds: [...payment.refunds, refund] });
}

/** Counts the try of a refund before its outcome is known. */
export function startRefund(state: CheckoutState, refundId: string): CheckoutState {
  return changeRefund(state, refundId, (refund) => ({
    ...refund,
    tries: { ...refund.tries, count: refund.tries.count + 1 },
  }));
}

/**
 * The order after an answer to a refund by staff. Once all of the money is refunded, the payment counts as returned.
 */
export function afterRefundPayment(
  state: CheckoutState,
  { refundId, outcome }: { readonly refundId: string; readonly outcome: OperationOutcome },
): CheckoutState {
  const changed = changeRefund(state, refundId, (refund) =>
    answeredRefund(refund, outcome, state.now),
  );
  const payments = changed.payments.map((payment) =>
    payment.status.at === "captured" && isRefundedByStaff(changed, payment)
      ? withStatus(payment, { at: "returned", reference: payment.status.reference })
      : payment,
  );
  return { ...changed, payments };
}

function answeredRefund(refund: StaffRefund, outcome: OperationOutcome, now: number): StaffRefund {
  // In older journals a retry repeats a refund of unknown outcome that staff had resolved.
  if (refund.at !== "open" && refund.at !== "unknown") return refund;
  switch (outcome.status) {
    case "SUCCESS":
      return { ...refund, at: "done" };
    case "DECLINED":
      return { ...refund, at: "refused" };
    case "UNKNOWN":
      return { ...refund, at: "unknown" };
    case "RETRIABLE":
    case "PENDING": {
      const { count } = refund.tries;
      if (count >= MONEY_MOVEMENT_TRIES) return { ...refund, at: "unknown" };
      return {
        ...refund,
        tries: { count, nextAt: now + waitAfter(MONEY_MOVEMENT_RETRY_MS, count) },
      };
    }
  }
}

/** After a report about money: a payment that staff have resolved goes back to them, and the kiosk moves none of it. */
export function leaveToStaff(before: CheckoutState, after: CheckoutState): CheckoutState {
  const returned = new Set<string>();
  const payments = after.payments.map((payment, index) => {
    const was = before.payments[index];
    if (!was || !isResolvedPayment(before, was) || !hasMoneyAgain(was, payment)) return payment;
    returned.add(payment.ids.paymentId);
    return toStaff(payment, "outcome-unknowable");
  });
  if (returned.size === 0) return after;
  const resolved = after.resolved.filter(({ subject }) => !returned.has(subject));
  return { ...after, payments, resolved };
}

function hasMoneyAgain(before: Payment, { status }: Payment): boolean {
  if (status.at === before.status.at) return false;
  return status.at === "authorized" || status.at === "captured" || status.at === "unclear";
}

function changePayment(state: CheckoutState, from: Payment, to: Payment): CheckoutState {
  return {
    ...state,
    payments: state.payments.map((payment) => (payment === from ? to : payment)),
  };
}

function changeRefund(
  state: CheckoutState,
  refundId: string,
  change: (refund: StaffRefund) => StaffRefund,
): CheckoutState {
  return {
    ...state,
    payments: state.payments.map((payment) => ({
      ...payment,
      refunds: payment.refunds.map((refund) =>
        refund.refundId === refundId ? change(refund) : refund,
      ),
    })),
  };
}
