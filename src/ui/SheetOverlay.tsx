import type { ReactNode } from "react";
import { Dialog, Heading, I18nProvider, Modal, ModalOverlay } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { SheetTitleContext } from "./sheet-title.ts";
import "./sheet-dialog.css";

export type SheetDialogProps = {
  readonly isOpen: boolean;
  /** Called when the customer touches beside it. */
  readonly onClose: () => void;
  /** Interrupts: announced at once. */
  readonly alert?: boolean;
  readonly tone?: "sheet" | "table" | undefined;
  /** For a dialog without a heading in `slot="title"`. */
  readonly "aria-label"?: string;
  readonly children: ReactNode;
};

/** What `SheetDialog` shows, in a file of its own. */
export function SheetOverlay({
  isOpen,
  onClose,
  alert = false,
  tone = "sheet",
  children,
  ...rest
}: SheetDialogProps) {
  const { i18n } = useTranslation();
  return (
    <I18nProvider locale={i18n.language}>
      <ModalOverlay
        className="sheet-overlay"
        isOpen={isOpen}
        data-question={alert || undefined}
        isDismissable
        onOpenChange={(open) => !open && onClose()}
      >
        <Modal className={`sheet-modal sheet-modal--${tone}`}>
          <Dialog {...rest} className="sheet-dialog" role={alert ? "alertdialog" : "dialog"}>
            <SheetTitleContext value={OverlayTitle}>{children}</SheetTitleContext>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

/** What `SheetTitle` shows. */
function OverlayTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Heading slot="title" level={2}>
      {children}
    </Heading>
  );
}
