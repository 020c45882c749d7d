import { useMemo } from "react";
import type { LineProblem } from "../../../domain/line-prices.ts";
import {
  currencyDigits,
  type Decimal,
  multiply,
  roundHalfUp,
  ZERO,
} from "../../../domain/money.ts";
import { type PricedBasket, priceBasket } from "../../../domain/pricing.ts";
import { NO_BENEFITS } from "../../../domain/rewards.ts";
import { benefitsOf } from "../../journey/use-priced-basket.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { type ReceiptLine, type ReceiptReward, receiptLines, receiptRewards } from "./receipt.ts";
import { type PlacingState, usePlaceOrder } from "./use-place-order.ts";
import { type Removal, useRemoval } from "./use-removal.ts";

export type Order = {
  /** False while there is no menu to price with. */
  readonly isReady: boolean;
  readonly priced: PricedBasket;
  readonly lines: readonly ReceiptLine[];
  readonly rewards: readonly ReceiptReward[];
  /** What is on the button: the host's amount where it has told another than ours. */
  readonly due: Decimal;
  /** Whether something on the receipt cannot be ordered as it is. */
  readonly isBlocked: boolean;
  readonly placing: PlacingState;
  readonly removal: Removal;
  readonly pay: () => void;
  /** Sends a change of the order, and forgets what the host said about it before. */
  readonly change: ReturnType<typeof useVisit>["send"];
};

const NOTHING_PRICED: PricedBasket = {
  lines: [],
  rewards: [],
  discounts: [],
  subtotal: ZERO,
  lineDiscount: ZERO,
  pointsOffer: "none",
  pointsPayment: ZERO,
  total: ZERO,
  tax: ZERO,
  problems: [],
};

/** The order on the review screen: priced without the line that is being taken off. */
export function useOrder(): Order {
  const { context, send } = useVisit();
  const menu = useMenu()?.menu ?? null;
  const localized = useLocalize();
  const removal = useRemoval();
  const { state, place, edited } = usePlaceOrder();
  const { basket } = removal;
  const priced = usePrices(basket);
  const reported: readonly LineProblem[] = state.step === "changed" ? state.change.problems : [];
  const digits = currencyDigits(context.outlet.currency);
  const due = state.step === "changed" ? state.change.due : priced.total;
  const lines = menu ? receiptLines(basket, priced, menu, localized, reported) : [];
  return {
    isReady: menu !== null,
    priced,
    lines,
    rewards: menu
      ? receiptRewards(
          context.identification?.benefits ?? NO_BENEFITS,
          priced,
          context.declinedRewards,
          menu,
          localized,
          (reward) => roundHalfUp(multiply(reward.price, reward.quantity), digits),
        )
      : [],
    due,
    isBlocked: lines.some((line) => line.problem !== null),
    placing: state,
    removal: {
      ...removal,
      remove: (lineId) => {
        edited();
        // It leaves the basket later, but what was identified for is another order from now on.
        send({ type: "ORDER_CHANGED" });
        removal.remove(lineId);
      },
      undo: () => {
        edited();
        removal.undo();
      },
    },
    pay: () => {
      removal.settle();
      place({ basket, dueShown: due });
    },
    change: (event) => {
      edited();
      send(event);
    },
  };
}

function usePrices(basket: Removal["basket"]): PricedBasket {
  const { context } = useVisit();
  const menu = useMenu()?.menu ?? null;
  const { orderType, usePoints, outlet, identification, declinedRewards } = context;
  return useMemo(
    () =>
      menu
        ? priceBasket({
            menu,
            basket,
            orderType,
            usePoints,
            benefits: benefitsOf(identification, declinedRewards),
            digits: currencyDigits(outlet.currency),
            taxesIncluded: outlet.taxesIncluded,
          })
        : NOTHING_PRICED,
    [menu, basket, orderType, usePoints, identification, declinedRewards, outlet],
  );
}
