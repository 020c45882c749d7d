import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useVisit } from "../../journey/use-visit.ts";
import { hasCapitals, type KeyboardLanguage, keyboardsFor } from "./layouts.ts";
import { typeKey } from "./typing.ts";
import { usePinyin } from "./use-pinyin.ts";

const NO_CHARACTERS: readonly string[] = [];

type KeyboardOptions = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** In UTF-16 units, as the attribute of the same name. */
  readonly maxLength: number;
  /** Whether the first letter is a capital, as in a name. */
  readonly beginsCapital: boolean;
  readonly onChange: (value: string) => void;
  readonly onDone: () => void;
};

type KeyboardState = {
  readonly language: KeyboardLanguage;
  readonly nextLanguage: KeyboardLanguage | null;
  readonly isCapital: boolean;
  readonly onKey: (key: string) => void;
  /** Characters for the letters at the end of the text; null if none are composed. */
  readonly candidates: readonly string[] | null;
  readonly onCandidate: (character: string) => void;
};

/** Connects the keys of an on-screen keyboard to a text field, in the languages of the outlet. */
export function useKeyboard(options: KeyboardOptions): KeyboardState {
  const { field, value, maxLength, onChange, onDone } = options;
  const { locale, outlet } = useVisit("locale", "outlet");
  const keyboards = keyboardsFor(locale, outlet.locales.enabled);
  const [chosen, setChosen] = useState(0);
  const language = keyboards[chosen % keyboards.length] ?? "en";
  const next = keyboards[(chosen + 1) % keyboards.length] ?? "en";
  const shift = useShift(options.beginsCapital && value === "" && hasCapitals(language));
  const restoreCaret = useCaretRestore(field);

  const pinyin = usePinyin(language === "zh");
  const composed = pinyin?.composedLetters(value) ?? "";
  const found = useMemo(
    () => (composed === "" ? null : pinyin?.candidatesFor(composed)),
    [pinyin, composed],
  );

  function choose(character: string): void {
    if (!found) return;
    const typed = value.slice(0, value.length - composed.length) + character;
    restoreCaret(value.length - found.letters.length + character.length);
    onChange(typed + composed.slice(found.letters.length));
  }

  function write(key: string): void {
    const start = field.current?.selectionStart ?? value.length;
    const end = field.current?.selectionEnd ?? value.length;
    const typed = typeKey({ text: value, start, end }, key, maxLength);
    shift.release();
    restoreCaret(typed.start);
    onChange(typed.text);
  }

  return {
    language,
    nextLanguage: next === language ? null : next,
    isCapital: shift.isOn,
    onKey: (key) => {
      if (key === "{done}") onDone();
      else if (key === "{shift}") shift.toggle();
      else if (key === "{space}" && found?.characters[0]) choose(found.characters[0]);
      else if (key === "{language}") setChosen((before) => (before + 1) % keyboards.length);
      else write(key);
    },
    candidates: language === "zh" ? (found?.characters ?? NO_CHARACTERS) : null,
    onCandidate: choose,
  };
}

/** In a field without automatic capitals, shift applies only on request. */
function useShift(isExpected: boolean) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const isOn = asked ?? isExpected;
  return {
    isOn,
    toggle: () => setAsked(!isOn),
    release: () => setAsked(null),
  };
}

/** Restores the caret after a key: a field whose text is set from outside moves it to the end. */
function useCaretRestore(field: RefObject<HTMLInputElement | null>): (at: number) => void {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || caret.current === null) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (at) => {
    caret.current = at;
  };
}
