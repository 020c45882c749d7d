import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import type { PriceChange } from "./price-change.ts";

/** "Now €13.50 instead of €12.90." */
export function usePriceNews(): (change: PriceChange) => string {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  return ({ was, now, withTaxes }) => {
    const key = withTaxes ? "priceChangedWithTaxes" : "priceChanged";
    return t(`checkout:review.${key}`, { was: format.money(was), now: format.money(now) });
  };
}
