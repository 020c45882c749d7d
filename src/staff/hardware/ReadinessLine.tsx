import { useTranslation } from "react-i18next";
import {
  type HardwarePart,
  type HardwareTest,
  OLD_DAYS,
  readinessOf,
} from "../../../domain/readiness/tests.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Whether each part was tested, none failed and no test is old; else which. */
export function ReadinessLine({ tests }: { readonly tests: readonly HardwareTest[] }) {
  const { t } = useTranslation("hardware");
  const sentences = useReadiness(tests);
  const isReady = sentences === null;
  return (
    <div className="hardware__summary">
      <Icon name={isReady ? "check" : "warning"} />
      <div>
        {isReady ? (
          <p>{t("summary.ready")}</p>
        ) : (
          sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
        )}
      </div>
    </div>
  );
}

/** What is missing, in sentences; null if nothing is. */
export function useReadiness(tests: readonly HardwareTest[]): readonly string[] | null {
  const { t } = useTranslation("hardware");
  const { list } = useFormat();
  const { failed, old, untested, isReady } = readinessOf(tests, Date.now());
  const named = (parts: readonly HardwarePart[]) => list(parts.map((part) => t(`part.${part}`)));
  if (isReady) return null;
  return [
    ...(failed.length > 0 ? [t("summary.failed", { parts: named(failed) })] : []),
    ...(old.length > 0 ? [t("summary.old", { parts: named(old), days: OLD_DAYS })] : []),
    ...(untested.length > 0 ? [t("summary.untested", { parts: named(untested) })] : []),
  ];
}
