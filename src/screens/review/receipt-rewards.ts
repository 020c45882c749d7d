import { type Menu, productOf } from "../../../domain/menu.ts";
import { compare, type Decimal, isZero, subtract, ZERO } from "../../../domain/money.ts";
import type { PricedBasket, PricedReward } from "../../../domain/pricing.ts";
import type { RewardLine } from "../../../domain/rewards.ts";
import { lineLabels } from "./receipt.ts";
import type { ChoiceLabel, PickLabel, Wording } from "./receipt-labels.ts";

export type ReceiptReward = {
  readonly rewardId: number;
  /** Its line on the order; null if it has none. */
  readonly lineId: string | null;
  /** Global id of the item or combo, or the name that came. */
  readonly itemId: string;
  readonly title: string;
  readonly quantity: number;
  /** What it would cost, all units. */
  readonly price: Decimal;
  /** What it costs with its discounts. */
  readonly due: Decimal;
  readonly choices: readonly ChoiceLabel[];
  readonly picks: readonly PickLabel[];
  /** Names of what was given with it and the kitchen does not have. */
  readonly missing: readonly string[];
  /** Whether something about it is the customer's to choose, and still has to be. */
  readonly choosing: "none" | "open" | "chosen";
  /**
   * `left-out`: put back, or not free and not asked for. `not-on-menu`: the kitchen cannot make it, so it is told and
   * not counted (requirement V10); `not-ordered`: PATCH_ORDER gives only what is on the order.
   */
  readonly state: PricedReward["state"];
};

/**
 * Rewards of the identification that have rows of their own: those that come on top, the ones left out included, so
 * that each can be taken; and those that cannot be given. With PATCH_ORDER the ones that are given stand on their lines.
 */
export function receiptRewards(
  offered: readonly RewardLine[],
  { rewards, problems }: Pick<PricedBasket, "rewards" | "problems">,
  menu: Menu,
  wording: Wording,
): ReceiptReward[] {
  return rewards.flatMap((reward): ReceiptReward[] => {
    const { rewardId, itemId, quantity, price, state, dish } = reward;
    if (dish === null && state === "given") return [];
    const product = productOf(menu, itemId);
    const asOffered = offered.find((other) => other.rewardId === rewardId);
    const words = dish ? lineLabels(dish.line, menu, wording) : { choices: [], picks: [] };
    const isOpen = problems.some(({ lineId }) => lineId === dish?.line.lineId);
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
      },
    ];
  });
}

/** What a reward costs with its discounts. With PATCH_ORDER it is on its line. */
function dueOf({ price, dish }: PricedReward): Decimal {
  return dish ? subtract(price, dish.priced.reward?.off ?? ZERO) : ZERO;
}

/** Whether a reward is for nothing. */
export function isFree({ due }: Pick<ReceiptReward, "due">): boolean {
  return isZero(due);
}

/** Whether anything is taken off its price. */
export function isReduced({ due, price }: Pick<ReceiptReward, "due" | "price">): boolean {
  return compare(due, price) < 0;
}
