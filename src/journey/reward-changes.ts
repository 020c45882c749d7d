/** The customer's decisions on rewards, by reward: two of them may be of one dish. */
import type { BasketLine } from "../../domain/basket.ts";
import { rewardLineId } from "../../domain/rewards.ts";
import { seenNow } from "./chosen-from.ts";
import { rewardLines } from "./reward-lines.ts";
import type { VisitContext } from "./visit-context.ts";
import { parts } from "./visit-setup.ts";

export const declineReward = parts.assign(({ context, event }) => {
  if (event.type !== "REWARD_DECLINED") return {};
  const { declined, taken, chosen } = context.rewardDecisions;
  const { rewardId } = event;
  return {
    rewardDecisions: { declined: [...declined, rewardId], taken: without(taken, rewardId), chosen },
  };
});

export const takeReward = parts.assign(({ context, event }) => {
  if (event.type !== "REWARD_TAKEN") return {};
  const { declined, taken, chosen } = context.rewardDecisions;
  const { rewardId } = event;
  return {
    rewardDecisions: { declined: without(declined, rewardId), taken: [...taken, rewardId], chosen },
    chosenFrom: seenNow(context, rewardLineId(rewardId)),
  };
});

/** The customer accepts a reward as it is on the current menu, or that the menu does not have it any more. */
export const acceptReward = parts.assign(({ context, event }) => {
  if (event.type !== "REWARD_ACCEPTED") return {};
  // If the kitchen did not have it, the customer knows now what ran out.
  return { chosenFrom: seenNow(context, rewardLineId(event.rewardId)), ranOut: null };
});

function without(rewardIds: readonly number[], rewardId: number): number[] {
  return rewardIds.filter((other) => other !== rewardId);
}

/** The configuration of a reward; an empty change if the line is not one. */
export function chosenForReward(context: VisitContext, line: BasketLine): Partial<VisitContext> {
  const isReward = rewardLines(context).some(({ lineId }) => lineId === line.lineId);
  if (!isReward) return {};
  const { rewardDecisions } = context;
  const others = rewardDecisions.chosen.filter(({ lineId }) => lineId !== line.lineId);
  return { rewardDecisions: { ...rewardDecisions, chosen: [...others, line] } };
}
