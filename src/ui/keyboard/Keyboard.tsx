import { useTranslation } from "react-i18next";
import SimpleKeyboard from "react-simple-keyboard";
import { languageName } from "../../i18n/format.ts";
import { iconMarkup } from "../Icon.tsx";
import { CandidateRow } from "./CandidateRow.tsx";
import { type KeyboardLanguage, LAYOUTS } from "./layouts.ts";
import "./keyboard.css";

/** What the key for the other letters shows where there are no capitals. */
const OTHER_LETTERS = "أ إ پ";

type KeyboardProps = {
  readonly language: KeyboardLanguage;
  /** The keyboard that the language key brings; null if there is no other. */
  readonly nextLanguage: KeyboardLanguage | null;
  readonly isCapital: boolean;
  /** Whether there is a row of digits, and a plus for dial codes. */
  readonly hasDigits?: boolean | undefined;
  /** A letter, or the name of a key in braces: shift, delete, space, language, done. */
  readonly onKey: (key: string) => void;
  /** Characters to choose from, above the keys; null or absent if letters are all there is. */
  readonly candidates?: readonly string[] | null;
  readonly onCandidate?: (character: string) => void;
};

const DIGITS = "+ 1 2 3 4 5 6 7 8 9 0";

/** A keyboard of paper keys. What is typed is kept by whoever shows it; the focus stays in the field. */
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
    // Keys have their places whatever direction is read in.
    <section className="keyboard-area" aria-label={t("keyboard.label")} dir="ltr">
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
            // Whoever speaks to the machine says what they see.
            value: isArabic ? `${t("keyboard.shift")} ${OTHER_LETTERS}` : t("keyboard.shift"),
            buttons: "{shift}",
          },
          { attribute: "aria-pressed", value: String(isCapital), buttons: "{shift}" },
          { attribute: "aria-label", value: t("keyboard.delete"), buttons: "{delete}" },
          { attribute: "lang", value: nextLanguage ?? language, buttons: "{language}" },
        ]}
        buttonTheme={isCapital ? [{ class: "keyboard__on", buttons: "{shift}" }] : []}
        useButtonTag
        // By click alone: so a key also answers to those who do not touch it with a finger.
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
