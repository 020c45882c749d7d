import { type Menu, productOf } from "../../../domain/menu.ts";
import { compare, type Decimal, isZero, subtract, ZERO } from "../../../domain/money.ts";
import { isAdded, type PricedBasket, type PricedReward } from "../../../domain/pricing.ts";
import type { RewardLine } from "../../../domain/rewards.ts";
import { type PriceChange, priceChange, type Taxation } from "./price-change.ts";
import { lineLabels } from "./receipt.ts";
import type { ChoiceLabel, PickLabel, Wording } from "./receipt-labels.ts";

export type ReceiptReward = {
  readonly rewardId: number;
  /** Its line on the order; null if it has none. */
  readonly lineId: string | null;
  /** Global id of the item or combo, or the name that the service sent. */
  readonly itemId: string;
  readonly title: string;
  readonly quantity: number;
  /** Regular price of all units. */
  readonly price: Decimal;
  /** Price with its discounts. */
  readonly due: Decimal;
  readonly choices: readonly ChoiceLabel[];
  readonly picks: readonly PickLabel[];
  /** Names of its components that the kitchen does not have. */
  readonly missing: readonly string[];
  /** Whether it has open choices for the customer, and whether they are made. */
  readonly choosing: "none" | "open" | "chosen";
  /**
   * `left-out`: declined, or not free and not taken. `not-on-menu`: the kitchen cannot make it, so it is shown and not
   * counted (requirement V10); `not-ordered`: PATCH_ORDER gives only what is on the order. `lost`: the host does not give
   * it any more, and its menu, which shows why, is still to come.
   */
  readonly state: PricedReward["state"] | "lost";
  /** What the menu has changed since it was offered or taken; null if nothing, or if the customer has accepted it. */
  readonly change: RewardChange | null;
};

/** A reward that is no longer on the order, or at another price. */
type RewardChange = {
  /** Null if it has no price now. */
  readonly price: PriceChange | null;
};

type RewardSource = Taxation & {
  readonly offered: readonly RewardLine[];
  readonly priced: Pick<PricedBasket, "rewards" | "problems">;
  readonly menu: Menu;
  readonly wording: Wording;
  /** A reward by the menu from which it was offered or taken; null if that is the present one, or is not known. */
  readonly before: (rewardId: number) => EarlierReward | null;
  /** The rewards that REGULAR adds, if the host has reported others than ours; else null. */
  readonly reported: readonly number[] | null;
};

type EarlierReward = { readonly menu: Menu; readonly reward: PricedReward | undefined };

/**
 * Rewards of the identification with rows of their own: added ones, including declined ones, so that each can be taken;
 * and unavailable ones. With PATCH_ORDER the given ones are part of their lines.
 */
export function receiptRewards(source: RewardSource): ReceiptReward[] {
  const { offered, priced, menu, wording, reported } = source;
  return priced.rewards.flatMap((reward): ReceiptReward[] => {
    const { rewardId, itemId, quantity, price, dish } = reward;
    if (dish === null && reward.state === "given") return [];
    const state = reported === null ? reward.state : reportedState(reward, reported);
    const before = source.before(rewardId);
    const product = productOf(menu, itemId) ?? earlierProduct(before);
    const asOffered = offered.find((other) => other.rewardId === rewardId);
    const words = dish ? lineLabels(dish.line, menu, wording) : { choices: [], picks: [] };
    const isOpen =
      state === "given" && priced.problems.some(({ lineId }) => lineId === dish?.line.lineId);
    return [
      {
        ...{ rewardId, itemId, quantity, price, state },
        lineId: dish?.line.lineId ?? null,
        // The service names it in one language, the menu in the visit's.
        title: (product && wording(product.title)) || (asOffered?.title ?? itemId),
        due: dueOf(reward),
        choices: words.choices,
        picks: words.picks,
        missing: dish?.unknown ?? [],
        choosing: isOpen ? "open" : dish && dish.open.length > 0 ? "chosen" : "none",
        change: rewardChange(before?.reward, reward, source),
      },
    ];
  });
}

function reportedState(
  { rewardId, state }: PricedReward,
  reported: readonly number[],
): ReceiptReward["state"] {
  if (reported.includes(rewardId)) return "given";
  return state === "given" ? "lost" : state;
}

function earlierProduct(before: EarlierReward | null) {
  return before?.reward && productOf(before.menu, before.reward.itemId);
}

/** How a reward has changed that was on the order by an earlier menu; null if it has not, or was not. */
function rewardChange(
  before: PricedReward | undefined,
  present: PricedReward,
  taxation: Taxation,
): RewardChange | null {
  if (!before || !isAdded(before)) return null;
  if (present.dish === null) return { price: null };
  const price = priceChange(before.dish.priced, present.dish.priced, taxation);
  return price && { price };
}

/** Price of a reward with its discounts. With PATCH_ORDER it is part of its line. */
function dueOf({ price, dish }: PricedReward): Decimal {
  return dish ? subtract(price, dish.priced.reward?.off ?? ZERO) : ZERO;
}

export function isFree({ due }: Pick<ReceiptReward, "due">): boolean {
  return isZero(due);
}

export function isReduced({ due, price }: Pick<ReceiptReward, "due" | "price">): boolean {
  return compare(due, price) < 0;
}
