import { useTranslation } from "react-i18next";
import type { InterruptedCard } from "../../../electron/host/rpc/contract.ts";
import { Icon } from "../../ui/Icon.tsx";
import "./interrupted.css";

const ICONS = { confirming: "clock", saved: "check", "not-saved": "info" } as const;
const TITLES = { confirming: "confirming", saved: "saved", "not-saved": "notSaved" } as const;

/** What happened to the card, that nothing was charged, and what to do next. Whose card it is is not known. */
export function InterruptedNote({ became }: { readonly became: InterruptedCard }) {
  const { t } = useTranslation("checkout");
  return (
    <div className="note interrupted" role="status">
      <Icon name={ICONS[became]} />
      <div>
        <h2>{t(`card.${TITLES[became]}`)}</h2>
        <p>
          {t("card.interrupted")} {t("checkoutFailed.money.not-charged")}
        </p>
        {became === "not-saved" && <p>{t("card.interruptedAgain")}</p>}
      </div>
    </div>
  );
}
