import { Button as AriaButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { StaffOrderRow } from "../../../electron/host/rpc/contract.ts";
import { Icon } from "../../ui/Icon.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { useOrderReading } from "./order-reading.ts";

type OrderCardProps = {
  /** Its amount is written as `useOrderReading` says. */
  readonly row: Omit<StaffOrderRow, "currency" | "currencyDigits">;
  /** Whose order it is, if several kiosks are listed together. */
  readonly place?: string;
  /** Whether staff have to look for its paper. */
  readonly isPrintUnconfirmed?: boolean;
  readonly onOpen: () => void;
};

/** One order in the list: problem first, then number, time, amount and state. */
export function OrderCard({ row, place, isPrintUnconfirmed, onOpen }: OrderCardProps) {
  const { t } = useTranslation(["common", "staff"]);
  const { format } = useOrderReading();
  return (
    <AriaButton
      className="order-card"
      data-listed={row.reasons.length > 0 || undefined}
      onPress={onOpen}
    >
      <span className="order-card__number display">
        <bdi>{row.queueNumber ?? "–"}</bdi>
      </span>
      <span className="order-card__text">
        {row.reasons.map((reason) => (
          <span key={reason} className="order-card__reason">
            <Icon name="warning" />
            {t(`staff:reason.${reason}.title`)}
          </span>
        ))}
        {isPrintUnconfirmed && (
          <span className="order-card__reason">
            <Icon name="warning" />
            {t("staff:printing.state.unconfirmed")}
          </span>
        )}
        {row.reasons.length === 0 && <span>{t(`staff:phase.${row.phase}`)}</span>}
        {place !== undefined && <span className="order-card__place">{place}</span>}
        <span className="order-card__note">
          <OrderFacts row={row} />
        </span>
      </span>
      <span className="money">{row.total === null ? "–" : format.money(row.total)}</span>
    </AriaButton>
  );
}
