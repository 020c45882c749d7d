import { useTranslation } from "react-i18next";
import { type HardwarePart, OLD_DAYS } from "../../../domain/readiness/tests.ts";
import type { HardwareState } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useTimes } from "../ui/use-times.ts";

export type HardwareText = {
  readonly partNames: (parts: readonly HardwarePart[]) => string;
  readonly printerText: (printer: HardwareState["printer"]) => string;
  /** What the tests by hand say, a sentence each. */
  readonly testSentences: (tests: Pick<HardwareState, "failed" | "old" | "untested">) => string[];
  /** When a kiosk was last tested, and by whom. */
  readonly lastTest: (test: HardwareState["lastTest"]) => string;
};

/** What a kiosk says of its hardware, in the words of its own staff mode. */
export function useHardwareText(): HardwareText {
  const { t } = useTranslation(["console", "hardware", "staff"]);
  const { format, dateAndTime } = useTimes();
  const partNames = (parts: readonly HardwarePart[]) =>
    format.list(parts.map((part) => t(`hardware:part.${part}`)));
  return {
    partNames,
    printerText(printer) {
      if (printer === null) return "–";
      const { condition, isPaperLow } = printer;
      const prints = condition === "ready" || condition === "unknown";
      return t(
        prints && isPaperLow ? "staff:printing.low" : `staff:printing.condition.${condition}`,
      );
    },
    testSentences({ failed, old, untested }) {
      if (failed.length + old.length + untested.length === 0) return [t("hardware:summary.ready")];
      return [
        ...(failed.length > 0 ? [t("hardware:summary.failed", { parts: partNames(failed) })] : []),
        ...(old.length > 0
          ? [t("hardware:summary.old", { parts: partNames(old), days: OLD_DAYS })]
          : []),
        ...(untested.length > 0
          ? [t("hardware:summary.untested", { parts: partNames(untested) })]
          : []),
      ];
    },
    lastTest: (test) =>
      test === null
        ? t("console:kiosks.noTest")
        : t("console:kiosks.testedBy", {
            when: isolate(dateAndTime(test.at)),
            name: isolate(test.tester),
          }),
  };
}
