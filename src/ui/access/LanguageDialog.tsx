import { Heading } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { SheetDialog } from "../SheetDialog.tsx";
import { LanguageChoices } from "./LanguageChoices.tsx";

type LanguageDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Changes the language at any step; step, basket and identity stay. */
export function LanguageDialog({ isOpen, onClose }: LanguageDialogProps) {
  const { t } = useTranslation();
  return (
    <SheetDialog isOpen={isOpen} onClose={onClose}>
      <div className="languages">
        <Heading slot="title" level={2}>
          {t("language.choose")}
        </Heading>
        <div className="languages__list">
          <LanguageChoices onChosen={onClose} />
        </div>
      </div>
    </SheetDialog>
  );
}
