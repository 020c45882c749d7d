import { useMemo } from "react";
import type { Basket } from "../../domain/basket.ts";
import { type PricedBasket, type PricingRequest, priceBasket } from "../../domain/pricing.ts";
import { NO_BENEFITS } from "../../domain/rewards.ts";
import { useMenu } from "../outlet/use-menu.ts";
import { useVisit } from "./use-visit.ts";

/**
 * The current price of the basket with the rewards of the identification; undefined while there is no menu. `shown` if
 * a screen shows another basket than the visit's.
 */
export function usePricedBasket(shown?: Basket): PricedBasket | undefined {
  const request = usePricingRequest(shown);
  return useMemo(() => request && priceBasket(request), [request]);
}

/** What the price comes from; undefined while there is no menu. */
export function usePricingRequest(shown?: Basket): PricingRequest | undefined {
  const menu = useMenu()?.menu;
  const visit = useVisit(
    "basket",
    "orderType",
    "usePoints",
    "outlet",
    "identification",
    "rewardDecisions",
  );
  return useMemo(() => {
    if (!menu) return undefined;
    const { orderType, usePoints, outlet, identification, rewardDecisions } = visit;
    return {
      menu,
      basket: shown ?? visit.basket,
      orderType,
      usePoints,
      benefits: identification?.benefits ?? NO_BENEFITS,
      decisions: rewardDecisions,
      digits: outlet.currencyDigits,
      taxesIncluded: outlet.taxesIncluded,
    };
  }, [menu, shown, visit]);
}
