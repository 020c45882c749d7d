import { useTranslation } from "react-i18next";
import { chosenCount } from "../../../domain/choices.ts";
import { type GroupModifier, type ModifierGroup, priceFor } from "../../../domain/menu.ts";
import { isZero } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisitPart } from "../../journey/use-visit.ts";
import type { ChoicesDraft } from "./choices-draft.ts";

/** Of each modifier of a group: "Included", "Free" or "+ €0.90", as it costs chosen, or would if it were chosen now. */
export function useOptionPrices(
  group: ModifierGroup,
  draft: ChoicesDraft,
): (modifier: GroupModifier) => string {
  const { t } = useTranslation("menu");
  const format = useFormat();
  const orderType = useVisitPart((context) => context.orderType);
  const wouldBeFree = chosenCount(draft.choices, group.id) < group.free;
  return (modifier) => {
    const price = priceFor(modifier.prices, orderType).value;
    if (isZero(price)) return t("item.included");
    const asChosen = draft.modifiers.find(
      (priced) => priced.groupId === group.id && priced.modifierId === modifier.id,
    );
    const isFree = asChosen ? isZero(asChosen.price) : wouldBeFree;
    return isFree ? t("item.freeNow") : t("item.extra", { price: format.money(price) });
  };
}
