import { useTranslation } from "react-i18next";
import { allowsSeveral, freeUnitsUsed } from "../../../domain/choices.ts";
import { type GroupModifier, type ModifierGroup, priceFor } from "../../../domain/menu.ts";
import { compare, isZero, subtract, ZERO } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisitSelector } from "../../journey/use-visit.ts";
import type { ChoicesDraft } from "./choices-draft.ts";

/**
 * The price of each modifier of a group: "Included", "Free", "+ €0.90" or "− €0.50", as charged if chosen, or as it
 * would be. For one that may be chosen several times: the price of the next unit.
 */
export function useOptionPrices(
  group: ModifierGroup,
  draft: ChoicesDraft,
): (modifier: GroupModifier) => string {
  const { t } = useTranslation("item");
  const format = useFormat();
  const orderType = useVisitSelector((context) => context.orderType);
  const wouldBeFree = freeUnitsUsed(group, draft.choices, orderType) < group.free;
  return (modifier) => {
    const price = priceFor(modifier.prices, orderType).value;
    if (isZero(price)) return t("included");
    if (compare(price, ZERO) < 0) {
      return t("less", { price: format.money(subtract(ZERO, price)) });
    }
    const asChosen = draft.modifiers.find(
      (priced) => priced.groupId === group.id && priced.modifierId === modifier.id,
    );
    if (allowsSeveral(group)) {
      return wouldBeFree ? t("freeNow") : t("extra", { price: format.money(price) });
    }
    const isFree = asChosen ? isZero(asChosen.price) : wouldBeFree;
    return isFree ? t("freeNow") : t("extra", { price: format.money(price) });
  };
}
