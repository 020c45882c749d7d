import { QRCodeSVG } from "qrcode.react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import {
  CODE_BYTES,
  type ReceiptContent,
  receiptText,
} from "../../../domain/receipt/receipt-text.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { PrintedReceipt } from "../../receipt/PrintedReceipt.tsx";
import { Button } from "../../ui/Button.tsx";
import "./take-along.css";

/** The receipt to take along: as a code for the customer's own phone, on paper, or both, by the outlet's settings. */
export function ReceiptCard({ content }: { readonly content: ReceiptContent }) {
  const { t } = useTranslation(["common", "checkout"]);
  const { code, print } = useOutlet().receipt;
  usePrintOnce(print === "always");
  return (
    <section className="take-card">
      {code && (
        <QRCodeSVG
          className="take-card__code"
          value={receiptText(content, CODE_BYTES)}
          title={t("checkout:receipt.code")}
          level="L"
          marginSize={2}
          size={256}
          bgColor="#ffffff"
          fgColor="#231815"
        />
      )}
      <div className="take-card__text">
        <h3>{t("checkout:receipt.title")}</h3>
        {code && <p>{t("checkout:receipt.scan")}</p>}
        {print === "always" && <p role="status">{t("checkout:receipt.printing")}</p>}
        {print === "offered" && (
          <Button onPress={printReceipt}>{t("checkout:receipt.print")}</Button>
        )}
      </div>
      {print !== "off" && <PrintedReceipt content={content} />}
    </section>
  );
}

/** Prints each receipt once, even if the component renders again. */
function usePrintOnce(isWanted: boolean): void {
  const isPrinted = useRef(false);
  useEffect(() => {
    if (!isWanted || isPrinted.current) return;
    isPrinted.current = true;
    printReceipt();
  }, [isWanted]);
}

/**
 * Prints what `PrintedReceipt` renders, on the device's default printer. Electron does it without a dialog, and so does
 * a browser that was started by the kiosk with receipts enabled in the settings.
 */
function printReceipt(): void {
  if (window.kiosk === undefined) window.print();
  else window.kiosk.printReceipt();
}
