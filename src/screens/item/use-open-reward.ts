import { isPresent } from "../../../domain/matched-rewards.ts";
import type { RewardDish } from "../../../domain/reward-dish.ts";
import { usePricedBasket } from "../../journey/use-priced-basket.ts";
import { useVisitSelector } from "../../journey/use-visit.ts";

export type OpenReward = { readonly dish: RewardDish; readonly isFree: boolean };

/** The reward that is being configured; null if the open product is not a reward. */
export function useOpenReward(): OpenReward | null {
  const lineId = useVisitSelector(({ openProduct }) => openProduct?.lineId ?? null);
  const rewards = usePricedBasket()?.rewards ?? [];
  const dish = rewards.find((reward) => reward.dish?.line.lineId === lineId)?.dish;
  return dish ? { dish, isFree: isPresent(dish.priced) } : null;
}
