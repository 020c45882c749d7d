import { useTranslation } from "react-i18next";
import SimpleKeyboard from "react-simple-keyboard";
import { languageName } from "../../i18n/format.ts";
import { iconMarkup } from "../Icon.tsx";
import { CandidateRow } from "./CandidateRow.tsx";
import { type KeyboardLanguage, LAYOUTS } from "./layouts.ts";
import "./keyboard.css";

/** Label of the key for the second layer in a script without capitals. */
const OTHER_LETTERS = "أ إ پ";

type KeyboardProps = {
  readonly language: KeyboardLanguage;
  /** The keyboard to switch to; null if there is no other. */
  readonly nextLanguage: KeyboardLanguage | null;
  readonly isCapital: boolean;
  /** Whether there is a row of digits, and a plus for dial codes. */
  readonly hasDigits?: boolean | undefined;
  /** A letter, or the name of a key in braces: shift, delete, space, language, done. */
  readonly onKey: (key: string) => void;
  /** Characters to choose from, above the keys; null or absent in alphabetic languages. */
  readonly candidates?: readonly string[] | null;
  readonly onCandidate?: (character: string) => void;
};

const DIGITS = "+ 1 2 3 4 5 6 7 8 9 0";

/** The on-screen keyboard. The caller holds the typed text; the focus stays in the field. */
export function Keyboard({
  language,
  nextLanguage,
  isCapital,
  hasDigits = false,
  onKey,
  candidates = null,
  onCandidate = () => {},
}: KeyboardProps) {
  const { t } = useTranslation();
  const { small, capital } = LAYOUTS[language];
  const rows = (letters: readonly string[]) => [
    ...(hasDigits ? [DIGITS] : []),
    ...withoutLanguageKey(letters, nextLanguage),
  ];
  const other = nextLanguage === null ? "" : languageName(nextLanguage);
  const isArabic = language === "ar";
  return (
    // The keys are not mirrored in right-to-left languages.
    <section
      className="keyboard-area"
      data-repeatable="always"
      aria-label={t("keyboard.label")}
      dir="ltr"
    >
      {candidates && <CandidateRow characters={candidates} onChoose={onCandidate} />}
      <SimpleKeyboard
        baseClass="kiosk-keyboard"
        theme={`keyboard keyboard--${language}`}
        layout={{ default: rows(small), shift: rows(capital) }}
        layoutName={isCapital ? "shift" : "default"}
        display={{
          "{shift}": isArabic ? OTHER_LETTERS : iconMarkup("shift"),
          "{delete}": iconMarkup("erase"),
          "{space}": t("keyboard.space"),
          "{language}": other,
          "{done}": t("keyboard.done"),
        }}
        buttonAttributes={[
          { attribute: "type", value: "button", buttons: keysOf(rows(small), rows(capital)) },
          {
            attribute: "aria-label",
            // The accessible name contains the visible label, for voice control.
            value: isArabic ? `${t("keyboard.shift")} ${OTHER_LETTERS}` : t("keyboard.shift"),
            buttons: "{shift}",
          },
          { attribute: "aria-pressed", value: String(isCapital), buttons: "{shift}" },
          { attribute: "aria-label", value: t("keyboard.delete"), buttons: "{delete}" },
          { attribute: "lang", value: nextLanguage ?? language, buttons: "{language}" },
        ]}
        buttonTheme={isCapital ? [{ class: "keyboard__on", buttons: "{shift}" }] : []}
        useButtonTag
        // Only clicks: they also come from assistive technology.
        useMouseEvents
        disableButtonHold
        preventMouseDownDefault
        disableCaretPositioning
        onKeyPress={onKey}
      />
    </section>
  );
}

function keysOf(...layers: readonly (readonly string[])[]): string {
  return layers.flat().join(" ");
}

function withoutLanguageKey(
  rows: readonly string[],
  nextLanguage: KeyboardLanguage | null,
): string[] {
  return nextLanguage === null ? rows.map((row) => row.replace("{language} ", "")) : [...rows];
}
