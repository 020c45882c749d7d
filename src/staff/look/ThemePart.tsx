import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HEADLINE_FONTS, type HeadlineFont } from "../../../domain/look/brand.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { ColorChoice } from "./ColorChoice.tsx";
import { LogoChoice } from "./LogoChoice.tsx";
import { MoodChoice } from "./MoodChoice.tsx";
import { TextSheet } from "./TextSheet.tsx";
import type { LookEditing } from "./use-look.ts";

type PartProps = { readonly editing: LookEditing };

/** The most characters of a name, as the look's schema has it. */
const MOST_NAME_LETTERS = 60;

/** Name, logo, mood, colour and headlines. */
export function ThemePart({ editing }: PartProps) {
  return (
    <>
      <NameChoice editing={editing} />
      <LogoChoice editing={editing} />
      <MoodChoice editing={editing} />
      <ColorChoice editing={editing} />
      <FontChoice editing={editing} />
    </>
  );
}

function NameChoice({ editing }: PartProps) {
  const { t } = useTranslation(["common", "look"]);
  const [isOpen, setIsOpen] = useState(false);
  const { look, outlet } = editing.view;
  const close = () => setIsOpen(false);
  return (
    <section className="look__section">
      <h2>{t("look:theme.name")}</h2>
      <div className="staff__actions">
        <Button
          icon="pencil"
          aria-label={`${t("look:theme.name")}: ${outlet.name}`}
          onPress={() => setIsOpen(true)}
        >
          <bdi>{outlet.name}</bdi>
        </Button>
        {look.brand.name !== null && (
          <Button onPress={() => editing.change({ brand: { name: null } })}>
            {t("look:theme.nameReset")}
          </Button>
        )}
      </div>
      {isOpen && (
        <TextSheet
          title={t("look:theme.name")}
          label={t("look:theme.name")}
          value={outlet.name}
          maxLength={MOST_NAME_LETTERS}
          onClose={close}
          onDone={(text) => {
            close();
            editing.change({ brand: { name: text.trim() || null } });
          }}
        />
      )}
    </section>
  );
}

function FontChoice({ editing }: PartProps) {
  const { t } = useTranslation(["common", "look"]);
  const { look, fromSettings } = editing.view;
  const { headlineFont } = look.brand;
  const choose = (font: HeadlineFont | null) => editing.change({ brand: { headlineFont: font } });
  return (
    <fieldset className="look__section">
      <legend>{t("look:theme.font")}</legend>
      <div className="look__choices">
        <ChoiceButton isChosen={headlineFont === null} onChoose={() => choose(null)}>
          {t(fromSettings.headlineFont === null ? "look:theme.fromMood" : "look:theme.moodOwn")}
        </ChoiceButton>
        {HEADLINE_FONTS.map((font) => (
          <ChoiceButton key={font} isChosen={headlineFont === font} onChoose={() => choose(font)}>
            {nameOfFont(font)}
          </ChoiceButton>
        ))}
      </div>
    </fieldset>
  );
}

/** A font's name is the same in every language. */
function nameOfFont(font: HeadlineFont): string {
  return font.replaceAll(
    /(^|-)(\p{L})/gu,
    (_, dash: string, letter: string) => `${dash && " "}${letter.toUpperCase()}`,
  );
}
