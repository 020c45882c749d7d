import { type Menu, productOf } from "../../../domain/menu.ts";
import type { Decimal } from "../../../domain/money.ts";
import type { PricedBasket } from "../../../domain/pricing.ts";
import type { Benefits, RewardLine } from "../../../domain/rewards.ts";
import type { Wording } from "./receipt-words.ts";

export type ReceiptReward = {
  readonly itemId: string;
  readonly title: string;
  readonly quantity: number;
  /** What it would cost, all units. */
  readonly price: Decimal;
  /**
   * `not-on-menu`: the kitchen cannot make it, so it is told and not counted (design §14); `not-ordered`:
   * PATCH_ORDER gives only what is on the order.
   */
  readonly state: "taken" | "left-out" | "not-on-menu" | "not-ordered";
};

/**
 * Rewards of the identification that have rows of their own: those that come on top, the ones put back
 * included, so that each can be taken again; and those that cannot be given. With PATCH_ORDER the ones
 * that are given stand on their lines.
 */
export function receiptRewards(
  { flow, rewards }: Pick<Benefits, "flow" | "rewards">,
  priced: PricedBasket,
  declined: readonly string[],
  menu: Menu,
  wording: Wording,
  multiplied: (reward: RewardLine) => Decimal,
): ReceiptReward[] {
  return rewards.flatMap((reward): ReceiptReward[] => {
    const applied = priced.rewards.find((other) => other.itemId === reward.itemId);
    if (flow === "PATCH_ORDER" && applied?.state === "given") return [];
    const product = productOf(menu, reward.itemId);
    const row = {
      itemId: reward.itemId,
      // The service names it in one language, the menu in the visit's.
      title: (product && wording(product.title)) || reward.title,
      quantity: reward.quantity,
      price: applied?.price ?? multiplied(reward),
    };
    if (!product) return [{ ...row, state: "not-on-menu" }];
    if (declined.includes(reward.itemId)) return [{ ...row, state: "left-out" }];
    return [{ ...row, state: applied?.state === "not-ordered" ? "not-ordered" : "taken" }];
  });
}
