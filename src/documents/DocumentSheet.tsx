import { type ReactNode, Suspense } from "react";
import { Heading } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { DocumentView } from "../../electron/host/rpc/contract.ts";
import { languageName } from "../i18n/format.ts";
import { isolate } from "../i18n/isolate.ts";
import { useVisit } from "../journey/use-visit.ts";
import { useLocalize } from "../outlet/use-outlet.ts";
import { Button } from "../ui/Button.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";
import { DocumentReader } from "./DocumentReader.tsx";
import { type DocumentFile, documentFile, isSameLanguage } from "./document-file.ts";
import { NotReadable, Opening } from "./NotReadable.tsx";
import { usePdf } from "./use-pdf.ts";
import "./documents.css";

type DocumentSheetProps = {
  /** Null while no document is open. */
  readonly document: DocumentView | null;
  readonly onClose: () => void;
  /** Set if reading can end in accepting this very document. */
  readonly onAccept?: (() => void) | undefined;
};

/** A legal document of the outlet, read inside the kiosk (requirement V3): its PDF page by page, or as text. */
export function DocumentSheet({ document, onClose, onAccept }: DocumentSheetProps) {
  return (
    <SheetDialog isOpen={document !== null} onClose={onClose}>
      {document && (
        // Its texts may still be loading; the screen behind must not wait for them.
        <Suspense fallback={null}>
          <OpenDocument document={document} onClose={onClose} onAccept={onAccept} />
        </Suspense>
      )}
    </SheetDialog>
  );
}

type OpenDocumentProps = DocumentSheetProps & { readonly document: DocumentView };

function OpenDocument({ document, onClose, onAccept }: OpenDocumentProps) {
  const { t } = useTranslation(["common", "identify", "documents"]);
  const { locale, outlet } = useVisit("locale", "outlet");
  const localized = useLocalize();
  const file = documentFile(document, locale, outlet.locales);
  const actions = (
    <div className="document-sheet__actions">
      <Button className="document-sheet__action" onPress={onClose}>
        {t("close")}
      </Button>
      {onAccept && (
        <Button kind="main" className="document-sheet__action" onPress={onAccept}>
          {t("documents:accept")}
        </Button>
      )}
    </div>
  );
  return (
    <div className="document-sheet">
      <header className="document-sheet__head">
        <div>
          <Heading slot="title" level={2}>
            {localized(document.title) || t(`identify:documents.${document.kind}`)}
          </Heading>
          <p>{t("documents:version", { version: isolate(document.version) })}</p>
          {file && !isSameLanguage(file.locale, locale) && (
            <p>{t("documents:otherLanguage", { language: languageName(file.locale) })}</p>
          )}
        </div>
        <Button icon="close" className="sheet__close" aria-label={t("close")} onPress={onClose} />
      </header>
      {file === null ? (
        <WithActions actions={actions}>
          <NotReadable why="missing" />
        </WithActions>
      ) : (
        <FileOf key={file.url} file={file} actions={actions} />
      )}
    </div>
  );
}

type FileOfProps = { readonly file: DocumentFile; readonly actions: ReactNode };

function FileOf({ file, actions }: FileOfProps) {
  const opened = usePdf(file.url);
  if (opened.state === "open") {
    return <DocumentReader pdf={opened.pdf} locale={file.locale} actions={actions} />;
  }
  return (
    <WithActions actions={actions}>
      {opened.state === "opening" ? <Opening /> : <NotReadable why="broken" />}
    </WithActions>
  );
}

function WithActions({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="document-sheet__text">{children}</div>
      <footer className="document-sheet__foot">{actions}</footer>
    </>
  );
}
