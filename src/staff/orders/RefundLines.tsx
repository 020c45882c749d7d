import { useTranslation } from "react-i18next";
import { compare, isZero } from "../../../domain/money.ts";
import type { StaffOrderLine } from "../../../electron/host/rpc/contract.ts";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { keyed } from "../../ui/keyed.ts";
import { useOrderReading } from "./order-reading.ts";
import { useLineText } from "./use-line-text.ts";

type RefundLinesProps = {
  readonly lines: readonly StaffOrderLine[];
  /** What was charged for each of them. */
  readonly shares: readonly string[];
  /** Indexes in `lines`: the order is updated while staff choose. */
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: readonly number[]) => void;
};

/** The ordered lines, to be tapped instead of added up by hand. Nothing if there is only one. */
export function RefundLines({ lines, shares, chosen, onChoose }: RefundLinesProps) {
  const { t } = useTranslation("staff");
  const { format } = useOrderReading();
  const words = useLineText();
  const places = lines.map((line, place) => ({ ...line, place, share: shares[place] ?? "0" }));
  const paid = places.filter(({ share }) => !isZero(share));
  if (paid.length < 2) return null;
  const areAtPrice = paid.every(({ share, total }) => compare(share, total) === 0);
  return (
    <fieldset className="refund__lines" aria-label={t("orders.refundLines")}>
      <p>
        {t("orders.refundLines")} {!areAtPrice && t("orders.refundShares")}
      </p>
      {keyed(paid, ({ itemId }) => itemId).map(({ key, entry }) => {
        const isChosen = chosen.includes(entry.place);
        const others = chosen.filter((place) => place !== entry.place);
        return (
          <ChoiceButton
            key={key}
            isChosen={isChosen}
            onChoose={() => onChoose(isChosen ? others : [...chosen, entry.place])}
          >
            {words.title(entry)} <span className="money">{format.money(entry.share)}</span>
          </ChoiceButton>
        );
      })}
    </fieldset>
  );
}
