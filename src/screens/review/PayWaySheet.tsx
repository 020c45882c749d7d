import { Button as AriaButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { Decimal } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { counterWords } from "../../outlet/counter-words.ts";
import { Swatch } from "../../ui/Dish.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useSingleTap } from "../../ui/single-tap.ts";
import type { PaymentMethod } from "./use-place-order.ts";
import "./pay-way.css";

type PayWaySheetProps = {
  readonly isOpen: boolean;
  readonly due: Decimal;
  readonly onClose: () => void;
  readonly onChoose: (method: PaymentMethod) => void;
};

/** Here or at the counter (ordering.md §2.7): one touch orders. Every way is as large as any other. */
export function PayWaySheet({ isOpen, due, onClose, onChoose }: PayWaySheetProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const { counterMethods } = useVisit().context.outlet;
  const amount = format.money(due);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("checkout:payWay.title")}>
      <div className="pay-ways">
        <PayWay
          picture="./pictures/pay-here.svg"
          seed={1}
          title={t("checkout:payWay.here")}
          note={t("checkout:payWay.hereNote", { amount })}
          onPress={() => onChoose("BANK_CARD_IN_APP")}
        />
        {counterMethods.map((method, index) => {
          const { title, picture } = counterWords(method, counterMethods);
          return (
            <PayWay
              key={method}
              picture={picture}
              seed={index + 2}
              title={t(title)}
              note={t("checkout:payWay.counterNote", { amount })}
              onPress={() => onChoose(method)}
            />
          );
        })}
      </div>
    </Sheet>
  );
}

type PayWayProps = {
  readonly picture: string;
  readonly seed: number;
  readonly title: string;
  readonly note: string;
  readonly onPress: () => void;
};

function PayWay({ picture, seed, title, note, onPress }: PayWayProps) {
  const once = useSingleTap(onPress);
  return (
    <AriaButton className="pay-way" onPress={once}>
      <span className="pay-way__picture" aria-hidden="true">
        <Swatch seed={seed} className="pay-way__swatch" />
        <img src={picture} alt="" />
      </span>
      <span className="pay-way__title display">{title}</span>
      <span className="pay-way__note">{note}</span>
    </AriaButton>
  );
}
