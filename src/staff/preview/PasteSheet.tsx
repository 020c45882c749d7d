import { useId, useState } from "react";
import { Heading } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { SheetDialog } from "../../ui/SheetDialog.tsx";

type PasteSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onUse: (text: string) => void;
};

/** A configuration from the clipboard. */
export function PasteSheet({ isOpen, onClose, onUse }: PasteSheetProps) {
  const { t } = useTranslation(["common", "preview"]);
  const [text, setText] = useState("");
  const id = useId();
  return (
    <SheetDialog isOpen={isOpen} onClose={onClose}>
      <form
        className="paste"
        onSubmit={(event) => {
          event.preventDefault();
          onUse(text);
        }}
      >
        <Heading slot="title" level={2}>
          {t("preview:paste.title")}
        </Heading>
        <label htmlFor={id}>{t("preview:paste.label")}</label>
        <textarea
          id={id}
          className="paste__text"
          dir="ltr"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="paste__actions">
          <Button className="tool-button" onPress={onClose}>
            {t("preview:paste.cancel")}
          </Button>
          <Button
            className="tool-button tool-button--main"
            isDisabled={text.trim() === ""}
            onPress={() => onUse(text)}
          >
            {t("preview:paste.use")}
          </Button>
        </div>
      </form>
    </SheetDialog>
  );
}
