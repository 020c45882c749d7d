import type { PricedLine } from "../../../../domain/line-prices.ts";
import { isPresent } from "../../../../domain/matched-rewards.ts";
import type { Menu } from "../../../../domain/menu.ts";
import { isAdded, type PricedBasket } from "../../../../domain/pricing.ts";
import { type OrderSnapshot, snapshotLine } from "../../ordering/order-request.ts";

type Present = OrderSnapshot["presents"][number];

/** What the kitchen makes for free: the rewards that REGULAR adds, and the units that PATCH_ORDER makes free. */
export function presentsOf({ lines }: Pick<PricedBasket, "lines">, menu: Menu): Present[] {
  return lines.filter(isPresent).map((line) => presentOf(line, menu));
}

/**
 * The ordered lines without the rewards that REGULAR adds, which order-closed repeats as they came (in-store-loyalty.md
 * §4.7).
 */
export function orderedLines({ lines, rewards }: PricedBasket): readonly PricedLine[] {
  const added = new Set(rewards.filter(isAdded).map(({ dish }) => dish.line.lineId));
  return lines.filter(({ lineId }) => !added.has(lineId));
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
