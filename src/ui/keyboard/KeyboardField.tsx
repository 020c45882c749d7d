import { useEffect, useRef } from "react";
import { Keyboard } from "./Keyboard.tsx";
import { TextLine } from "./TextLine.tsx";
import { useKeyboard } from "./use-keyboard.ts";

type KeyboardFieldProps = {
  /** Its accessible name. */
  readonly label: string;
  readonly value: string;
  /** In UTF-16 units, as the attribute of the same name. */
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  readonly onDone: () => void;
};

/** Chromium delays the animation of a sheet when a field takes the focus: so it waits for the sheet to be open. */
const RISE_MS = 250;

/** A field for a name, with the on-screen keyboard below, so that no key covers what is typed. */
export function KeyboardField(props: KeyboardFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const keyboard = useKeyboard({ ...props, field, beginsCapital: true });
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }), RISE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="keyboard-field">
      <TextLine {...props} field={field} isPrivate />
      <Keyboard {...keyboard} />
    </div>
  );
}
