import { useRef, useState } from "react";
import type { Basket } from "../../../domain/basket.ts";
import type { Decimal } from "../../../domain/money.ts";
import type { PlaceResult } from "../../../electron/host/rpc/contract.ts";
import { host } from "../../host.ts";
import { basketInput, decisionsInput } from "../../journey/basket-input.ts";
import { useSend, useVisitSelector } from "../../journey/use-visit.ts";
import { pickupTimesOf, usesTables } from "../../journey/visit-context.ts";

export type Change = Extract<PlaceResult, { result: "changed" }>;

export type PlacingState =
  | { readonly step: "reviewing" }
  | { readonly step: "placing" }
  /** `before` is the amount that was on the button. */
  | { readonly step: "changed"; readonly change: Change; readonly before: Decimal }
  | { readonly step: "unavailable" }
  /** No card is accepted here at present. */
  | { readonly step: "card-unavailable" }
  /** The chosen pick-up time has passed meanwhile. */
  | { readonly step: "pickup-time-passed" };

type PlaceInput = Parameters<typeof host.checkout.place>[0];
export type PaymentMethod = PlaceInput["paymentMethod"];
type Order = {
  readonly basket: Basket;
  readonly dueShown: Decimal;
  readonly paymentMethod: PaymentMethod;
  /** The customer's saved card pays. */
  readonly useCard: boolean;
};

/** How often a lost call is made before the customer is notified. */
const ATTEMPTS = 3;

/**
 * Places the order. The id of the checkout belongs to the content of the order: the same order sent again, after a lost
 * answer or by a second tap, has the same id and is placed only once.
 */
export function usePlaceOrder() {
  const visit = useVisitSelector((context) => context);
  const send = useSend();
  const [state, setState] = useState<PlacingState>({ step: "reviewing" });
  const isPlacing = useRef(false);
  const sent = useRef({ order: "", checkoutId: "" });

  function inputFor({ basket, dueShown, paymentMethod, useCard }: Order): PlaceInput {
    const { visitId, locale, orderType, rewardDecisions, usePoints } = visit;
    const { tableNumber, pickupAt } = visit;
    const order = {
      visitId,
      locale,
      orderType,
      basket: basketInput(basket),
      rewards: decisionsInput(rewardDecisions),
      usePoints,
      tableNumber: usesTables(visit) ? tableNumber : null,
      pickupAt: pickupTimesOf(visit) ? pickupAt : null,
      paymentMethod,
      useCard,
      dueShown,
    };
    const fingerprint = JSON.stringify(order);
    if (sent.current.order !== fingerprint) {
      sent.current = { order: fingerprint, checkoutId: crypto.randomUUID() };
    }
    return { ...order, checkoutId: sent.current.checkoutId };
  }

  async function run(input: PlaceInput): Promise<void> {
    const { visitId, checkoutId } = input;
    const answer = await placeWithRepeats(input);
    isPlacing.current = false;
    if (answer?.result === "placed") return send({ type: "PLACED", visitId, checkoutId });
    send({ type: "NOT_PLACED", visitId });
    if (answer === null) return setState({ step: "unavailable" });
    // A definite refusal: the next tap is another order.
    sent.current = { order: "", checkoutId: "" };
    if (answer.result !== "changed") return setState({ step: answer.result });
    setState({ step: "changed", change: answer, before: input.dueShown });
  }

  return {
    state,
    /** Places the order as shown; does nothing while a call is in progress. */
    place: (order: Order) => {
      if (isPlacing.current) return;
      isPlacing.current = true;
      send({ type: "PLACING" });
      setState({ step: "placing" });
      void run(inputFor(order));
    },
    /** The order was changed: clears the last answer. */
    edited: () => {
      if (!isPlacing.current) setState({ step: "reviewing" });
    },
  };
}

/** The host's answer, or null if none came after all attempts. */
async function placeWithRepeats(input: PlaceInput): Promise<PlaceResult | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await host.checkout.place(input);
    } catch {
      // After a lost answer the outcome is unknown; the same id cannot place the order twice.
    }
  }
  return null;
}
