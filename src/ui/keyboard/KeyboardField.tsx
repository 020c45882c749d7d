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

/** Chromium holds up the movement of a sheet in which a field takes the focus: it waits for the sheet to be there. */
const RISE_MS = 250;

/** A name, with the on-screen keyboard below it, so that no key ever covers what is typed. */
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
