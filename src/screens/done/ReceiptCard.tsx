import { QRCodeSVG } from "qrcode.react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  CODE_BYTES,
  type ReceiptContent,
  receiptText,
} from "../../../domain/receipt/receipt-text.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { type PrintStock, receiptDocument, ticketDocument } from "../../receipt/print-document.ts";
import { printOnSystemPrinter } from "../../receipt/system-printer.tsx";
import { type Print, useOnce, usePrint, usePrintStock } from "../../receipt/use-receipt-printer.ts";
import { Button } from "../../ui/Button.tsx";
import { useWaited } from "../../ui/use-waited.ts";
import "./take-along.css";

type ReceiptProps = { readonly content: ReceiptContent };

/** The receipt to take along: as a code for the customer's own phone, on paper, or both, by the outlet's settings. */
export function ReceiptCard({ content }: ReceiptProps) {
  const { code, print } = useOutlet().receipt;
  const stock = usePrintStock();
  if (stock !== null && print !== "off") return <PaperCard content={content} stock={stock} />;
  return <SystemCard content={content} hasCode={code} />;
}

/** The number on a paper of its own, if the outlet's printer prints one. */
export function PrintedTicket({ content }: ReceiptProps) {
  const stock = usePrintStock();
  return stock?.printer.ticket ? <Ticket content={content} stock={stock} /> : null;
}

function Ticket({ content, stock }: ReceiptProps & { readonly stock: PrintStock }) {
  const { print } = usePrint("ticket", () => ticketDocument(content, stock));
  useOnce(content.number !== null, print);
  return null;
}

/** On the receipt printer, whose paper the host watches: if it cannot print, there is the code. */
function PaperCard({ content, stock }: ReceiptProps & { readonly stock: PrintStock }) {
  const { t } = useTranslation(["common", "checkout"]);
  const { code: hasCode, print: wish } = useOutlet().receipt;
  const printing = usePrint("receipt", () => receiptDocument(content, { ...stock, hasCode }));
  const isNumbered = useNumberOrWaited(content);
  useOnce(wish === "always" && isNumbered, printing.print, wish === "always");
  const isUnable = stock.printer.isUsable ? hasFailed(printing) : printing.state !== "printed";
  const text = () => {
    if (isUnable) return t("checkout:receipt.notPrinted");
    if (printing.state === "printed") return t("checkout:receipt.printed");
    return printing.state === "idle" && wish === "offered" ? "" : t("checkout:receipt.printing");
  };
  return (
    <Card content={content} hasCode={hasCode || isUnable}>
      <p role="status">{text()}</p>
      {wish === "offered" && printing.state === "idle" && !isUnable && (
        <Button onPress={printing.print}>{t("checkout:receipt.print")}</Button>
      )}
    </Card>
  );
}

/** Kitchens that give an order its number later do so within seconds; some give none. */
const NUMBER_MS = 6_000;

/** Whether the receipt has the number, or will hardly get one: paper is not printed again for it. */
function useNumberOrWaited({ number }: ReceiptContent): boolean {
  const isNumbered = number !== null;
  const waited = useWaited(NUMBER_MS, !isNumbered);
  return isNumbered || waited;
}

function hasFailed({ state }: Print): boolean {
  return state === "failed" || state === "not-printed" || state === "unconfirmed";
}

/** On the device's default printer, of which nothing is known. */
function SystemCard({ content, hasCode }: ReceiptProps & { readonly hasCode: boolean }) {
  const { t } = useTranslation(["common", "checkout"]);
  const { print } = useOutlet().receipt;
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    return printOnSystemPrinter(content);
  };
  const isAlways = print === "always";
  useOnce(useNumberOrWaited(content) && isAlways, ask, isAlways);
  return (
    <Card content={content} hasCode={hasCode}>
      {print !== "off" && <p role="status">{isAsked && t("checkout:receipt.printing")}</p>}
      {print === "offered" && !isAsked && (
        <Button onPress={ask}>{t("checkout:receipt.print")}</Button>
      )}
    </Card>
  );
}

type CardProps = ReceiptProps & {
  readonly hasCode: boolean;
  /** How it is printed. */
  readonly children: ReactNode;
};

function Card({ content, hasCode, children }: CardProps) {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <section className="take-card">
      {hasCode && (
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
        {hasCode && <p>{t("checkout:receipt.scan")}</p>}
        {children}
      </div>
    </section>
  );
}
