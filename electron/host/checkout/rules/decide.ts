import { CREATE_DEADLINE_MS, CREATE_TRIES } from "../state/limits.ts";
import { isHealthOld } from "../state/staleness.ts";
import type { CheckoutState } from "../state/state.ts";
import { currentPayment, hasPickupTimePassed, isAccepted, isUntried } from "../state/state.ts";
import { decideClosing, decideKitchen, decideLoyaltyRefund } from "./decide-closing.ts";
import {
  decideCapture,
  decideInquiry,
  decidePayment,
  decideReturnMoney,
  decideStaffRefund,
} from "./decide-payment.ts";
import { type Decision, perform, performAt, type RuleDecision } from "./decision.ts";

/**
 * The next step of an order. Pure and total; time is `state.now`. The rules apply in this order:
 * money to return, unclear payments, the steps up to acceptance, then capturing and closing. The first rule that has
 * something to do decides; if none has, the earliest time that any of them waits for.
 */
export function decide(state: CheckoutState): Decision {
  if (state.isDamaged) return { type: "done" };
  if (state.inFlight) return { type: "wait", until: null };
  const decisions = [
    ...state.payments.map((payment) => decideReturnMoney(state, payment)),
    ...state.payments.map((payment) => decideStaffRefund(state, payment)),
    ...state.payments.map((payment) => decideInquiry(state, payment)),
    decideBeforeAcceptance(state),
    decideCapture(state),
    decideClosing(state),
    decideLoyaltyRefund(state),
    decideKitchen(state),
  ].filter((decision) => decision !== null);
  const acting = decisions.find((decision) => decision.type !== "wait");
  if (acting) return acting;
  if (decisions.length === 0) return { type: "done" };
  const times = decisions.flatMap((decision) =>
    decision.type === "wait" && decision.until !== null ? [decision.until] : [],
  );
  return { type: "wait", until: times.length > 0 ? Math.min(...times) : null };
}

/** From "Pay" to the kitchen's answer: health, payment, health, create (checkout rule 2). */
function decideBeforeAcceptance(state: CheckoutState): RuleDecision {
  if (state.failure !== null || isAccepted(state)) return null;
  if (state.injection.at === "rejected") {
    const unavailable = state.injection.posErrorType === "ITEM_UNAVAILABLE";
    return { type: "fail", reason: unavailable ? "item-unavailable" : "kitchen-refused" };
  }
  if (state.counter) return decideUnpaid(state, state.counter.since);
  if (state.order.paymentFlow === "nothing-due") return decideUnpaid(state, state.placedAt);
  return decidePayment(state) ?? decideCreate(state, paidSince(state));
}

/** No payment is made here: an order to be paid at the counter fails if its customer leaves before it was sent. */
function decideUnpaid(state: CheckoutState, since: number): RuleDecision {
  if (isUntried(state)) {
    if (hasPickupTimePassed(state)) return { type: "fail", reason: "pickup-time-passed" };
    if (state.abandoned && state.counter) return { type: "fail", reason: "payment-canceled" };
  }
  return decideCreate(state, since);
}

function paidSince(state: CheckoutState): number | null {
  const status = currentPayment(state)?.status;
  return status?.at === "authorized" || status?.at === "captured" ? status.since : null;
}

/** Whether the order is late because the kiosk was down or held up, and not because its payment was unclear. */
function wasAway(state: CheckoutState, since: number): boolean {
  if (state.absenceUnknown) return true;
  if (state.resumedAt !== null && state.resumedAt > since) return true;
  const wasInDoubt = (currentPayment(state)?.inquiryTries.count ?? 0) > 0;
  return isUntried(state) && !wasInDoubt;
}

/** Sends the order to the kitchen: only once paid, only in time, at most three times (checkout rules 2 and 7). */
function decideCreate(state: CheckoutState, since: number | null): RuleDecision {
  const { injection } = state;
  if (injection.at !== "open" || since === null) return null;
  if (state.absenceUnknown || state.now > since + CREATE_DEADLINE_MS) {
    return { type: "fail", reason: wasAway(state, since) ? "kiosk-interrupted" : "too-late" };
  }
  if (injection.tries.count >= CREATE_TRIES) {
    return { type: "fail", reason: "kitchen-unreachable" };
  }
  if (state.health.create === null || isHealthOld(state))
    return perform({ type: "CheckHealth", before: "create" });
  if (!state.health.create) return { type: "fail", reason: "outlet-unavailable" };
  return performAt(state, injection.tries.nextAt, { type: "Create" });
}
