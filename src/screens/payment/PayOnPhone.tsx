import { QRCodeSVG } from "qrcode.react";
import { useTranslation } from "react-i18next";

/** A longer address makes a code too dense for a phone held at arm's length. */
const LONGEST_URL = 600;

/** Whether a payment page can be shown as a code. */
export function fitsInCode(url: string): boolean {
  return url.length <= LONGEST_URL;
}

/** The payment page as a QR code for the customer's own phone; this screen moves on by itself. */
export function PayOnPhone({ url }: { readonly url: string }) {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <section className="pay-on-phone">
      <QRCodeSVG
        className="pay-on-phone__code"
        value={url}
        title={t("checkout:payment.phoneCode")}
        level="M"
        marginSize={2}
        size={256}
        bgColor="#ffffff"
        fgColor="#231815"
      />
      <div>
        <h3>{t("checkout:payment.phoneTitle")}</h3>
        <p>{t("checkout:payment.phoneBody")}</p>
      </div>
    </section>
  );
}
