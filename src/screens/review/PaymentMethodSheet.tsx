import { Button as AriaButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { Decimal } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { counterMethodCopy } from "../../outlet/counter-method-copy.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Swatch } from "../../ui/Dish.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import type { PaymentMethod } from "./use-order.ts";
import "./payment-method.css";

type PaymentMethodSheetProps = {
  readonly isOpen: boolean;
  readonly due: Decimal;
  readonly onClose: () => void;
  readonly onChoose: (method: PaymentMethod) => void;
};

/** Here or at the counter (ordering.md §2.7): one touch places the order. All methods have the same size. */
export function PaymentMethodSheet({ isOpen, due, onClose, onChoose }: PaymentMethodSheetProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const { counterMethods } = useOutlet();
  const amount = format.money(due);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("checkout:paymentMethod.title")}>
      <div className="payment-methods">
        <PaymentMethodCard
          picture="./pictures/pay-here.svg"
          seed={1}
          title={t("checkout:paymentMethod.here")}
          note={t("checkout:paymentMethod.hereNote", { amount })}
          onPress={() => onChoose("BANK_CARD_IN_APP")}
        />
        {counterMethods.map((method, index) => {
          const { title, picture } = counterMethodCopy(method, counterMethods);
          return (
            <PaymentMethodCard
              key={method}
              picture={picture}
              seed={index + 2}
              title={t(title)}
              note={t("checkout:paymentMethod.counterNote", { amount })}
              onPress={() => onChoose(method)}
            />
          );
        })}
      </div>
    </Sheet>
  );
}

type PaymentMethodCardProps = {
  readonly picture: string;
  readonly seed: number;
  readonly title: string;
  readonly note: string;
  readonly onPress: () => void;
};

function PaymentMethodCard({ picture, seed, title, note, onPress }: PaymentMethodCardProps) {
  return (
    <AriaButton className="payment-method" onPress={onPress}>
      <span className="payment-method__picture" aria-hidden="true">
        <Swatch seed={seed} className="payment-method__swatch" />
        <img src={picture} alt="" />
      </span>
      <span className="payment-method__title display">{title}</span>
      <span className="payment-method__note">{note}</span>
    </AriaButton>
  );
}
