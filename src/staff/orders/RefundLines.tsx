import { useTranslation } from "react-i18next";
import { isZero } from "../../../domain/money.ts";
import type { StaffOrderLine } from "../../../electron/host/rpc/contract.ts";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { keyed } from "../../ui/keyed.ts";
import { useOrderReading } from "./order-reading.ts";
import { useLineText } from "./use-line-text.ts";

type RefundLinesProps = {
  readonly lines: readonly StaffOrderLine[];
  /** Indexes in `lines`: the order is updated while staff choose. */
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: readonly number[]) => void;
};

/** The ordered lines, to be tapped instead of added up by hand. Nothing if there is only one. */
export function RefundLines({ lines, chosen, onChoose }: RefundLinesProps) {
  const { t } = useTranslation("staff");
  const { format } = useOrderReading();
  const words = useLineText();
  const places = lines.map((line, place) => ({ ...line, place }));
  const paid = places.filter(({ total }) => !isZero(total));
  if (paid.length < 2) return null;
  return (
    <fieldset className="refund__lines" aria-label={t("orders.refundLines")}>
      <p>{t("orders.refundLines")}</p>
      {keyed(paid, ({ itemId }) => itemId).map(({ key, entry }) => {
        const isChosen = chosen.includes(entry.place);
        const others = chosen.filter((place) => place !== entry.place);
        return (
          <ChoiceButton
            key={key}
            isChosen={isChosen}
            onChoose={() => onChoose(isChosen ? others : [...chosen, entry.place])}
          >
            {words.title(entry)} <span className="money">{format.money(entry.total)}</span>
          </ChoiceButton>
        );
      })}
    </fieldset>
  );
}
