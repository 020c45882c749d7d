import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Exported, ExportFormat } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";
import { canDownload, download } from "./download.ts";

type Wish = { readonly format: ExportFormat; readonly asFile: boolean };

/** Exports the filtered entries: as a download if the shell allows it, else as a file that the host writes. */
export function ExportButtons({
  onExport,
}: {
  readonly onExport: (wish: Wish) => Promise<Exported>;
}) {
  const { t } = useTranslation("staff");
  const save = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const done = await onExport({ format, asFile: !canDownload() });
      if (done.text !== null) download(done.fileName, done.text);
      return done;
    },
  });
  const words = () => {
    if (save.isError) return t("failed");
    if (!save.data) return "";
    const { path, fileName } = save.data;
    return path === null
      ? t("logs.saved", { name: isolate(fileName) })
      : t("logs.savedAt", { path: isolate(path) });
  };
  return (
    <>
      <Button isDisabled={save.isPending} onPress={() => save.mutate("csv")}>
        {t("logs.csv")}
      </Button>
      <Button isDisabled={save.isPending} onPress={() => save.mutate("jsonl")}>
        {t("logs.jsonl")}
      </Button>
      <p className="logs__saved" role="status">
        {words()}
      </p>
    </>
  );
}
