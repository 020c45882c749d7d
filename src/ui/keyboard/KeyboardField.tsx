import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useVisit } from "../../journey/use-visit.ts";
import { Keyboard } from "./Keyboard.tsx";
import { keyboardsFor } from "./layouts.ts";
import { typeKey } from "./typing.ts";

type KeyboardFieldProps = {
  /** Its accessible name. */
  readonly label: string;
  readonly value: string;
  /** In UTF-16 units, as the attribute of the same name. */
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  readonly onDone: () => void;
};

/** Chromium holds up the movement of a sheet in which a field takes the focus: it waits for the sheet to be there. */
const RISE_MS = 250;

/** A line of text with the on-screen keyboard below it, so that no key ever covers what is typed. */
export function KeyboardField({ label, value, maxLength, onChange, onDone }: KeyboardFieldProps) {
  const { locale, outlet } = useVisit().context;
  const keyboards = keyboardsFor(locale, outlet.locales.enabled);
  const [chosen, setChosen] = useState(0);
  const language = keyboards[chosen % keyboards.length] ?? "en";
  const next = keyboards[(chosen + 1) % keyboards.length] ?? "en";
  const shift = useShift(value, language === "ar");
  const { field, keepCaret } = useCaret();

  function write(key: string): void {
    const start = field.current?.selectionStart ?? value.length;
    const end = field.current?.selectionEnd ?? value.length;
    const typed = typeKey({ text: value, start, end }, key, maxLength);
    shift.release();
    keepCaret(typed.start);
    onChange(typed.text);
  }

  function press(key: string): void {
    if (key === "{done}") onDone();
    else if (key === "{shift}") shift.toggle();
    else if (key === "{language}") setChosen((before) => (before + 1) % keyboards.length);
    else write(key);
  }

  return (
    <div className="keyboard-field">
      <input
        ref={field}
        className="keyboard-field__input"
        type="text"
        // The machine's own keyboard stays away; a hardware keyboard writes here as anywhere.
        inputMode="none"
        dir="auto"
        data-read="never"
        aria-label={label}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxLength}
        value={value}
        // The attribute alone does not bind keys that a script types.
        onChange={(event) => onChange(event.currentTarget.value.slice(0, maxLength))}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) onDone();
        }}
      />
      <Keyboard
        language={language}
        nextLanguage={next === language ? null : next}
        isCapital={shift.isOn}
        onKey={press}
      />
    </div>
  );
}

/** A name begins with a capital; after that only who asks for one gets one. */
function useShift(value: string, hasNoCapitals: boolean) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const isOn = asked ?? (value === "" && !hasNoCapitals);
  return {
    isOn,
    toggle: () => setAsked(!isOn),
    release: () => setAsked(null),
  };
}

/** Puts the caret where a key left it: a field whose text is set from outside loses it to the end. */
function useCaret() {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || caret.current === null) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }), RISE_MS);
    return () => clearTimeout(timer);
  }, []);
  return {
    field,
    keepCaret: (at: number) => {
      caret.current = at;
    },
  };
}
