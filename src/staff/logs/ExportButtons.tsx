import { useTranslation } from "react-i18next";
import type { Exported, ExportFormat } from "../../../electron/host/rpc/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { useExport } from "../shell/use-export.ts";

/** Exports the filtered entries. */
export function ExportButtons({
  onExport,
}: {
  readonly onExport: (format: ExportFormat) => Promise<Exported>;
}) {
  const { t } = useTranslation("staff");
  const { save, isSaving, outcome } = useExport(onExport);
  return (
    <>
      <Button isDisabled={isSaving} onPress={() => save("csv")}>
        {t("logs.csv")}
      </Button>
      <Button isDisabled={isSaving} onPress={() => save("jsonl")}>
        {t("logs.jsonl")}
      </Button>
      <p className="logs__saved" role="status">
        {outcome}
      </p>
    </>
  );
}
