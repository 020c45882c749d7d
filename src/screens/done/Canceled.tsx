import { useTranslation } from "react-i18next";
import { isZero } from "../../../domain/money.ts";
import type { MoneyOutcome } from "../../../domain/order-course.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Panel } from "../../ui/Panel.tsx";
import type { Done } from "./DoneScreen.tsx";
import "./canceled.css";

const MONEY_ICONS = {
  "not-charged": "check",
  "being-released": "clock",
  released: "check",
  "being-returned": "clock",
  returned: "check",
  staff: "bell",
} as const satisfies Record<MoneyOutcome, string>;

/** The kitchen canceled the order: what happened, whether money is returned, what to do next (requirement A13). */
export function Canceled({ view }: { readonly view: Done }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const { refund, paid, dueAtCounter } = view;
  const title = t("checkout:checkoutFailed.moneyTitle");
  return (
    <div className="canceled">
      <Panel tone="problem" title={t("checkout:done.canceledTitle")} announced>
        <p>{t("checkout:done.canceledNext")}</p>
      </Panel>
      {refund !== null && (
        <Panel
          tone="message"
          icon={MONEY_ICONS[refund]}
          title={isZero(paid) ? title : `${title} · ${format.money(paid)}`}
        >
          <p data-live="">
            {dueAtCounter === null
              ? t(`checkout:checkoutFailed.money.${refund}`)
              : t("checkout:done.moneyAtCounter")}
          </p>
        </Panel>
      )}
    </div>
  );
}
