import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StaffStatusView } from "../../../electron/host/rpc/contract.ts";
import { host, orpc, STREAM_RETRY } from "../../host.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { usePrintStock } from "../../receipt/use-receipt-printer.ts";
import { Button } from "../../ui/Button.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { Fact, Facts } from "./Facts.tsx";
import { type TestLabels, testDocument } from "./test-print.ts";

type PrinterProps = { readonly printer: NonNullable<StaffStatusView["printer"]> };

/** The receipt printer's state, and a test of it: a receipt in the language of staff mode. */
export function Printer({ printer }: PrinterProps) {
  const { t } = useTranslation("staff");
  const { condition, isPaperLow, unconfirmed } = printer;
  const isReady = condition === "ready" || condition === "unknown";
  return (
    <Facts title={t("printing.printer")}>
      <Fact name={t("printing.printer")} isBad={!isReady || isPaperLow}>
        {t(isReady && isPaperLow ? "printing.low" : `printing.condition.${condition}`)}
      </Fact>
      {unconfirmed > 0 && (
        <Fact name={t("printing.prints")} isBad>
          {t("printing.unconfirmed", { number: unconfirmed })}
        </Fact>
      )}
      <TestPrint />
    </Facts>
  );
}

/** Prints a receipt with every kind of line, and says how the print is. */
export function TestPrint() {
  const { t } = useTranslation(["staff", "checkout"]);
  const session = useStaffSession();
  const stock = usePrintStock();
  const { name, locales } = useOutlet();
  const format = useFormat();
  const [jobId, setJobId] = useState<string | null>(null);
  const { mutate, status } = useMutation({
    mutationFn: async (id: string) => {
      if (stock === null) return;
      const labels: TestLabels = {
        outlet: name,
        when: `${format.date(Date.now())}, ${format.time(Date.now())}`,
        title: t("staff:printing.test"),
        number: t("checkout:done.yourNumber"),
        discount: t("checkout:review.discount"),
        money: format.money,
      };
      const document = await testDocument(labels, stock, locales.enabled);
      await host.staffMode.printing.test({ session, jobId: id, document });
      setJobId(id);
    },
  });
  const { data: state } = useQuery(
    orpc.staffMode.printing.live.experimental_liveOptions({
      input: { session, jobId: jobId ?? "" },
      enabled: jobId !== null,
      ...STREAM_RETRY,
    }),
  );
  return (
    <>
      <div className="staff__actions">
        <Button
          onPress={() => {
            if (status !== "pending" && state !== "printing") mutate(crypto.randomUUID());
          }}
        >
          {t("staff:printing.test")}
        </Button>
      </div>
      <p role="status">
        {status === "error" && t("staff:failed")}
        {state && t(`staff:printing.state.${state}`)}
      </p>
    </>
  );
}
