import { useTranslation } from "react-i18next";
import { itemCount } from "../../domain/basket.ts";
import { useVisit } from "../journey/use-visit.ts";

/** The second line of the top bar: how the food is eaten and how much there is. "Eat in · 5 items". */
export function usePlace(): string {
  const { t } = useTranslation();
  const { orderType, basket } = useVisit().context;
  const count = itemCount(basket);
  const how = t(orderType === "PICKUP" ? "orderType.PICKUP" : "orderType.EAT_IN");
  return count === 0 ? how : `${how} · ${t("items", { count })}`;
}
