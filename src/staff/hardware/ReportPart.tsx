import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HARDWARE_PARTS, type HardwareTest, latestTest } from "../../../domain/readiness/tests.ts";
import type { ReceiptRow } from "../../../domain/receipt/receipt-text.ts";
import { host } from "../../host.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { receiptDocument } from "../../receipt/print-document.ts";
import { usePrintStock } from "../../receipt/use-receipt-printer.ts";
import { Button } from "../../ui/Button.tsx";
import { useExport } from "../shell/use-export.ts";
import { useStaffSession } from "../shell/use-staff-session.ts";

type ReportProps = { readonly tests: readonly HardwareTest[] };

/** The report: on paper in the language of staff mode, and as a file in English. */
export function ReportPart({ tests }: ReportProps) {
  const { t } = useTranslation("hardware");
  const session = useStaffSession();
  const { save, isSaving, outcome } = useExport((format: "html" | "txt") =>
    host.staffMode.readiness.report({ session, format }),
  );
  return (
    <section className="hardware__report">
      <h2>{t("report.title")}</h2>
      <p className="facts__note">{t("report.note")}</p>
      <div className="staff__actions">
        <Button isDisabled={isSaving} onPress={() => save("html")}>
          {t("report.html")}
        </Button>
        <Button isDisabled={isSaving} onPress={() => save("txt")}>
          {t("report.text")}
        </Button>
        <PrintButton tests={tests} />
      </div>
      <p role="status">{outcome}</p>
    </section>
  );
}

/** Not there without a receipt printer. */
function PrintButton({ tests }: ReportProps) {
  const { t } = useTranslation(["hardware", "staff"]);
  const session = useStaffSession();
  const stock = usePrintStock();
  const content = useReportContent(tests);
  const print = useMutation({
    mutationFn: async () => {
      if (stock === null) return;
      const document = await receiptDocument(content, { ...stock, hasCode: false });
      await host.staffMode.printing.test({ session, jobId: crypto.randomUUID(), document });
    },
  });
  if (stock === null) return null;
  return (
    <>
      <Button onPress={() => print.isPending || print.mutate()}>
        {t("hardware:report.print")}
      </Button>
      <p role="status">{print.isError && t("staff:failed")}</p>
    </>
  );
}

/** The form of a receipt: each part with its verdict, and below it when and by whom it was tested. */
function useReportContent(tests: readonly HardwareTest[]) {
  const { t } = useTranslation("hardware");
  const { name } = useOutlet();
  const format = useFormat();
  const momentOf = (at: number) => `${format.date(at)}, ${format.time(at)}`;
  const lines = HARDWARE_PARTS.map((part): ReceiptRow => {
    const test = latestTest(tests, part);
    const notes = test ? [`${momentOf(test.at)}, ${test.tester}`] : [];
    return {
      name: t(`part.${part}`),
      amount: test ? t(`verdict.${test.verdict}`) : t("untested"),
      notes: test && test.note !== "" ? [...notes, test.note] : notes,
    };
  });
  return {
    outlet: name,
    when: momentOf(Date.now()),
    number: null,
    place: t("title"),
    lines,
    more: [],
    total: { name: t("tested"), amount: `${lines.length - untestedIn(tests)}/${lines.length}` },
  };
}

function untestedIn(tests: readonly HardwareTest[]): number {
  return HARDWARE_PARTS.filter((part) => latestTest(tests, part) === null).length;
}
