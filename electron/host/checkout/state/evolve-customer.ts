import type { CheckoutEvent } from "./events.ts";
import { markReturned } from "./evolve-payment.ts";
import { newPayment } from "./payment-status.ts";
import { type CheckoutState, canPayAgain, hasPaid, NOT_ASKED } from "./state.ts";

/** What customers do at the kiosk or on the payment page. */
type CustomerEvent = CheckoutEvent & {
  type: "Returned" | "Abandoned" | "PaidAgain" | "CounterChosen" | "VisitEnded" | "LanguageChosen";
};

export function afterCustomer(state: CheckoutState, event: CustomerEvent): CheckoutState {
  switch (event.type) {
    case "Returned":
      return {
        ...state,
        payments: state.payments.map((payment) => ({
          ...markReturned(payment, state.now),
          backedOut: payment.backedOut || event.outcome === "cancel",
        })),
      };
    case "Abandoned":
      return hasPaid(state) ? state : { ...state, abandoned: true };
    case "PaidAgain": {
      const payments = [...state.payments, newPayment(event.ids, state.now)];
      return { ...state, ...AS_IF_NEW, payments };
    }
    case "CounterChosen": {
      const counter = { method: event.method, since: state.now };
      return canPayAgain(state) ? { ...state, ...AS_IF_NEW, counter } : state;
    }
    case "VisitEnded":
      return { ...state, visitEnded: true };
    case "LanguageChosen":
      return { ...state, order: { ...state.order, locale: event.locale } };
  }
}

/** An order that is paid in another way starts again, with a health check. */
const AS_IF_NEW = {
  failure: null,
  abandoned: false,
  absenceUnknown: false,
  health: NOT_ASKED,
} as const;
