import { useMemo } from "react";
import { type PricedBasket, priceBasket } from "../../domain/pricing.ts";
import { type Benefits, NO_BENEFITS } from "../../domain/rewards.ts";
import { useMenu } from "../outlet/use-menu.ts";
import { useVisitPart } from "./use-visit.ts";
import type { VisitContext } from "./visit-context.ts";

/** What the basket costs now, with what the identification brings; undefined while there is no menu. */
export function usePricedBasket(): PricedBasket | undefined {
  const menu = useMenu()?.menu;
  const basket = useVisitPart((context) => context.basket);
  const orderType = useVisitPart((context) => context.orderType);
  const usePoints = useVisitPart((context) => context.usePoints);
  const outlet = useVisitPart((context) => context.outlet);
  const identification = useVisitPart((context) => context.identification);
  const declinedRewards = useVisitPart((context) => context.declinedRewards);
  const benefits = useMemo(
    () => benefitsOf(identification, declinedRewards),
    [identification, declinedRewards],
  );
  return useMemo(
    () =>
      menu
        ? priceBasket({
            menu,
            basket,
            orderType,
            benefits,
            usePoints,
            digits: outlet.currencyDigits,
            taxesIncluded: outlet.taxesIncluded,
          })
        : undefined,
    [menu, basket, orderType, benefits, usePoints, outlet.currencyDigits, outlet.taxesIncluded],
  );
}

/** What the identification brings, less the rewards that the customer put back. */
export function benefitsOf(
  identification: VisitContext["identification"],
  declinedRewards: readonly string[],
): Benefits {
  if (!identification) return NO_BENEFITS;
  const { benefits } = identification;
  return {
    ...benefits,
    rewards: benefits.rewards.filter((reward) => !declinedRewards.includes(reward.itemId)),
  };
}
