import { type Basket, type BasketLine, EMPTY_BASKET } from "../../../domain/basket.ts";
import type { LineProblem } from "../../../domain/line-prices.ts";
import { type Decimal, ZERO } from "../../../domain/money.ts";
import { isSlotStillValid } from "../../../domain/pickup-times.ts";
import { addedRewards, type PricedBasket, priceBasket } from "../../../domain/pricing.ts";
import { rewardLineId } from "../../../domain/rewards.ts";
import { usePricedBasket, usePricingRequest } from "../../journey/use-priced-basket.ts";
import { useSend, useVisit, useVisitSelector } from "../../journey/use-visit.ts";
import {
  identifiesLast,
  isIdentifying,
  pickupTimesOf,
  wantsLoyalty,
} from "../../journey/visit-context.ts";
import type { PaymentChoice } from "../../journey/visit-events.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { useNow } from "../../ui/use-now.ts";
import { lineChange } from "./line-changes.ts";
import { isUndecided, type ReceiptLine, receiptLines } from "./receipt.ts";
import { type ReceiptReward, receiptRewards } from "./receipt-rewards.ts";
import { type Removal, useRemoval } from "./use-removal.ts";

export type PaymentMethod = PaymentChoice["paymentMethod"];

/** What the customer does next; an order is paid only if nothing else is left to do. */
export type NextStep =
  | "review-changes"
  | "choose-reward"
  | "choose-time"
  /** The answer to an identification is awaited. */
  | "wait"
  | "identify"
  | "pay";

export type Order = {
  /** False while there is no menu to price with. */
  readonly isReady: boolean;
  readonly priced: PricedBasket;
  readonly lines: readonly ReceiptLine[];
  readonly rewards: readonly ReceiptReward[];
  /** There is something to order: a dish, or only a reward. */
  readonly isPlaceable: boolean;
  /** The amount on the button: the host's if it has reported another than ours. */
  readonly due: Decimal;
  /** Number of lines and rewards that need a decision: unavailable, or changed since they were chosen or offered. */
  readonly changes: number;
  readonly nextStep: NextStep;
  readonly removal: Removal;
  /** The chosen pick-up time is no longer possible. */
  readonly hasTimePassed: boolean;
  /** Does nothing unless paying is the next step. */
  readonly pay: (paymentMethod: PaymentMethod, useCard: boolean) => void;
  /** Accepts all acceptable changes and removes unavailable lines; null if that does not resolve everything. */
  readonly acceptAll: (() => void) | null;
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

/** The order on the review screen, priced without the line that is being removed. */
export function useOrder(): Order {
  const { refusal } = useVisit("refusal");
  const send = useSend();
  const menu = useMenu()?.menu ?? null;
  const removal = useRemoval();
  const { basket } = removal;
  const priced = usePricedBasket(basket) ?? NOTHING_PRICED;
  const changed = refusal?.result === "changed" ? refusal : null;
  const due = changed?.due ?? priced.total;
  const lines = useLines(basket, priced, changed?.problems ?? []);
  const rewards = useRewards(priced, changed?.rewardsGiven ?? null);
  const undecided = lines.filter(isUndecided);
  const changedRewards = rewards.filter(({ change }) => change !== null);
  const changes = undecided.length + changedRewards.length;
  const hasTimePassed = useTimePassed() || refusal?.result === "pickup-time-passed";
  const nextStep = useNextStep({ changes, rewards, hasTimePassed });
  const isDecidedByAll = undecided.every(
    ({ change, problem }) => change?.acceptable != null || problem === "product-gone",
  );
  return {
    isReady: menu !== null,
    priced,
    lines,
    rewards,
    isPlaceable: lines.length > 0 || rewards.some(({ state }) => state === "given"),
    due,
    changes,
    nextStep,
    removal,
    hasTimePassed,
    pay: (paymentMethod, useCard) => {
      if (nextStep !== "pay") return;
      const rewardsShown = changed?.rewardsGiven ?? addedRewards(priced);
      send({ type: "PLACE", dueShown: due, rewardsShown, paymentMethod, useCard });
    },
    acceptAll: isDecidedByAll
      ? () => {
          for (const { lineId, change } of undecided) {
            if (change?.acceptable) send({ type: "LINE_ACCEPTED", line: change.acceptable });
            else send({ type: "LINE_COUNTED", lineId, count: 0 });
          }
          for (const { rewardId } of changedRewards) send({ type: "REWARD_ACCEPTED", rewardId });
        }
      : null,
  };
}

function useNextStep({
  changes,
  rewards,
  hasTimePassed,
}: Pick<Order, "changes" | "rewards" | "hasTimePassed">): NextStep {
  const isSearching = useVisitSelector(isIdentifying);
  const identifies = useVisitSelector((visit) => identifiesLast(visit) && wantsLoyalty(visit));
  if (changes > 0) return "review-changes";
  if (rewards.some(({ choosing }) => choosing === "open")) return "choose-reward";
  if (hasTimePassed) return "choose-time";
  if (isSearching) return "wait";
  return identifies ? "identify" : "pay";
}

/** Whether the chosen pick-up time is no longer possible; updated while the screen is open. */
function useTimePassed(): boolean {
  const { pickupAt, outlet } = useVisit("pickupAt", "outlet");
  const nowMs = useNow(pickupAt !== null);
  const times = useVisitSelector(pickupTimesOf);
  if (pickupAt === null || times === null) return false;
  return !isSlotStillValid(times, outlet.timezone, { atMs: pickupAt, nowMs });
}

function useLines(
  { lines }: Basket,
  priced: PricedBasket,
  reported: readonly LineProblem[],
): readonly ReceiptLine[] {
  const { chosenFrom, orderType, outlet } = useVisit("chosenFrom", "orderType", "outlet");
  const menu = useMenu()?.menu;
  const wording = useLocalize();
  if (!menu) return [];
  const { currencyDigits: digits, taxesIncluded } = outlet;
  const source = { menu, orderType, digits, taxesIncluded, wording };
  const menuBefore = ({ lineId }: BasketLine) => chosenFrom[lineId];
  const changeOf = (line: BasketLine) => {
    const before = menuBefore(line);
    return before ? lineChange(line, { ...source, before }) : null;
  };
  return receiptLines({ lines, priced, menu, wording, changeOf, menuBefore, reported });
}

function useRewards(
  priced: PricedBasket,
  reported: readonly number[] | null,
): readonly ReceiptReward[] {
  const { chosenFrom } = useVisit("chosenFrom");
  const request = usePricingRequest(EMPTY_BASKET);
  const wording = useLocalize();
  if (!request) return [];
  const before = (rewardId: number) => {
    const menu = chosenFrom[rewardLineId(rewardId)];
    if (!menu || menu === request.menu) return null;
    const { rewards } = priceBasket({ ...request, menu });
    return { menu, reward: rewards.find((reward) => reward.rewardId === rewardId) };
  };
  const offered = request.benefits.rewards;
  return receiptRewards({ ...request, offered, priced, wording, before, reported });
}
