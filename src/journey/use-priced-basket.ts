import { useMemo } from "react";
import { type PricedBasket, priceBasket } from "../../domain/pricing.ts";
import { NO_BENEFITS } from "../../domain/rewards.ts";
import { useMenu } from "../outlet/use-menu.ts";
import { useVisitSelector } from "./use-visit.ts";

/** The current price of the basket with the rewards of the identification; undefined while there is no menu. */
export function usePricedBasket(): PricedBasket | undefined {
  const menu = useMenu()?.menu;
  const basket = useVisitSelector((context) => context.basket);
  const orderType = useVisitSelector((context) => context.orderType);
  const usePoints = useVisitSelector((context) => context.usePoints);
  const outlet = useVisitSelector((context) => context.outlet);
  const identification = useVisitSelector((context) => context.identification);
  const decisions = useVisitSelector((context) => context.rewardDecisions);
  const benefits = identification?.benefits ?? NO_BENEFITS;
  return useMemo(
    () =>
      menu
        ? priceBasket({
            menu,
            basket,
            orderType,
            benefits,
            decisions,
            usePoints,
            digits: outlet.currencyDigits,
            taxesIncluded: outlet.taxesIncluded,
          })
        : undefined,
    [
      menu,
      basket,
      orderType,
      benefits,
      decisions,
      usePoints,
      outlet.currencyDigits,
      outlet.taxesIncluded,
    ],
  );
}
