import { createContext, type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import { Hyphenated } from "./Hyphenated.tsx";
import { SheetDialog, SheetTitle } from "./SheetDialog.tsx";
import "./sheet.css";

/** A control in the head of every sheet, which covers the controls of its page. */
export const SheetToolsContext = createContext<ReactNode>(null);

type SheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Background of its content. */
  readonly tone?: "sheet" | "table";
  readonly children: ReactNode;
};

/** A sheet with its title and a close button. */
export function Sheet({ isOpen, onClose, title, tone, children }: SheetProps) {
  const { t } = useTranslation();
  const tools = use(SheetToolsContext);
  return (
    <SheetDialog isOpen={isOpen} onClose={onClose} tone={tone}>
      <header className="sheet__head">
        <SheetTitle>
          <Hyphenated>{title}</Hyphenated>
        </SheetTitle>
        {tools}
        <Button icon="close" className="sheet__close" aria-label={t("close")} onPress={onClose} />
      </header>
      <div className="sheet__body">{children}</div>
    </SheetDialog>
  );
}
