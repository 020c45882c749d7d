import type { Phase } from "../../../../domain/order-course.ts";
import { decide } from "../rules/decide.ts";
import { isToBeClosed } from "../state/closing-state.ts";
import type { CheckoutEvent } from "../state/events.ts";
import { staffReasons } from "../state/staff-list.ts";
import { dueRefund } from "../state/staff-refunds.ts";
import {
  type CheckoutState,
  currentPayment,
  isAccepted,
  isCanceledByKitchen,
  mustReturnMoney,
  type PaymentStatus,
} from "../state/state.ts";

/** The phase of an order that has reached this state. */
export function phaseOf(state: CheckoutState): Phase {
  const isDone = state.inFlight === null && decide(state).type === "done";
  if (isDone && staffReasons(state).length > 0) return "with_staff";
  if (isDone) return state.failure === null ? "ended" : "checkout_failed";
  if (mustReturnMoney(state)) return phaseOfWayBack(state);
  return isAccepted(state) ? phaseOfAccepted(state) : phaseBeforeAcceptance(state);
}

function phaseOfWayBack(state: CheckoutState): Phase {
  const owes = state.payments.some(({ status }) => isMoney(status.at));
  if (owes) return "returning_money";
  const asks = state.payments.some(({ status }) =>
    ["asked", "pending", "unclear"].includes(status.at),
  );
  return asks ? "payment_unclear" : "refunding_loyalty";
}

function isMoney(status: PaymentStatus["at"]): boolean {
  return status === "authorized" || status === "captured";
}

function phaseOfAccepted(state: CheckoutState): Phase {
  const current = currentPayment(state);
  const money = current?.status.at;
  const replaced = state.payments.filter((payment) => payment !== current);
  if (replaced.some(({ status }) => isMoney(status.at))) return "returning_money";
  if (current && dueRefund(state, current)) return "returning_money";
  if (state.pointsReclaimed && state.loyaltyRefund.at === "open") return "refunding_loyalty";
  if (money === "authorized") return "capturing";
  if (money === "unclear") return "payment_unclear";
  const closes = state.order.loyalty !== null && state.closing.at === "open";
  if (closes && isToBeClosed(state)) return "closing_loyalty";
  if (state.counter && !isCanceledByKitchen(state)) return "counter_collects";
  return "following_kitchen";
}

function phaseBeforeAcceptance(state: CheckoutState): Phase {
  switch (currentPayment(state)?.status.at) {
    case "ready":
      return "asking_health";
    case "asked":
      return "asking_for_payment";
    case "pending":
      return "customer_at_payment";
    case "authorized":
    case "captured":
    case undefined:
      return state.inFlight?.type === "Create" || state.health.create !== null
        ? "sending_order"
        : "checking_kitchen";
    case "unclear":
      return "payment_unclear";
    case "failed":
    case "returned":
    case "staff":
      return "payment_failed";
  }
}

/**
 * The name of a journal entry in the diagrams of docs/checkout.md; null for one that only records the passing of time.
 */
export function nameOfEvent(event: CheckoutEvent): string | null {
  switch (event.type) {
    case "PaymentAnswered":
    case "CaptureAnswered":
    case "ReturnMoneyAnswered":
    case "RefundPaymentAnswered":
      return `${event.type} ${event.outcome.status}`;
    case "InquiryAnswered":
      return event.outcome.kind === "status"
        ? `InquiryAnswered ${event.outcome.status}`
        : "InquiryAnswered";
    case "CreateAnswered":
    case "CloseAnswered":
    case "LoyaltyRefundAnswered":
      return `${event.type} ${event.outcome.kind}`;
    case "CallbackReceived":
      return `CallbackReceived ${event.status}`;
    case "KitchenMoved":
      return `KitchenMoved ${event.status}`;
    case "CheckoutFailed":
      return "CheckoutFailed";
    case "Started":
      return `Started ${event.command.type}`;
    case "TimePassed":
      return null;
    default:
      return event.type;
  }
}
