import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ImportedLook } from "../../../electron/host/rpc/contract.ts";
import { host, orpc } from "../../host.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { useLongCall } from "../shell/use-long-call.ts";
import { useStaffSession } from "../shell/use-staff-session.ts";

/** A stick that is put in while the sheet is open appears. */
const LOOK_AGAIN_MS = 3_000;

/** The draft as a file for other kiosks, and a draft made of such a file. Staff mode does not end meanwhile. */
export function TransferSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["common", "look"]);
  const session = useStaffSession();
  const longCall = useLongCall();
  const save = useMutation({
    mutationFn: () => longCall(host.staffMode.look.exportLook({ session })),
  });
  const savedText = () => {
    if (save.isPending) return t("look:transfer.working");
    if (save.isError) return t("look:bar.failed");
    if (save.data?.result === "done") {
      return t("look:transfer.saved", { path: isolate(save.data.path) });
    }
    return save.data ? t("look:bar.not-stored") : "";
  };
  return (
    <Sheet isOpen onClose={onClose} title={t("look:transfer.title")}>
      <div className="dish-sheet">
        <p>{t("look:transfer.note")}</p>
        <div className="staff__actions">
          <Button onPress={() => save.isPending || save.mutate()}>
            {t("look:transfer.export")}
          </Button>
        </div>
        <p role="status">{savedText()}</p>
        <Files />
      </div>
    </Sheet>
  );
}

function Files() {
  const { t } = useTranslation(["common", "look"]);
  const session = useStaffSession();
  const longCall = useLongCall();
  const outcomeText = useOutcomeText();
  const { data: files = [] } = useQuery({
    ...orpc.staffMode.look.lookFiles.queryOptions({ input: { session } }),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const open = useMutation({
    mutationFn: (path: string) => longCall(host.staffMode.look.importLook({ session, path })),
  });
  const openedText = () => {
    if (open.isPending) return t("look:transfer.working");
    return open.isError ? t("look:bar.failed") : outcomeText(open.data);
  };
  return (
    <section className="look__section">
      <h3>{t("look:transfer.import")}</h3>
      {files.length === 0 && <StatusMessage>{t("look:transfer.none")}</StatusMessage>}
      <ul className="look__list">
        {files.map(({ name, folder, path }) => (
          <li key={path}>
            <Button
              className="look__row"
              // A button that is disabled while it has the focus would lose it, and Escape with it.
              onPress={() => open.isPending || open.mutate(path)}
            >
              <bdi>{name}</bdi>
              <bdi>{folder}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{openedText()}</p>
    </section>
  );
}

function useOutcomeText(): (outcome: ImportedLook | undefined) => string {
  const { t } = useTranslation(["common", "look"]);
  const format = useFormat();
  return (outcome) => {
    if (!outcome) return "";
    if (outcome.result === "not-stored") return t("look:bar.not-stored");
    if (outcome.result !== "done") return t(`look:transfer.problem.${outcome.result}`);
    const { unknownProducts, missingPhotos } = outcome;
    return [
      t("look:transfer.done"),
      ...(unknownProducts > 0
        ? [t("look:transfer.unknown", { number: format.number(unknownProducts) })]
        : []),
      ...(missingPhotos > 0
        ? [t("look:transfer.missing", { number: format.number(missingPhotos) })]
        : []),
    ].join(" ");
  };
}
