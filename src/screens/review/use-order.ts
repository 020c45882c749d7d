import { useMemo } from "react";
import type { Basket, BasketLine } from "../../../domain/basket.ts";
import type { LineProblem } from "../../../domain/line-prices.ts";
import { type Decimal, ZERO } from "../../../domain/money.ts";
import { type PricedBasket, priceBasket } from "../../../domain/pricing.ts";
import { NO_BENEFITS } from "../../../domain/rewards.ts";
import { useVisit } from "../../journey/use-visit.ts";
import type { RanOut, VisitContext } from "../../journey/visit-context.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { lineChange } from "./line-changes.ts";
import { isUndecided, type ReceiptLine, receiptLines } from "./receipt.ts";
import { type ReceiptReward, receiptRewards } from "./receipt-rewards.ts";
import { type PaymentMethod, type PlacingState, usePlaceOrder } from "./use-place-order.ts";
import { type Removal, useRemoval } from "./use-removal.ts";
import { useTimePassed } from "./use-time-passed.ts";

export type Order = {
  /** False while there is no menu to price with. */
  readonly isReady: boolean;
  readonly priced: PricedBasket;
  readonly lines: readonly ReceiptLine[];
  readonly rewards: readonly ReceiptReward[];
  /** There is something to make: a dish, or a reward alone. */
  readonly isPlaceable: boolean;
  /** What is on the button: the host's amount where it has told another than ours. */
  readonly due: Decimal;
  /** Lines about which the customer has to decide first: they cannot be had, or not as they were chosen. */
  readonly undecided: readonly ReceiptLine[];
  /** The kitchen refused an order for want of something, and nothing was changed since. */
  readonly ranOut: RanOut | null;
  readonly placing: PlacingState;
  readonly removal: Removal;
  /** The chosen pick-up time cannot be kept any more. */
  readonly hasTimePassed: boolean;
  readonly pay: (paymentMethod: PaymentMethod, useCard: boolean) => void;
  /** Agrees to a line as the menu has it now. */
  readonly accept: (line: ReceiptLine) => void;
  /** Agrees to all that can be agreed to and takes off what is gone; null if that does not settle everything. */
  readonly acceptAll: (() => void) | null;
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
  const due = state.step === "changed" ? state.change.due : priced.total;
  const lines = useLines(basket, priced, reported);
  const offered = context.identification?.benefits.rewards ?? [];
  const rewards = menu ? receiptRewards(offered, priced, menu, localized) : [];
  const undecided = lines.filter(isUndecided);
  const hasTimePassed = useTimePassed() || state.step === "pickup-time-passed";
  const accept = ({ change }: ReceiptLine) => {
    if (change?.acceptable) send({ type: "LINE_ACCEPTED", line: change.acceptable });
  };
  const isSettledByAll = undecided.every(
    ({ change, problem }) => change?.acceptable != null || problem === "product-gone",
  );
  return {
    isReady: menu !== null,
    priced,
    lines,
    rewards,
    isPlaceable: lines.length > 0 || rewards.some(({ state }) => state === "given"),
    due,
    undecided,
    ranOut: removal.removed === null ? ranOutOf(context) : null,
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
    hasTimePassed,
    pay: (paymentMethod, useCard) => {
      removal.commit();
      place({ basket, dueShown: due, paymentMethod, useCard });
    },
    accept: (line) => {
      edited();
      accept(line);
    },
    acceptAll: isSettledByAll
      ? () => {
          edited();
          removal.commit();
          for (const line of undecided) {
            if (line.change?.acceptable) accept(line);
            else send({ type: "LINE_COUNTED", lineId: line.lineId, count: 0 });
          }
        }
      : null,
    change: (event) => {
      edited();
      send(event);
    },
  };
}

/** Said until the order is another one. */
function ranOutOf({ ranOut, basket }: VisitContext): RanOut | null {
  return ranOut?.basket === basket ? ranOut : null;
}

function useLines(
  { lines }: Basket,
  priced: PricedBasket,
  reported: readonly LineProblem[],
): readonly ReceiptLine[] {
  const { chosenFrom, orderType, outlet } = useVisit().context;
  const menu = useMenu()?.menu;
  const wording = useLocalize();
  if (!menu) return [];
  const digits = outlet.currencyDigits;
  const menuBefore = ({ lineId }: BasketLine) => chosenFrom[lineId];
  const changeOf = (line: BasketLine) => {
    const before = menuBefore(line);
    return before ? lineChange(line, { before, menu, orderType, digits, wording }) : null;
  };
  return receiptLines({ lines, priced, menu, wording, changeOf, menuBefore, reported });
}

function usePrices(basket: Removal["basket"]): PricedBasket {
  const { context } = useVisit();
  const menu = useMenu()?.menu ?? null;
  const { orderType, usePoints, outlet, identification, rewardDecisions } = context;
  return useMemo(
    () =>
      menu
        ? priceBasket({
            menu,
            basket,
            orderType,
            usePoints,
            benefits: identification?.benefits ?? NO_BENEFITS,
            decisions: rewardDecisions,
            digits: outlet.currencyDigits,
            taxesIncluded: outlet.taxesIncluded,
          })
        : NOTHING_PRICED,
    [menu, basket, orderType, usePoints, identification, rewardDecisions, outlet],
  );
}
