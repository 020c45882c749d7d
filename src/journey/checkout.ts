/** The checkout of a placed order: the host's view decides its screen, the customer how an open payment goes on. */
import { assertEvent, assign, not } from "xstate";
import type { OtherPaymentResult } from "../../electron/host/rpc/contract.ts";
import { type MachineContext, parts } from "./visit-setup.ts";

const storeView = parts.assign(({ event }) =>
  event.type === "CHECKOUT_VIEW" ? { checkoutView: event.view } : {},
);

/** The order on the screen, for a call about it. */
function placedOrder({ checkoutId }: MachineContext): { checkoutId: string } {
  if (checkoutId === null) throw new Error("a checkout without an order");
  return { checkoutId };
}

/** A payment that is being opened cannot be left for another order, or opened twice. */
const OPENING = { ORDER_AGAIN: {}, PAY_AGAIN: {}, PAY_AT_COUNTER: {} } as const;

/** The menu has changed since: the customer sees on the review what, and orders again or not (requirement V9). */
const refusalOf = (answer: OtherPaymentResult) => (answer.result === "changed" ? answer : null);

/** Until the payment is done the customer can stop the order. */
const unpaid = parts.createStateConfig({
  initial: "open",
  states: {
    open: { on: { ABANDON: "abandoning" } },
    /** The outcome arrives with the next view; the call is repeated until it reaches the host. */
    abandoning: {
      initial: "calling",
      states: {
        calling: {
          invoke: {
            src: "abandon",
            input: ({ context }) => placedOrder(context),
            onError: "unreachable",
          },
        },
        unreachable: { after: { hostAgain: "calling" } },
      },
    },
  },
});

export const checkout = parts.createStateConfig({
  entry: "dropAnswer",
  initial: "working",
  on: {
    CHECKOUT_VIEW: [
      { guard: not("isForThisOrder") },
      // The screen stays, with what the customer has chosen on it.
      { guard: not("isNewStep"), actions: storeView },
      { guard: "isPaying", target: ".payment", actions: storeView },
      { guard: "isDone", target: ".done", actions: storeView },
      { guard: "hasFailed", target: ".checkoutFailed", actions: storeView },
      { target: ".working", actions: storeView },
    ],
  },
  states: {
    working: unpaid,
    payment: unpaid,
    done: {},
    checkoutFailed: {
      initial: "open",
      on: {
        ORDER_AGAIN: [
          {
            guard: not("nothingToOrder"),
            target: "#visit.journey.review",
            actions: "leaveCheckout",
          },
          { actions: "end" },
        ],
        PAY_AGAIN: ".payingAgain",
        PAY_AT_COUNTER: ".payingAtCounter",
      },
      states: {
        open: {},
        /** The payment arrives with the next view. */
        payingAgain: {
          on: OPENING,
          invoke: {
            src: "payAgain",
            input: ({ context }) => placedOrder(context),
            onDone: {
              guard: ({ event }) => refusalOf(event.output) !== null,
              target: "#visit.journey.review",
              actions: [
                "leaveCheckout",
                assign(({ event }) => ({ refusal: refusalOf(event.output) })),
              ],
            },
            onError: "payAgainFailed",
          },
        },
        payingAtCounter: {
          on: OPENING,
          invoke: {
            src: "payAtCounter",
            input: ({ context, event }) => {
              assertEvent(event, "PAY_AT_COUNTER");
              return { ...placedOrder(context), method: event.method };
            },
            onDone: {
              guard: ({ event }) => refusalOf(event.output) !== null,
              target: "#visit.journey.review",
              actions: [
                "leaveCheckout",
                assign(({ event }) => ({ refusal: refusalOf(event.output) })),
              ],
            },
            onError: "payAtCounterFailed",
          },
        },
        payAgainFailed: {},
        payAtCounterFailed: {},
      },
    },
  },
});
