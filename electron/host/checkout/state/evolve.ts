import type { CheckoutEvent, Command } from "./events.ts";
import { afterClose, afterLoyaltyRefund } from "./evolve-closing.ts";
import { afterCustomer } from "./evolve-customer.ts";
import { afterCreate, moveKitchen } from "./evolve-kitchen.ts";
import { evolveCapture, evolveReturnMoney } from "./evolve-money-movement.ts";
import {
  evolveCallback,
  evolveInquiry,
  evolvePaymentAnswer,
  markMissed,
} from "./evolve-payment.ts";
import { afterRefundPayment, afterStaff, leaveToStaff, startRefund } from "./evolve-staff.ts";
import { newPayment, referenceOf, withoutLateTries } from "./payment-status.ts";
import type { CheckoutState, Payment } from "./state.ts";
import { NOT_ASKED, UNTRIED } from "./state.ts";

/** Cause of an interruption that would recur if the call were repeated. */
export const DEFECT = "defect";
/** Cause of a health check that failed for the integrator only; the kitchen was up. */
export const PAYMENTS_DOWN = "payments";

/** The state that a journal's first event makes. */
export function begin(event: CheckoutEvent & { type: "Placed" }): CheckoutState {
  return {
    order: event.order,
    now: event.at,
    placedAt: event.at,
    bootTime: event.bootTime ?? null,
    inFlight: null,
    health: NOT_ASKED,
    counter: counterOf(event),
    payments: event.ids ? [newPayment(event.ids, event.at)] : [],
    injection: { at: "open", tries: UNTRIED, ambiguous: false },
    kitchenAskedAt: null,
    closing: { at: "open", tries: UNTRIED, mayHaveArrived: false },
    loyaltyRefund: { at: "open", tries: UNTRIED, mayHaveArrived: false },
    pointsReclaimed: false,
    resolved: [],
    collected: [],
    kitchen: null,
    failure: null,
    abandoned: false,
    absenceUnknown: false,
    visitEnded: false,
    resumedAt: null,
    loyaltyPassedOn: false,
    isDamaged: false,
  };
}

function counterOf({ order, at }: CheckoutEvent & { type: "Placed" }): CheckoutState["counter"] {
  const { paymentMethod: method } = order.snapshot;
  return order.paymentFlow === "pay-at-counter" && method !== "BANK_CARD_IN_APP"
    ? { method, since: at }
    : null;
}

/** What is known after an event. Pure and total: an event that no longer matters changes only `now`. */
export function evolve(before: CheckoutState, event: CheckoutEvent): CheckoutState {
  return withoutLateTries(evolveEvent(before, event));
}

function evolveEvent(before: CheckoutState, event: CheckoutEvent): CheckoutState {
  const state = { ...before, now: Math.max(before.now, event.at) };
  switch (event.type) {
    case "Placed":
    case "TimePassed":
      return state;
    case "Started":
      return start(state, event.command);
    case "HealthAnswered":
    case "PaymentAnswered":
    case "InquiryAnswered":
    case "CaptureAnswered":
    case "ReturnMoneyAnswered":
    case "CreateAnswered":
    case "RefundPaymentAnswered":
    case "CloseAnswered":
    case "LoyaltyRefundAnswered":
      return answered(afterAnswer(state, event));
    case "Interrupted":
      return interrupt(state, event.cause);
    case "CallbackReceived":
      return leaveToStaff(state, {
        ...state,
        payments: state.payments.map((payment) => evolveCallback(payment, event, state)),
      });
    case "Returned":
    case "Abandoned":
    case "PaidAgain":
    case "CounterChosen":
    case "VisitEnded":
    case "LanguageChosen":
      return afterCustomer(state, event);
    case "LoyaltyPassedOn":
      return { ...state, loyaltyPassedOn: true };
    case "CheckoutFailed":
      return { ...state, failure: event.reason };
    case "KitchenMoved":
      return moveKitchen(state, event);
    case "StaffRetried":
    case "StaffRefundAsked":
    case "StaffLoyaltyRefundAsked":
    case "StaffResolved":
      return afterStaff(state, event);
    case "Resumed":
      return resume(state, event);
  }
}

/** The answer to a call. */
type Answer = CheckoutEvent & { type: `${string}Answered` };

function afterAnswer(state: CheckoutState, event: Answer): CheckoutState {
  switch (event.type) {
    case "HealthAnswered":
      return { ...state, health: afterHealth(state.health, event) };
    case "PaymentAnswered":
      return updatePayment(state, event.paymentId, (payment) =>
        evolvePaymentAnswer(payment, event.outcome, state),
      );
    case "InquiryAnswered":
      return leaveToStaff(
        state,
        updatePayment(state, event.paymentId, (payment) =>
          evolveInquiry(payment, event.outcome, state),
        ),
      );
    case "CaptureAnswered":
      return updatePayment(state, event.paymentId, (payment) =>
        evolveCapture(payment, event.outcome, state),
      );
    case "ReturnMoneyAnswered":
      return updatePayment(state, event.paymentId, (payment) =>
        evolveReturnMoney(payment, event.outcome, state),
      );
    case "CreateAnswered":
      return { ...state, injection: afterCreate(state, event.outcome) };
    case "RefundPaymentAnswered":
      return afterRefundPayment(state, event);
    case "CloseAnswered":
      return { ...state, closing: afterClose(state, event.outcome) };
    case "LoyaltyRefundAnswered":
      return { ...state, loyaltyRefund: afterLoyaltyRefund(state, event.outcome) };
  }
}

/** Callbacks may have been missed while the host was down, and the last health check is out of date. */
function resume(state: CheckoutState, event: CheckoutEvent & { type: "Resumed" }): CheckoutState {
  return {
    ...state,
    resumedAt: state.now,
    bootTime: event.bootTime ?? null,
    health: NOT_ASKED,
    absenceUnknown: state.absenceUnknown || event.absenceUnknown === true,
    payments: state.payments.map(markMissed),
  };
}

/** Rebuilds an order from its journal. Throws if the journal does not begin with Placed. */
export function replay(events: readonly CheckoutEvent[]): CheckoutState {
  const [first, ...rest] = events;
  if (first?.type !== "Placed") throw new Error("a journal begins with Placed");
  return rest.reduce(evolve, begin(first));
}

function afterHealth(
  health: CheckoutState["health"],
  { before, up, cause, at }: CheckoutEvent & { type: "HealthAnswered" },
): CheckoutState["health"] {
  return { ...health, [before]: up, paymentsDown: cause === PAYMENTS_DOWN, at };
}

function answered(state: CheckoutState): CheckoutState {
  return { ...state, inFlight: null };
}

function updatePayment(
  state: CheckoutState,
  paymentId: string,
  change: (payment: Payment) => Payment,
): CheckoutState {
  return {
    ...state,
    payments: state.payments.map((payment) =>
      payment.ids.paymentId === paymentId ? change(payment) : payment,
    ),
  };
}

/** Counts the try before its outcome is known, so that a crash cannot make tries free. */
function start(state: CheckoutState, command: Command): CheckoutState {
  const flying = { ...state, inFlight: command };
  const once = (tries: { count: number; nextAt: number }) => ({ ...tries, count: tries.count + 1 });
  switch (command.type) {
    case "CheckHealth":
      return flying;
    case "Pay":
      return updatePayment(flying, command.ids.paymentId, (payment) => ({
        ...payment,
        status: { at: "asked", reference: referenceOf(payment.status) },
        payTries: once(payment.payTries),
        lastAskedAt: state.now,
      }));
    case "Inquire":
      return updatePayment(flying, command.paymentId, (payment) => ({
        ...payment,
        inquiryTries: once(payment.inquiryTries),
        isOvertaken: false,
      }));
    case "Capture":
      return updatePayment(flying, command.ids.paymentId, (payment) => ({
        ...payment,
        captureTries: once(payment.captureTries),
      }));
    case "ReturnMoney":
      return updatePayment(flying, command.ids.paymentId, (payment) => ({
        ...payment,
        returnTries: once(payment.returnTries),
      }));
    case "RefundPayment":
      return startRefund(flying, command.refundId);
    case "Create":
      return state.injection.at === "open"
        ? {
            ...flying,
            injection: { ...state.injection, tries: once(state.injection.tries) },
            kitchenAskedAt: state.kitchenAskedAt ?? state.now,
          }
        : flying;
    case "CloseLoyalty":
      return state.closing.at === "open"
        ? { ...flying, closing: { ...state.closing, tries: once(state.closing.tries) } }
        : flying;
    case "RefundLoyalty":
      return state.loyaltyRefund.at === "open"
        ? {
            ...flying,
            loyaltyRefund: { ...state.loyaltyRefund, tries: once(state.loyaltyRefund.tries) },
          }
        : flying;
  }
}

/** A lost outcome is treated as the worst answer that the call could have had. */
function interrupt(state: CheckoutState, cause: string): CheckoutState {
  const command = state.inFlight;
  if (!command) return state;
  const lost = { status: "RETRIABLE", cause, mayHaveArrived: true } as const;
  const at = state.now;
  switch (command.type) {
    case "CheckHealth":
      // After a stop the check is made again; a check that always fails by a defect must end.
      return cause === DEFECT
        ? evolve(state, { type: "HealthAnswered", at, before: command.before, up: false, cause })
        : answered(state);
    case "Pay":
      return evolve(state, {
        type: "PaymentAnswered",
        at,
        paymentId: command.ids.paymentId,
        outcome: lost,
      });
    case "Inquire": {
      const outcome = { kind: "no-answer", cause } as const;
      return evolve(state, { type: "InquiryAnswered", at, paymentId: command.paymentId, outcome });
    }
    case "Capture": {
      const { paymentId } = command.ids;
      return evolve(state, { type: "CaptureAnswered", at, paymentId, outcome: lost });
    }
    case "ReturnMoney": {
      const { paymentId } = command.ids;
      return evolve(state, { type: "ReturnMoneyAnswered", at, paymentId, outcome: lost });
    }
    case "RefundPayment": {
      const { refundId } = command;
      return evolve(state, { type: "RefundPaymentAnswered", at, refundId, outcome: lost });
    }
    case "Create":
      return evolve(state, { type: "CreateAnswered", at, outcome: { kind: "ambiguous", cause } });
    case "CloseLoyalty":
    case "RefundLoyalty": {
      const outcome = { kind: "no-answer", cause, mayHaveArrived: true } as const;
      const type = command.type === "CloseLoyalty" ? "CloseAnswered" : "LoyaltyRefundAnswered";
      return evolve(state, { type, at, outcome });
    }
  }
}
