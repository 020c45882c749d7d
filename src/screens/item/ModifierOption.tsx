import { ToggleButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { chosenCount } from "../../../domain/choices.ts";
import { type GroupModifier, type ModifierGroup, priceFor } from "../../../domain/menu.ts";
import { isZero } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Dish } from "../../ui/Dish.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { ChoicesDraft } from "./choices-draft.ts";

type ModifierOptionProps = {
  readonly group: ModifierGroup;
  readonly modifier: GroupModifier;
  readonly draft: ChoicesDraft;
  readonly pictureUrl: string | undefined;
  readonly onToggle: () => void;
};

/** One modifier to choose or take back, with what it adds to the price at this moment. */
export function ModifierOption(props: ModifierOptionProps) {
  const { group, modifier, draft, pictureUrl, onToggle } = props;
  const localize = useLocalize();
  const price = useOptionPrice(props);
  const isChosen = draft.choices.some(
    (choice) => choice.groupId === group.id && choice.modifierId === modifier.id,
  );
  return (
    <ToggleButton className="option" isSelected={isChosen} onChange={onToggle}>
      {pictureUrl && (
        <Dish productId={modifier.id} pictureUrl={pictureUrl} className="option__dish" />
      )}
      <span className="option__words">
        <span className="option__name">{localize(modifier.title)}</span>
        <span className="option__price">{price}</span>
      </span>
      {isChosen && (
        <span className="option__tick">
          <Icon name="check" />
        </span>
      )}
    </ToggleButton>
  );
}

/** "Included", "Free" or "+ €0.90": what it costs as chosen, or would cost if it were chosen now. */
function useOptionPrice({ group, modifier, draft }: ModifierOptionProps): string {
  const { t } = useTranslation("menu");
  const format = useFormat();
  const { orderType } = useVisit().context;
  const price = priceFor(modifier.prices, orderType).value;
  if (isZero(price)) return t("item.included");
  const asChosen = draft.modifiers.find(
    (priced) => priced.groupId === group.id && priced.modifierId === modifier.id,
  );
  const wouldBeFree = chosenCount(draft.choices, group.id) < group.free;
  const isFree = asChosen ? isZero(asChosen.price) : wouldBeFree;
  return isFree ? t("item.freeNow") : t("item.extra", { price: format.money(price) });
}
