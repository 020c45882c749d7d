import { ToggleButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { picksOf } from "../../../domain/combo-picks.ts";
import {
  type ComboStep,
  type ComboStepItem,
  type MenuItem,
  priceFor,
} from "../../../domain/menu.ts";
import { compare, isZero, subtract, ZERO } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useEmblems } from "../../outlet/use-emblems.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { Dish, useDishPicture, useTint } from "../../ui/Dish.tsx";
import { Emblem } from "../../ui/Emblem.tsx";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { ComboDraft } from "./use-combo-draft.ts";

type StepOptionProps = {
  readonly step: ComboStep;
  readonly stepItem: ComboStepItem;
  readonly draft: ComboDraft;
  readonly onPick: () => void;
  readonly onTakeBack: () => void;
};

/** A dish that a step offers, with its surcharge. If several may be picked, it has a counter. */
export function StepOption(props: StepOptionProps) {
  const { step, stepItem, draft } = props;
  const item = draft.offered(step, stepItem.itemId)?.item;
  const count = picksOf(step, draft.picks).filter(
    ({ itemId }) => itemId === stepItem.itemId,
  ).length;
  if (!item) return null;
  return step.max === 1 ? (
    <OneOption {...props} item={item} isChosen={count > 0} />
  ) : (
    <CountedOption {...props} item={item} count={count} />
  );
}

type OneOptionProps = StepOptionProps & { readonly item: MenuItem; readonly isChosen: boolean };

function OneOption({ stepItem, item, isChosen, onPick }: OneOptionProps) {
  const tintOf = useTint();
  const isPictured = useDishPicture(item.id) !== undefined;
  return (
    <ToggleButton
      className={classOf(isPictured, tintOf(item.id))}
      isSelected={isChosen}
      onChange={() => onPick()}
    >
      <OptionContent item={item} stepItem={stepItem} />
      <span className="pick__tab" data-chosen={isChosen || undefined}>
        <Icon name={isChosen ? "check" : "plus"} />
      </span>
    </ToggleButton>
  );
}

type CountedOptionProps = StepOptionProps & { readonly item: MenuItem; readonly count: number };

function CountedOption({ stepItem, item, count, onPick, onTakeBack }: CountedOptionProps) {
  const { t } = useTranslation("combo");
  const localize = useLocalize();
  const tintOf = useTint();
  const isPictured = useDishPicture(item.id) !== undefined;
  return (
    <article
      className={`pick--counted ${classOf(isPictured, tintOf(item.id))}`}
      data-selected={count > 0 || undefined}
    >
      <button type="button" className="pick__add" data-repeatable="count" onClick={onPick}>
        <OptionContent item={item} stepItem={stepItem} />
        <span className="visually-hidden">{` ${t("pickedSpoken", { number: count })}`}</span>
      </button>
      <span className="pick__tab" data-chosen={count > 0 || undefined} aria-hidden="true">
        {count > 0 ? count : <Icon name="plus" />}
      </span>
      {count > 0 && (
        <Button
          kind="quiet"
          icon="minus"
          repeatable="count"
          className="pick__fewer"
          aria-label={t("fewer", { name: localize(item.title) })}
          onPress={onTakeBack}
        />
      )}
    </article>
  );
}

/** Without a picture the card is filled with its tint. */
function classOf(isPictured: boolean, tint: string): string {
  return isPictured ? "pick" : `pick pick--plain tint--${tint}`;
}

type OptionContentProps = { readonly item: MenuItem; readonly stepItem: ComboStepItem };

function OptionContent({ item, stepItem }: OptionContentProps) {
  const localize = useLocalize();
  const picture = useDishPicture(item.id);
  const emblemOf = useEmblems();
  const surcharge = useSurcharge(stepItem);
  const [about, ...more] = localize(item.description).split("\n").filter(Boolean);
  return (
    <>
      {picture ? (
        <Dish productId={item.id} picture={picture} className="pick__dish" />
      ) : (
        <Emblem url={emblemOf(item.id)} className="pick__emblem" />
      )}
      <span className="pick__text">
        <span className="pick__name display">
          <Hyphenated>{localize(item.title)}</Hyphenated>
        </span>
        {about && (
          <span className="pick__note">
            <Hyphenated>{about}</Hyphenated>
          </span>
        )}
        {more.map((line) => (
          <span className="pick__note pick__note--more" key={line}>
            <Hyphenated>{line}</Hyphenated>
          </span>
        ))}
        <span className="pick__price">{surcharge}</span>
      </span>
    </>
  );
}

/** "Included", "+ €1.00" or "− €0.50". */
function useSurcharge({ surcharges }: ComboStepItem): string {
  const { t } = useTranslation("item");
  const format = useFormat();
  const { orderType } = useVisit("orderType");
  const { value } = priceFor(surcharges, orderType);
  if (isZero(value)) return t("included");
  return compare(value, ZERO) < 0
    ? t("less", { price: format.money(subtract(ZERO, value)) })
    : t("extra", { price: format.money(value) });
}
