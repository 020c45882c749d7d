import { QRCodeSVG } from "qrcode.react";
import { useTranslation } from "react-i18next";
import { useLocalize, useOutlet } from "../../outlet/use-outlet.ts";

/** The way to the outlet's app, as a code for the customer's own phone. */
export function AppCard({ url }: { readonly url: string }) {
  const { t } = useTranslation(["common", "checkout"]);
  const localized = useLocalize();
  const promo = localized(useOutlet().loyalty?.appInstall?.promoText);
  return (
    <section className="app-card">
      <QRCodeSVG
        className="app-card__code"
        value={url}
        title={t("checkout:done.appCode")}
        level="M"
        marginSize={2}
        size={256}
        bgColor="#ffffff"
        fgColor="#231815"
      />
      <div>
        <h3>{t("checkout:done.app")}</h3>
        {promo && <p dir="auto">{promo}</p>}
        <p>{t("checkout:done.appNote")}</p>
      </div>
    </section>
  );
}
