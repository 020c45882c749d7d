/** Lines for the rewards that are added to the basket (in-store-loyalty.md §4.7 REGULAR). */
import type { BasketLine } from "../../domain/basket.ts";
import type { VisitContext } from "./visit-context.ts";

let rewardDish: typeof import("../../domain/reward-dish.ts").rewardDish | null = null;

/** To be awaited before an identification is accepted: most visits never have a reward. */
export async function loadRewards(): Promise<void> {
  ({ rewardDish } = await import("../../domain/reward-dish.ts"));
}

type Source = Pick<VisitContext, "identification" | "menu" | "rewardDecisions">;

/** A line for each reward that is on the menu, whether it is taken or declined. */
export function rewardLines({ identification, menu, rewardDecisions }: Source): BasketLine[] {
  const dishOf = rewardDish;
  if (!dishOf || !identification || !menu || identification.benefits.flow !== "REGULAR") return [];
  const { rewards, namedBy } = identification.benefits;
  return rewards.flatMap(
    (reward) => dishOf(reward, menu, namedBy, rewardDecisions.chosen)?.line ?? [],
  );
}

/** A dish, or a reward that is on the menu: a gift alone is an order too. */
export function hasSomethingToOrder(context: Source & Pick<VisitContext, "basket">): boolean {
  return context.basket.lines.length > 0 || rewardLines(context).length > 0;
}

/** Something to order, or only a reward that is not on the menu: the customer is informed of it on the review. */
export function hasSomethingToReview({
  basket,
  identification,
}: Pick<VisitContext, "basket" | "identification">): boolean {
  const { flow, rewards = [] } = identification?.benefits ?? {};
  return basket.lines.length > 0 || (flow === "REGULAR" && rewards.length > 0);
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
