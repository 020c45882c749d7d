import { useTranslation } from "react-i18next";
import type { Exported, ExportFormat } from "../../../electron/host/rpc/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { type ExportWish, useExport } from "../shell/use-export.ts";

/** Exports the filtered entries: as a download if the shell allows it, else as a file that the host writes. */
export function ExportButtons({
  onExport,
}: {
  readonly onExport: (wish: ExportWish<ExportFormat>) => Promise<Exported>;
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
