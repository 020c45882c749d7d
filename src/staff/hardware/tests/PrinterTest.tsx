import { useTranslation } from "react-i18next";
import { useReceiptPrinter } from "../../../receipt/use-receipt-printer.ts";
import { TestPrint } from "../../status/Printer.tsx";

/** A test on paper; without a receipt printer in the settings there is none to test. */
export function PrinterTest() {
  const { t } = useTranslation("hardware");
  return useReceiptPrinter() === null ? <p role="status">{t("noPrinter")}</p> : <TestPrint />;
}
