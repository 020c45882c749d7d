import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Exported, ExportFormat } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";

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

/** Electron's shell blocks downloads; a browser saves to its download folder. */
function canDownload(): boolean {
  return window.kiosk === undefined;
}

/** A browser that asks for a folder needs the text until it is chosen. */
const URL_LIFETIME_MS = 60_000;

function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
