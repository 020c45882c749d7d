import { useTranslation } from "react-i18next";
import { type Basket, itemCount } from "../../domain/basket.ts";
import { useVisit } from "../journey/use-visit.ts";

/**
 * The second line of the top bar: order type and number of items. "Eat in · 5 items". `basket` if a screen shows
 * another than the visit's.
 */
export function usePlace(basket?: Basket): string {
  const { t } = useTranslation();
  const { orderType, checkoutId, basket: ordered } = useVisit("orderType", "checkoutId", "basket");
  const count = itemCount(basket ?? ordered);
  // An order found again after a reload: the page no longer knows its order type.
  if (checkoutId !== null && count === 0) return "";
  const how = t(`orderType.${orderType}`);
  return count === 0 ? how : `${how} · ${t("items", { count })}`;
}
