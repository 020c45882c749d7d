import type { OrderType } from "../../../contracts/ordering.ts";
import type { BasketLine } from "../../../domain/basket.ts";
import { preselectedChoices } from "../../../domain/choices.ts";
import { preselectedPicks } from "../../../domain/combo-picks.ts";
import { type PricedLine, priceLine } from "../../../domain/line-prices.ts";
import { isPresent } from "../../../domain/matched-rewards.ts";
import type { Menu } from "../../../domain/menu.ts";
import type { PricedBasket, PricedReward } from "../../../domain/pricing.ts";
import type { Identification } from "../loyalty/identification.ts";
import { type OrderSnapshot, snapshotLine } from "../ordering/order-request.ts";

type Identified = Pick<Identification, "benefits">;
type Present = OrderSnapshot["presents"][number];

/**
 * What the kitchen makes for nothing: the rewards that REGULAR adds, and the units of the order that
 * PATCH_ORDER zeroes. Rewards that the menu does not have are not applied (design §14).
 */
export function presentsOf(
  identification: Identified | null,
  priced: Pick<PricedBasket, "lines" | "rewards">,
  { menu, orderType }: { readonly menu: Menu; readonly orderType: OrderType },
): Present[] {
  const added = addedRewards(identification, priced)
    .flatMap((reward) => lineOf(reward, menu) ?? [])
    // Nothing of it is charged: neither prices nor digits matter.
    .flatMap((line) => priceLine(line, { menu, orderType, digits: 0 }).line ?? []);
  return [...added, ...priced.lines.filter(isPresent)].map((line) => presentOf(line, menu));
}

/** With PATCH_ORDER nothing is added: the rewards' lines are in the basket (in-store-loyalty §4.7). */
export function addedRewards(
  identification: Identified | null,
  { rewards }: Pick<PricedBasket, "rewards">,
): PricedReward[] {
  if (identification?.benefits.flow !== "REGULAR") return [];
  return rewards.filter(({ state }) => state === "given");
}

/** A reward as if somebody had ordered it as the menu offers it; null where the menu does not have it. */
function lineOf({ itemId, quantity: count }: PricedReward, menu: Menu): BasketLine | null {
  const item = menu.items[itemId];
  const line = { lineId: itemId, count };
  if (item) return { ...line, kind: "item", itemId, choices: preselectedChoices(item) };
  const combo = menu.combos[itemId];
  return combo
    ? { ...line, kind: "combo", comboId: itemId, picks: preselectedPicks(combo, menu) }
    : null;
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
