/** Sending the order: it can neither be changed nor left until the host has answered (decision 0121). */
import { assign } from "xstate";
import type { PlaceResult } from "../../electron/host/rpc/contract.ts";
import { basketInput, decisionsInput } from "./basket-input.ts";
import type { PlaceRefusal } from "./host-answers.ts";
import type { PlaceInput } from "./visit-actors.ts";
import { pickupTimesOf, usesTables } from "./visit-context.ts";
import type { PaymentChoice } from "./visit-events.ts";
import { type MachineContext, parts } from "./visit-setup.ts";

/** What would change an order that has just been sent. */
const UNCHANGED = {
  LINE_ADDED: {},
  LINE_COUNTED: {},
  LINE_REMOVED: {},
  REMOVAL_UNDONE: {},
  REWARD_DECLINED: {},
  REWARD_TAKEN: {},
  POINTS_USED: {},
} as const;

/** Stores the order as it is sent. */
export const rememberOrder = parts.assign(({ context, event }) =>
  event.type === "PLACE" ? { sentOrder: sentOrderOf(context, event) } : {},
);

/**
 * The order to send. The id of the checkout belongs to the content of the order: the same order sent again, after a
 * lost answer, has the same id and is placed only once. Another one names those whose answers were lost.
 */
function sentOrderOf(context: MachineContext, payment: PaymentChoice): PlaceInput {
  const { visitId, locale, orderType, identificationId, usePoints, sentOrder } = context;
  const order = {
    visitId,
    locale,
    orderType,
    basket: basketInput(context.basket),
    identificationId,
    rewards: decisionsInput(context.rewardDecisions),
    usePoints,
    tableNumber: usesTables(context) ? context.tableNumber : null,
    pickupAt: pickupTimesOf(context) ? context.pickupAt : null,
    paymentMethod: payment.paymentMethod,
    useCard: payment.useCard,
    dueShown: payment.dueShown,
    rewardsShown: [...payment.rewardsShown],
  };
  if (sentOrder === null) return { ...order, checkoutId: context.newId(), unanswered: [] };
  const { checkoutId, unanswered = [] } = sentOrder;
  const again = { ...order, checkoutId, unanswered };
  const isSame = JSON.stringify(again) === JSON.stringify(sentOrder);
  return isSame
    ? again
    : { ...order, checkoutId: context.newId(), unanswered: [...unanswered, checkoutId] };
}

/** The id of the order that the host has placed; null if it has placed none. */
function placedId(answer: PlaceResult, sent: PlaceInput | null): string | null {
  if (answer.result === "placed-before") return answer.checkoutId;
  return answer.result === "placed" ? (sent?.checkoutId ?? null) : null;
}

function refusalOf(answer: PlaceResult): PlaceRefusal | null {
  return answer.result === "placed" || answer.result === "placed-before" ? null : answer;
}

export const placing = parts.createStateConfig({
  on: UNCHANGED,
  invoke: {
    src: "place",
    input: ({ context: { sentOrder } }) => {
      if (!sentOrder) throw new Error("no order to send");
      return sentOrder;
    },
    onDone: [
      {
        guard: ({ context, event }) => placedId(event.output, context.sentOrder) !== null,
        target: "#visit.journey.checkout",
        actions: [
          assign(({ context, event }) => ({
            checkoutId: placedId(event.output, context.sentOrder),
            sentOrder: null,
            checkoutView: null,
            ranOut: null,
          })),
          "countAsActivity",
        ],
      },
      {
        guard: ({ event }) => event.output.result === "identification-void",
        target: "open",
        actions: [assign({ sentOrder: null }), "voidIdentification", "countAsActivity"],
      },
      {
        target: "open",
        actions: [
          // A definite refusal: the next tap is another order.
          assign(({ event }) => ({
            sentOrder: null,
            refusal: refusalOf(event.output),
          })),
          "countAsActivity",
        ],
      },
    ],
    onError: {
      target: "open",
      actions: [assign({ refusal: { result: "unavailable" } }), "countAsActivity"],
    },
  },
});
