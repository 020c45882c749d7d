import type { PricedLine } from "../../../../domain/line-prices.ts";
import { isPresent } from "../../../../domain/matched-rewards.ts";
import type { Menu } from "../../../../domain/menu.ts";
import type { PricedBasket, PricedReward } from "../../../../domain/pricing.ts";
import { type OrderSnapshot, snapshotLine } from "../../ordering/order-request.ts";

type Present = OrderSnapshot["presents"][number];
type AddedReward = PricedReward & { readonly dish: NonNullable<PricedReward["dish"]> };

/** What the kitchen makes for free: the rewards that REGULAR adds, and the units that PATCH_ORDER makes free. */
export function presentsOf({ lines }: Pick<PricedBasket, "lines">, menu: Menu): Present[] {
  return lines.filter(isPresent).map((line) => presentOf(line, menu));
}

/**
 * The positions in the qr-code answer of the rewards that REGULAR adds. With PATCH_ORDER none are: they are in the
 * basket.
 */
export function addedRewards({ rewards }: Pick<PricedBasket, "rewards">): number[] {
  return rewards.filter(isAdded).map(({ rewardId }) => rewardId);
}

/**
 * The ordered lines without the rewards that REGULAR adds, which order-closed repeats as they came (in-store-loyalty.md
 * §4.7).
 */
export function orderedLines({ lines, rewards }: PricedBasket): readonly PricedLine[] {
  const added = new Set(rewards.filter(isAdded).map(({ dish }) => dish.line.lineId));
  return lines.filter(({ lineId }) => !added.has(lineId));
}

function isAdded(reward: PricedReward): reward is AddedReward {
  return reward.state === "given" && reward.dish !== null;
}

function presentOf(line: PricedLine, menu: Menu): Present {
  const { itemId, code, count, modifiers } = snapshotLine(line, menu);
  return {
    itemId,
    code,
    count,
    modifiers: modifiers.map(({ modifierId, code, count }) => ({ modifierId, code, count })),
  };
}
