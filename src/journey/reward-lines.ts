/** Lines for the rewards that are added to the basket (in-store-loyalty.md §4.7 REGULAR). */
import type { BasketLine } from "../../domain/basket.ts";
import { rewardDish } from "../../domain/reward-dish.ts";
import type { VisitContext } from "./visit-context.ts";

type Source = Pick<VisitContext, "identification" | "menu" | "rewardDecisions">;

/** A line for each reward that is on the menu, whether it is taken or declined. */
export function rewardLines({ identification, menu, rewardDecisions }: Source): BasketLine[] {
  if (!identification || !menu || identification.benefits.flow !== "REGULAR") return [];
  const { rewards, namedBy } = identification.benefits;
  return rewards.flatMap(
    (reward) => rewardDish(reward, menu, namedBy, rewardDecisions.chosen)?.line ?? [],
  );
}

/** A line of the order by its id: of the basket, or a reward's. */
export function orderLine(
  context: Source & Pick<VisitContext, "basket">,
  lineId: string | null | undefined,
): BasketLine | undefined {
  const isIt = (line: BasketLine) => line.lineId === lineId;
  return context.basket.lines.find(isIt) ?? rewardLines(context).find(isIt);
}

/** The id of the line that is open on the item sheet or in the combo builder, and the line; none for a new one. */
export function openedLine(context: Source & Pick<VisitContext, "basket" | "openProduct">) {
  const lineId = context.openProduct?.lineId ?? null;
  return { lineId, line: orderLine(context, lineId) };
}
