import type { NotDoneReason } from "../api/contract.ts";
import { decideClosing, decideKitchen, decideLoyaltyRefund } from "./decide-closing.ts";
import {
  decideInquiry,
  decidePayment,
  decideReturnMoney,
  decideSettlement,
  decideStaffRefund,
} from "./decide-payment.ts";
import type { Command } from "./events.ts";
import { CREATE_DEADLINE_MS, CREATE_TRIES } from "./limits.ts";
import { isHealthOld } from "./staleness.ts";
import type { CheckoutState } from "./state.ts";
import { currentPayment, hasPickupTimePassed, isAccepted, isUntried } from "./state.ts";

/** What to do next with an order. */
export type Decision =
  | { readonly type: "perform"; readonly command: Command }
  /** The order will not come about; the runner writes it down and asks again. */
  | { readonly type: "conclude"; readonly reason: NotDoneReason }
  /** Nothing until an event comes, or until this time (UTC milliseconds). */
  | { readonly type: "wait"; readonly until: number | null }
  /** The order has ended, or stands in the staff list. */
  | { readonly type: "done" };

/** Part of a decision: null means that this concern has nothing to say. */
export type Concern = Exclude<Decision, { type: "done" }> | null;

export function perform(command: Command): Concern {
  return { type: "perform", command };
}

/** Performs a command once its time has come. */
export function performAt(state: CheckoutState, nextAt: number, command: Command): Concern {
  return state.now >= nextAt ? perform(command) : { type: "wait", until: nextAt };
}

/**
 * The next step of an order. Pure and total; time is `state.now`. Concerns are asked in this order:
 * what must be given back, what is unclear, the way to the kitchen, then settling and closing. The
 * first that wants to act does; else the earliest time that any of them waits for.
 */
export function decide(state: CheckoutState): Decision {
  if (state.isDamaged) return { type: "done" };
  if (state.inFlight) return { type: "wait", until: null };
  const concerns = [
    ...state.payments.map((payment) => decideReturnMoney(state, payment)),
    ...state.payments.map((payment) => decideStaffRefund(state, payment)),
    ...state.payments.map((payment) => decideInquiry(state, payment)),
    decideBeforeAcceptance(state),
    decideSettlement(state),
    decideClosing(state),
    decideLoyaltyRefund(state),
    decideKitchen(state),
  ].filter((concern) => concern !== null);
  const acting = concerns.find((concern) => concern.type !== "wait");
  if (acting) return acting;
  if (concerns.length === 0) return { type: "done" };
  const times = concerns.flatMap((concern) =>
    concern.type === "wait" && concern.until !== null ? [concern.until] : [],
  );
  return { type: "wait", until: times.length > 0 ? Math.min(...times) : null };
}

/** From "Pay" to the kitchen's answer: health, payment, health, create (checkout rule 2). */
function decideBeforeAcceptance(state: CheckoutState): Concern {
  if (state.concluded !== null || isAccepted(state)) return null;
  if (state.injection.at === "rejected") {
    const unavailable = state.injection.posErrorType === "ITEM_UNAVAILABLE";
    return { type: "conclude", reason: unavailable ? "item-unavailable" : "kitchen-refused" };
  }
  if (state.counter) return decideUnpaid(state, state.counter.since);
  if (state.order.paymentFlow === "nothing-due") return decideUnpaid(state, state.placedAt);
  return decidePayment(state) ?? decideCreate(state, paidSince(state));
}

/** Nobody pays here: who leaves before the kitchen was asked, and owes the counter, wants nothing cooked. */
function decideUnpaid(state: CheckoutState, since: number): Concern {
  if (isUntried(state)) {
    if (hasPickupTimePassed(state)) return { type: "conclude", reason: "pickup-time-passed" };
    if (state.abandoned && state.counter) return { type: "conclude", reason: "payment-canceled" };
  }
  return decideCreate(state, since);
}

function paidSince(state: CheckoutState): number | null {
  const status = currentPayment(state)?.status;
  return status?.at === "authorized" || status?.at === "captured" ? status.since : null;
}

/** The kitchen was not asked, or not to the end, because the kiosk was down or held up, not in doubt about the payment. */
function wasAway(state: CheckoutState, since: number): boolean {
  if (state.absenceUnknown) return true;
  if (state.resumedAt !== null && state.resumedAt > since) return true;
  const wasInDoubt = (currentPayment(state)?.inquiryTries.count ?? 0) > 0;
  return isUntried(state) && !wasInDoubt;
}

/** Sends the order to the kitchen: only once paid, only in time, at most three times (checkout rules 2 and 7). */
function decideCreate(state: CheckoutState, since: number | null): Concern {
  const { injection } = state;
  if (injection.at !== "open" || since === null) return null;
  if (state.absenceUnknown || state.now > since + CREATE_DEADLINE_MS) {
    return { type: "conclude", reason: wasAway(state, since) ? "kiosk-interrupted" : "too-late" };
  }
  if (injection.tries.count >= CREATE_TRIES) {
    return { type: "conclude", reason: "kitchen-unreachable" };
  }
  if (state.health.create === null || isHealthOld(state))
    return perform({ type: "CheckHealth", before: "create" });
  if (!state.health.create) return { type: "conclude", reason: "outlet-unavailable" };
  return performAt(state, injection.tries.nextAt, { type: "Create" });
}
