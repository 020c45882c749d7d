import { compare, isZero, subtract } from "../../../../domain/money.ts";
import type { StaffReason } from "../../../../domain/order-course.ts";
import type { CheckoutEvent } from "../state/events.ts";
import { staffReasons } from "../state/staff-list.ts";
import type { CheckoutState } from "../state/state.ts";
import { checkoutView } from "../views/checkout-view.ts";
import type { Ledger } from "./ledger.ts";
import type { SimulatedServices } from "./perform.ts";

const MONEY_REASONS: readonly StaffReason[] = [
  "payment-outcome-unknowable",
  "capture-failed-after-acceptance",
  "money-return-refused",
];
const CLOSING_REASONS: readonly StaffReason[] = ["closing-refused", "closing-probably-done"];

/**
 * Compares the services' own records about an order that has come to rest with the checkout rules
 * (docs/requirements.md).
 */
export function verdictOf(
  state: CheckoutState,
  ledger: Ledger,
  { integrator, kitchen, loyalty }: SimulatedServices,
  circumstances: {
    /** The integrator's callbacks were not all true: an order without trouble may be on the staff list. */
    readonly liedTo: boolean;
    /** No later order of the visit uses this one's identification. */
    readonly hasReservation: boolean;
    readonly isCalm: boolean;
  },
): { readonly violations: readonly string[]; readonly staff: readonly StaffReason[] } {
  const staff = staffReasons(state);
  // Staff were notified of what they have resolved by hand.
  const reported = [...staff, ...state.resolved.map(({ reason }) => reason)];
  const listed = (...reasons: readonly StaffReason[]) =>
    reasons.some((reason) => reported.includes(reason));
  const { checkoutId, snapshot, loyalty: identified } = ledger.order;
  const { authorized, captured } = integrator.moneyOf(checkoutId);
  const violations = [...forgotten(ledger, { staff, reported, captured })];
  const wanted = ledger.accepted !== null && !ledger.canceledByKitchen;
  const remaining = subtract(snapshot.charge.total, ledger.staff.refunded);
  const due = wanted && !ledger.atCounter ? remaining : "0";
  const balanced = authorized === 0 && compare(captured, due) === 0;
  if (!balanced && !listed(...MONEY_REASONS)) {
    const found = `${authorized} authorized, ${captured} captured`;
    violations.push(`rule 1: ${due} was due, found ${found}, and staff were not notified`);
  }
  const isMoneyToReturn = staff.includes("money-return-refused") && !ledger.staff.hasFailedRefund;
  if (wanted && balanced && !circumstances.liedTo && isMoneyToReturn) {
    violations.push("rule 6: the staff list asks for a refund of a paid order");
  }
  const ticket = kitchen.tickets.find(({ posId }) => posId === ledger.accepted?.posId);
  const gaveUp = ticket?.status === "CANCELED" || ticket?.status === "FAILED";
  if (gaveUp && !ledger.canceledByKitchen) {
    violations.push("rule 1: the kitchen canceled the order, and it went unnoticed");
  }
  const cooked = kitchen.tickets.some((ticket) => ticket.orderId === checkoutId);
  if (cooked && !ledger.accepted && !listed("may-be-in-the-kitchen")) {
    violations.push("rule 7: the kitchen has an unpaid order, and staff were not notified");
  }
  if (identified && circumstances.hasReservation) {
    const orderId = identified.identification.loyaltyOrderId;
    const points = loyalty.stateOf(orderId);
    if (loyalty.closingsOf(orderId) > 1) violations.push("rule 4: closed more than once");
    if (
      !ledger.accepted &&
      !["validated", "annulled", refundedBySetting(ledger)].includes(points)
    ) {
      violations.push(`rule 8: points of an order that was not accepted are ${points}`);
    }
    const cameToNothing = (!wanted || ledger.isLeftUnpaid) && points !== "closed";
    if (
      circumstances.isCalm &&
      cameToNothing &&
      refundedBySetting(ledger) &&
      points !== "refunded"
    ) {
      violations.push(`rule 8: a reservation that was to be refunded is ${points}`);
    }
    const isWithStaff = MONEY_REASONS.some((reason) => staff.includes(reason));
    const money = isWithStaff || (listed(...MONEY_REASONS) && !ledger.isCollected);
    const isReturned = ledger.staff.pointsReclaimed || ledger.staff.hasRefundedAll;
    const isRefused = ledger.loyalty.isClosingRefused && staff.includes("closing-refused");
    if (points === "closed" && isRefused) {
      violations.push("rule 4: staff are told that points were refused which were credited");
    }
    if (wanted && points !== "closed" && !listed(...CLOSING_REASONS) && !money && !isReturned) {
      violations.push(`rule 4: an accepted order's points are ${points}`);
    }
    const isBack = ledger.canceledByKitchen || ledger.staff.pointsReclaimed;
    const stillCredited = ledger.accepted && isBack && points === "closed";
    if (stillCredited && !listed("loyalty-refund-refused", ...CLOSING_REASONS)) {
      violations.push(
        "rule 8: points of an order that was canceled, or refunded, were not refunded",
      );
    }
  }
  if (!ledger.accepted && state.failure === null) {
    violations.push("rule 6: the order came to rest without an end");
  }
  return { violations, staff };
}

/**
 * What the staff list has forgotten: lost answers, since the call may have arrived whatever came later, and what was
 * `captured` or collected for an order that the kitchen canceled.
 */
function forgotten(
  ledger: Ledger,
  lists: {
    readonly staff: readonly StaffReason[];
    readonly reported: readonly StaffReason[];
    readonly captured: string;
  },
): readonly string[] {
  const { ambiguous, accepted, loyalty } = ledger;
  const isListed = MONEY_REASONS.some((reason) => lists.staff.includes(reason));
  const isOwed = ledger.isOwedByStaff(lists.captured) && !isListed;
  const isInDoubt = ambiguous && !accepted && !lists.reported.includes("may-be-in-the-kitchen");
  const isCertain = loyalty.isProbablyClosed && lists.staff.includes("closing-refused");
  return [
    ...(isInDoubt ? ["rule 7: staff were not notified of an attempt to send without answer"] : []),
    ...(isOwed ? ["rule 6: what is left of a canceled order's money was forgotten"] : []),
    ...(isCertain ? ["rule 4: staff read that a closing was refused which may have arrived"] : []),
  ];
}

/** The state that a reservation may have after a call, if the setting asks for one. */
function refundedBySetting({ order }: Ledger): "refunded" | null {
  return order.loyalty?.unused === "refund" ? "refunded" : null;
}

/** What is closed for the first time is paid by the integrator's own records, or was collected by hand. */
export function unpaidClosing(
  { order, loyalty, staff, isCollected }: Ledger,
  event: CheckoutEvent,
  { integrator }: SimulatedServices,
): string | null {
  if (event.type !== "Started" || event.command.type !== "CloseLoyalty") return null;
  const { total } = order.snapshot.charge;
  if (loyalty.isClosing || isCollected || isZero(total) || staff.hasRefunds) return null;
  const { captured } = integrator.moneyOf(order.checkoutId);
  if (compare(captured, total) === 0) return null;
  return `rule 4: closed with ${captured} captured of ${total}`;
}

/** What the customer is shown must be true at that moment, as far as the integrator reported the truth. */
export function falseView(state: CheckoutState, { integrator }: SimulatedServices): string | null {
  const view = checkoutView(state, "https://kiosk.example/return");
  if (view.step !== "checkout-failed") return null;
  if (view.money !== "not-charged" && view.money !== "returned") return null;
  const { authorized, captured } = integrator.moneyOf(state.order.checkoutId);
  if (authorized === 0 && isZero(captured)) return null;
  return `shown "${view.money}" with ${authorized} authorized and ${captured} captured`;
}

/** Without faults the staff list is empty, but for what the integrator cannot do (checkout rule 6). */
export function surplusStaff(
  ledger: Ledger,
  staff: readonly StaffReason[],
): readonly StaffReason[] {
  const { order, atCounter, handedOut } = ledger;
  const isSilent = atCounter && !handedOut && order.loyalty !== null;
  const unavoidable: readonly StaffReason[] = [
    ...(isSilent ? (["closing-refused"] as const) : []),
    ...(order.canInquire ? [] : (["payment-outcome-unknowable"] as const)),
    ...(order.canRefund ? [] : (["money-return-refused"] as const)),
  ];
  return staff.filter((reason) => !unavoidable.includes(reason));
}
