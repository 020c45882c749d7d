import { useState } from "react";
import { useTranslation } from "react-i18next";
import { languageName } from "../../i18n/format.ts";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { CONSOLE_LANGUAGES, chooseLanguage } from "../i18n/speak.ts";
import { ChoiceField } from "../ui/Field.tsx";
import { chooseLook, readLook, TEXT_SIZES } from "./look.ts";

/** Language, text size and contrast of this device. */
export function LookChoices() {
  const { t, i18n } = useTranslation(["common", "console"]);
  const [look, setLook] = useState(readLook);
  const change = (next: typeof look) => {
    chooseLook(next);
    setLook(next);
  };
  return (
    <div className="look">
      <ChoiceField
        label={t("console:look.language")}
        value={i18n.language}
        options={CONSOLE_LANGUAGES.map((value) => ({
          value,
          text: languageName(value),
          lang: value,
        }))}
        onChange={(language) => void chooseLanguage(language)}
      />
      <ChoiceField
        label={t("access.textSize")}
        value={look.text}
        options={TEXT_SIZES.map((value) => ({
          value,
          text: capitalized(t(`access.size.${value}`), i18n.language),
        }))}
        onChange={(text) => change({ ...look, text })}
      />
      <ChoiceButton
        isChosen={look.highContrast}
        onChoose={() => change({ ...look, highContrast: !look.highContrast })}
      >
        {t("console:look.highContrast")}
      </ChoiceButton>
    </div>
  );
}

/** The kiosk reads the sizes out within a sentence; here they stand alone. */
function capitalized(text: string, locale: string): string {
  return `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`;
}
