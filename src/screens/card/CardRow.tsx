import { Switch } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { CardView } from "../../../electron/host/rpc/contract.ts";
import { host } from "../../host.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import "../review/serving.css";
import "../review/points-switch.css";
import "./card.css";

type CardRowProps = {
  readonly view: CardView;
  /** The saved card is selected to pay. */
  readonly isUsed: boolean;
  readonly onUse: (use: boolean) => void;
  /** The customer wants to read about saving a card. */
  readonly onSave: () => void;
};

/** The customer's saved card: to pay with, to remove, or the offer to save one. */
export function CardRow({ view, isUsed, onUse, onSave }: CardRowProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { visitId } = useVisit("visitId");
  const { card } = view;
  if (card === null) {
    return (
      <section className="serving">
        <Icon name="lock" />
        <p className="serving__text display">{t("checkout:card.offer")}</p>
        <Button onPress={onSave}>{t("checkout:card.save")}</Button>
      </section>
    );
  }
  const remove = () => {
    onUse(false);
    host.card.remove({ visitId }).catch(() => {});
  };
  return (
    <section className="serving card-row">
      <Switch
        className="points-switch"
        isSelected={isUsed}
        onChange={onUse}
        // The digits are never read aloud.
        data-aloud={`${t("checkout:card.payUnnamed")}, ${t("checkout:card.payNote")}`}
      >
        <span className="points-switch__track">
          <span className="points-switch__knob">{isUsed && <Icon name="check" />}</span>
        </span>
        <span className="points-switch__text" data-read="never">
          <strong className="display">
            {card.ending === null
              ? t("checkout:card.payUnnamed")
              : t("checkout:card.pay", { ending: isolate(card.ending) })}
          </strong>
          <span>{t("checkout:card.payNote")}</span>
        </span>
      </Switch>
      <Button onPress={remove}>{t("checkout:card.remove")}</Button>
    </section>
  );
}
