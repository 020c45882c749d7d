import { useTranslation } from "react-i18next";
import type { StaffOrderLine } from "../../../electron/host/rpc/contract.ts";
import { keyed } from "../../ui/keyed.ts";
import { useOrderReading } from "./order-reading.ts";
import { useLineText } from "./use-line-text.ts";

/** The ordered lines with their prices, to choose a partial refund. */
export function OrderedLines({ lines }: { readonly lines: readonly StaffOrderLine[] }) {
  const { t } = useTranslation("staff");
  const { format } = useOrderReading();
  const words = useLineText();
  return (
    <section className="ordered" aria-label={t("orders.ordered")}>
      <h3>{t("orders.ordered")}</h3>
      <ul>
        {keyed(lines, ({ itemId }) => itemId).map(({ key, entry }) => (
          <li key={key} className="ordered__line">
            <span className="ordered__text">
              <span>{words.title(entry)}</span>
              {entry.extras.length > 0 && (
                <span className="order-page__note">{words.extras(entry)}</span>
              )}
            </span>
            <span className="money">{format.money(entry.total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
