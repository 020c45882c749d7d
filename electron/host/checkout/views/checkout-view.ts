import { ZERO } from "../../../../domain/money.ts";
import type {
  CheckoutFailureReason,
  MoneyOutcome,
  StaffReason,
} from "../../../../domain/order-course.ts";
import type { CheckoutView, RanOut } from "../../rpc/contract.ts";
import { isToBeClosed, waitsForCounter } from "../state/closing-state.ts";
import { kitchenStep } from "../state/kitchen-step.ts";
import { failureReason } from "../state/payment-status.ts";
import { hadPickupTimePassed } from "../state/sent-snapshot.ts";
import { staffReasons } from "../state/staff-list.ts";
import { isReturnedByStaff } from "../state/staff-refunds.ts";
import type { CheckoutState, Payment } from "../state/state.ts";
import { canPayAgain, currentPayment, isCanceledByKitchen } from "../state/state.ts";

/** After this many tries the customer is shown that points come later. */
const CLOSE_TRIES_SHOWN = 2;

/**
 * An order as its customer sees it. It contains no key, no reference and none of a service's own texts. `ranOut` is
 * what is known about a refusal.
 */
export function checkoutView(
  state: CheckoutState,
  returnUrlPrefix: string,
  ranOut: RanOut | null = null,
): CheckoutView {
  if (state.injection.at === "accepted") return doneView(state, state.injection);
  if (state.isDamaged) return DAMAGED_VIEW;
  if (state.failure !== null) {
    return {
      step: "checkout-failed",
      reason: reasonShown(state, state.failure),
      money: moneyOutcome(state),
      ranOut,
      errorCode: errorCode(state),
      canPayAgain: canPayAgain(state),
    };
  }
  const payment = currentPayment(state);
  if (!payment) return { step: "sending-to-kitchen" };
  return viewBeforeAcceptance(state, payment, returnUrlPrefix);
}

/** Whether it was paid or cooked is unknown; staff have it in their list. */
const DAMAGED_VIEW: CheckoutView = {
  step: "checkout-failed",
  reason: "payment-outcome-unknown",
  money: "staff",
  ranOut: null,
  errorCode: null,
  canPayAgain: false,
};

/** An outcome that was unknown when the order was given up may have become known since. */
function reasonShown(state: CheckoutState, failure: CheckoutFailureReason): CheckoutFailureReason {
  const payment = currentPayment(state);
  if (failure === "payment-declined" && payment?.backedOut) return "payment-canceled";
  const status = payment?.status;
  const isUnclear = failure === "payment-outcome-unknown" || failure === "payment-not-found";
  if (!isUnclear || !status) return failure;
  if (status.at === "failed") return failureReason(status.why);
  return status.at === "returned" ? "payment-expired" : failure;
}

function viewBeforeAcceptance(
  state: CheckoutState,
  payment: Payment,
  returnUrlPrefix: string,
): CheckoutView {
  const { status } = payment;
  switch (status.at) {
    case "ready":
    case "asked":
      return { step: "opening" };
    case "pending":
      return status.returned
        ? { step: "confirming-payment" }
        : {
            step: "paying",
            amount: state.order.snapshot.charge.total,
            redirectUrl: status.redirectUrl,
            returnUrlPrefix,
            onPhone: state.order.returnsInPublic === true && status.redirectUrl !== null,
            expiresInMs: status.expiresAt - state.now,
          };
    case "unclear":
    case "failed":
    case "staff":
    case "returned":
      return { step: "confirming-payment" };
    case "authorized":
    case "captured":
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
    pickupTimePassed: hadPickupTimePassed(state),
    refund: isCanceledByKitchen(state) ? moneyOutcome(state) : null,
    points: pointsView(state),
    appInstallUrl: state.order.appInstallUrl,
  };
}

/** An order to be paid at the counter is shown as due, whether or not the customer has paid there. */
function moneyOfDone({ order, counter }: CheckoutState): {
  paid: string;
  dueAtCounter: string | null;
} {
  const { total } = order.snapshot.charge;
  return counter ? { paid: ZERO, dueAtCounter: total } : { paid: total, dueAtCounter: null };
}

function pointsView(state: CheckoutState): (CheckoutView & { step: "done" })["points"] {
  if (state.order.loyalty === null) return null;
  const { closing, loyaltyRefund } = state;
  if (isCanceledByKitchen(state)) {
    const needsStaff = closing.at === "staff" || loyaltyRefund.at === "staff";
    return { state: needsStaff ? "staff" : "returned" };
  }
  if (closing.at === "closed") {
    return { state: "credited", earned: closing.pointsReward, spent: closing.pointsSpent };
  }
  if (waitsForCounter(state)) return { state: "after-counter" };
  // Points that depend on staff are not promised.
  if (closing.at === "staff" || needsStaffForPoints(state)) return { state: "staff" };
  if (isLeftUnpaid(state)) return { state: "returned" };
  return { state: closing.tries.count <= CLOSE_TRIES_SHOWN ? "pending" : "later" };
}

const POINTS_WAIT_FOR: readonly StaffReason[] = [
  "capture-failed-after-acceptance",
  "payment-outcome-unknowable",
  "closing-refused",
];

function needsStaffForPoints(state: CheckoutState): boolean {
  return staffReasons(state).some((reason) => POINTS_WAIT_FOR.includes(reason));
}

/** Whether its payment has failed after acceptance, and staff have it on their list. */
function isLeftUnpaid(state: CheckoutState): boolean {
  const place = currentPayment(state)?.status.at;
  const isOver = place === "staff" || place === "failed" || place === "returned";
  return isOver && !isToBeClosed(state);
}

function errorCode(state: CheckoutState): string | null {
  const status = currentPayment(state)?.status;
  return status?.at === "failed" ? status.errorCode : null;
}

/** Reasons why no call will move this customer's money any more. */
const NEEDS_STAFF = ["payment-outcome-unknowable", "money-return-refused"] as const;

function moneyOutcome(state: CheckoutState): MoneyOutcome {
  const { payments } = state;
  const reasons = staffReasons(state);
  const isWithStaff = payments.some(
    (payment) =>
      payment.status.at === "staff" ||
      (payment.status.at === "captured" && isReturnedByStaff(state, payment)),
  );
  if (isWithStaff || state.collected.length > 0) return "staff";
  if (NEEDS_STAFF.some((reason) => reasons.includes(reason))) return "staff";
  const onTheWay = payments.filter(({ status }) => ON_THE_WAY.includes(status.at));
  if (onTheWay.length > 0) {
    const isOnlyAuthorized = onTheWay.every(
      (payment) => payment.status.at === "authorized" && wasOnlyAuthorized(state, payment),
    );
    return isOnlyAuthorized ? "being-released" : "being-returned";
  }
  const back = payments.filter(({ status }) => status.at === "returned");
  if (back.length === 0) return "not-charged";
  return back.every((payment) => wasOnlyAuthorized(state, payment)) ? "released" : "returned";
}

/** Statuses in which money may still have to be returned. */
const ON_THE_WAY: readonly Payment["status"]["at"][] = [
  "authorized",
  "captured",
  "pending",
  "unclear",
  "asked",
];

/** Nothing was ever captured: the customer's bank shows an authorization at most, which lapses by itself. */
function wasOnlyAuthorized({ order }: CheckoutState, { captureTries }: Payment): boolean {
  return order.paymentFlow === "authorize-capture" && captureTries.count === 0;
}
