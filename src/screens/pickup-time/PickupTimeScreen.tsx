import { useTranslation } from "react-i18next";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { usePlace } from "../../ui/use-place.ts";
import { type Slot, useSlots } from "./use-slots.ts";
import "./pickup-time.css";

/** When the order is wanted (ordering.md §2.7 deliveryAt): at once, or at a time today. One touch. */
export function PickupTimeScreen() {
  const { t } = useTranslation(["common", "checkout"]);
  const { pickupAt: chosen } = useVisit("pickupAt");
  const send = useSend();
  const slots = useSlots();
  const choose = (pickupAt: number | null) => send({ type: "PICKUP_TIME_CHOSEN", pickupAt });
  const isAsap = chosen === null;
  return (
    <Screen
      title={t("checkout:pickup.title")}
      place={usePlace()}
      onBack={() => send({ type: "BACK" })}
    >
      <div className="pickup">
        <h2>{t("checkout:pickup.heading")}</h2>
        <div className="pickup__asap">
          <ChoiceButton isChosen={isAsap} onChoose={() => choose(null)}>
            <span className="pickup__asap-words">
              <Icon name="clock" />
              <span>
                <strong className="display">{t("checkout:pickup.asap")}</strong>
                <span>{t("checkout:pickup.asapNote")}</span>
              </span>
            </span>
          </ChoiceButton>
        </div>
        {slots.length === 0 ? (
          <p className="pickup__none">{t("checkout:pickup.none")}</p>
        ) : (
          <Times slots={slots} chosen={chosen} onChoose={choose} />
        )}
      </div>
    </Screen>
  );
}

type TimesProps = {
  readonly slots: readonly Slot[];
  readonly chosen: number | null;
  readonly onChoose: (at: number) => void;
};

function Times({ slots, chosen, onChoose }: TimesProps) {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <section className="pickup__times" aria-labelledby="pickup-times">
      <h3 id="pickup-times">{t("checkout:pickup.times")}</h3>
      <div className="pickup__grid" data-list="">
        {slots.map(({ at, label }) => (
          <ChoiceButton key={at} isChosen={at === chosen} onChoose={() => onChoose(at)}>
            {label}
          </ChoiceButton>
        ))}
      </div>
    </section>
  );
}
