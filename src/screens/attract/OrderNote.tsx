import { useTranslation } from "react-i18next";
import { isRightToLeft } from "../../../domain/localized-text.ts";
import type { OrderAfterVisit } from "../../../electron/host/rpc/contract.ts";
import { spokenFor } from "../../i18n/i18n.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Icon } from "../../ui/Icon.tsx";
import "../card/interrupted.css";

const ICONS = { "in-kitchen": "check", canceled: "bell", "not-made": "info" } as const;
const OUTCOMES = {
  "in-kitchen": "inKitchen",
  canceled: "canceled",
  "not-made": "notMade",
} as const;

/** Number and outcome of an order, in the language of its customer, who is no longer known. */
export function OrderNote({ order }: { readonly order: OrderAfterVisit }) {
  const { locales } = useOutlet();
  const lng = spokenFor(order.locale, locales);
  const { t } = useTranslation("checkout", { lng });
  const { outcome, queueNumber, money } = order;
  return (
    <div
      className="note interrupted"
      role="status"
      lang={lng}
      dir={isRightToLeft(lng) ? "rtl" : "ltr"}
    >
      <Icon name={ICONS[outcome]} />
      <div>
        <h2>
          {queueNumber === null
            ? t("left.noNumber")
            : t("left.number", { number: isolate(queueNumber) })}
        </h2>
        <p>{t(`left.${OUTCOMES[outcome]}`)}</p>
        {money !== null && <p>{t(`checkoutFailed.money.${money}`)}</p>}
      </div>
    </div>
  );
}
