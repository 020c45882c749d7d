import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { KeyboardField } from "../../ui/keyboard/KeyboardField.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { MOST_NAME_LETTERS } from "./client-name.ts";

type NameEntryProps = { readonly name: string; readonly onChange: (name: string) => void };

/** The name for a new account: optional (in-store-loyalty.md §4.2). */
export function NameEntry({ name, onChange }: NameEntryProps) {
  const { t } = useTranslation(["common", "identify"]);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <div className="name-entry">
      <p className="name-entry__label" id={id}>
        {t("identify:name.label")}
      </p>
      {/* The name is said only on request (requirement A7). */}
      <div
        className="name-entry__value"
        {...(name && { "data-read": "private", "data-aloud": t("identify:name.label") })}
      >
        <Button
          icon="pencil"
          aria-label={`${t("identify:name.label")}: ${name || t("identify:name.add")}`}
          onPress={() => setOpen(true)}
        >
          {name ? <bdi>{name}</bdi> : t("identify:name.add")}
        </Button>
      </div>
      <Sheet isOpen={isOpen} onClose={close} title={t("identify:name.title")}>
        <p>{t("identify:name.why")}</p>
        <KeyboardField
          label={t("identify:name.label")}
          value={name}
          maxLength={MOST_NAME_LETTERS}
          onChange={onChange}
          onDone={close}
        />
      </Sheet>
    </div>
  );
}
