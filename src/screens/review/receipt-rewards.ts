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
   * counted (requirement V10); `not-ordered`: PATCH_ORDER gives only what is on the order.
   */
  readonly state: PricedReward["state"];
};

/**
 * Rewards of the identification with rows of their own: added ones, including declined ones, so that each can be taken;
 * and unavailable ones. With PATCH_ORDER the given ones are part of their lines.
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
