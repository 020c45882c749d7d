import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Exported } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";

/** Exports as a file that the host has written or, if it knows that this browser saves downloads, as a download. */
export function useExport<Format>(onExport: (format: Format) => Promise<Exported>): {
  readonly save: (format: Format) => void;
  readonly isSaving: boolean;
  /** Where it is, or that it failed, in one or two lines; empty before. */
  readonly outcome: string;
} {
  const { t } = useTranslation("staff");
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: async (format: Format) => {
      const done = await onExport(format);
      if (done.text !== null) download(done.fileName, done.text);
      return done;
    },
  });
  const outcome = () => {
    if (isError) return t("failed");
    if (!data) return "";
    return data.path === null
      ? t("logs.saved", { name: isolate(data.fileName) })
      : `${t("logs.savedAt", { path: isolate(data.path) })}\n${t("logs.savedAtNote")}`;
  };
  return { save: mutate, isSaving: isPending, outcome: outcome() };
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
