import { QRCodeSVG } from "qrcode.react";
import { useTranslation } from "react-i18next";
import { useLocalize, useOutlet } from "../../outlet/use-outlet.ts";
import "./app-card.css";

/** The link to the outlet's app, as a QR code for the customer's phone. */
export function AppCard({ url }: { readonly url: string }) {
  const { t } = useTranslation(["common", "checkout"]);
  const localized = useLocalize();
  const banner = useOutlet().loyalty?.appInstall;
  const promo = localized(banner?.promoText);
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
      <div className="app-card__text">
        <h3>{t("checkout:done.app")}</h3>
        {promo && <p dir="auto">{promo}</p>}
        <p>{t("checkout:done.appNote")}</p>
      </div>
      {/* Its text, if any, is the outlet's promotion, which is beside it. */}
      {banner?.imageUrl && <img className="app-card__picture" src={banner.imageUrl} alt="" />}
    </section>
  );
}
