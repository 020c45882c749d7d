import { ZERO } from "../../../domain/money.ts";
import type { CheckoutView, MoneyOutcome, NotDoneReason } from "../api/contract.ts";
import { kitchenStep } from "./kitchen-step.ts";
import { failureReason } from "./payment-standing.ts";
import { staffReasons } from "./staff-list.ts";
import type { CheckoutState, Payment } from "./state.ts";
import { canPayAgain, currentPayment, waitsForCounter } from "./state.ts";

/** After this many tries the customer is told that points come later. */
const CLOSE_TRIES_SHOWN = 2;

/** An order as its customer sees it. Nothing of it names a key, a reference or a service's own words. */
export function checkoutView(state: CheckoutState, returnUrlPrefix: string): CheckoutView {
  if (state.injection.at === "accepted") return doneView(state, state.injection);
  if (state.concluded !== null) {
    return {
      step: "not-done",
      reason: reasonShown(state, state.concluded),
      money: moneyOutcome(state),
      errorCode: errorCode(state),
      canPayAgain: canPayAgain(state),
    };
  }
  const payment = currentPayment(state);
  if (!payment) return { step: "sending-to-kitchen" };
  return roadView(state, payment, returnUrlPrefix);
}

/** An outcome that was unknown when the order was given up may have become known since. */
function reasonShown(state: CheckoutState, concluded: NotDoneReason): NotDoneReason {
  const standing = currentPayment(state)?.standing;
  if (concluded !== "payment-outcome-unknown" || !standing) return concluded;
  if (standing.at === "failed") return failureReason(standing.why);
  return standing.at === "given-back" ? "payment-expired" : concluded;
}

function roadView(state: CheckoutState, payment: Payment, returnUrlPrefix: string): CheckoutView {
  const { standing } = payment;
  switch (standing.at) {
    case "ready":
    case "asked":
      return { step: "opening" };
    case "pending":
      return standing.returned
        ? { step: "confirming-payment" }
        : {
            step: "paying",
            amount: state.order.snapshot.charge.total,
            redirectUrl: standing.redirectUrl,
            returnUrlPrefix,
            expiresAt: standing.expiresAt,
          };
    case "unclear":
    case "failed":
    case "staff":
    case "given-back":
      return { step: "confirming-payment" };
    case "held":
    case "taken":
      return { step: "sending-to-kitchen" };
  }
}

function doneView(
  state: CheckoutState,
  accepted: CheckoutState["injection"] & { at: "accepted" },
): CheckoutView {
  return {
    step: "done",
    queueNumber: accepted.queueNumber,
    ...moneyOfDone(state),
    paidAt: accepted.since,
    kitchen: kitchenStep(state),
    points: pointsView(state),
    appInstallUrl: state.order.appInstallUrl,
  };
}

/** What the counter is to collect is not paid, whatever the customer does there. */
function moneyOfDone({ order, counter }: CheckoutState): {
  paid: string;
  dueAtCounter: string | null;
} {
  const { total } = order.snapshot.charge;
  return counter ? { paid: ZERO, dueAtCounter: total } : { paid: total, dueAtCounter: null };
}

function pointsView(state: CheckoutState): (CheckoutView & { step: "done" })["points"] {
  if (state.order.loyalty === null) return null;
  const { closing } = state;
  if (closing.at === "closed") {
    return { state: "credited", earned: closing.pointsReward, spent: closing.pointsSpent };
  }
  if (waitsForCounter(state)) return { state: "after-counter" };
  const soon = closing.at === "open" && closing.tries.count <= CLOSE_TRIES_SHOWN;
  return { state: soon ? "pending" : "later" };
}

function errorCode(state: CheckoutState): string | null {
  const standing = currentPayment(state)?.standing;
  return standing?.at === "failed" ? standing.errorCode : null;
}

/** Reasons for which no call will move this customer's money any more. */
const NEEDS_STAFF = ["payment-outcome-unknowable", "give-back-refused"] as const;

function moneyOutcome(state: CheckoutState): MoneyOutcome {
  const places = state.payments.map(({ standing }) => standing.at);
  const reasons = staffReasons(state);
  if (places.includes("staff") || NEEDS_STAFF.some((reason) => reasons.includes(reason))) {
    return "staff";
  }
  const onTheWay = ["held", "taken", "pending", "unclear", "asked"];
  if (places.some((place) => onTheWay.includes(place))) return "being-given-back";
  return places.includes("given-back") ? "given-back" : "not-charged";
}
