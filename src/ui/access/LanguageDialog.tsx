import { useTranslation } from "react-i18next";
import { Sheet } from "../Sheet.tsx";
import { LanguageChoices } from "./LanguageChoices.tsx";

type LanguageDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Changes the language at any step; step, basket and identity stay. */
export function LanguageDialog({ isOpen, onClose }: LanguageDialogProps) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("language.choose")}>
      <div className="languages" data-list="">
        <LanguageChoices onChosen={onClose} />
      </div>
    </Sheet>
  );
}
