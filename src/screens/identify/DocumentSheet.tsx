import { useTranslation } from "react-i18next";
import type { DocumentView } from "../../../electron/host/api/contract.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Sheet } from "../../ui/Sheet.tsx";

type DocumentSheetProps = {
  /** Null while no document is open. */
  readonly document: DocumentView | null;
  readonly onClose: () => void;
};

/** Which document this is, in which version, and where its text can be read. */
export function DocumentSheet({ document, onClose }: DocumentSheetProps) {
  const { t } = useTranslation(["common", "identify"]);
  const localized = useLocalize();
  const kind = document?.kind ?? "terms_conditions";
  const title = localized(document?.title) || t(`identify:documents.${kind}`);
  return (
    <Sheet isOpen={document !== null} title={title} onClose={onClose}>
      <div className="document">
        <p>
          <strong>{t("identify:documents.version", { version: document?.version ?? "" })}</strong>
        </p>
        <p>{t("identify:documents.ask")}</p>
      </div>
    </Sheet>
  );
}
