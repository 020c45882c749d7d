import type { RefObject } from "react";

type TextLineProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Its accessible name. */
  readonly label: string;
  readonly value: string;
  /** In UTF-16 units, as the attribute of the same name. */
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  /** Enter on a hardware keyboard. */
  readonly onDone: () => void;
  /** What is typed is personal and not read aloud. */
  readonly isPrivate?: boolean;
  /** The field was touched, or focused by the Tab key. */
  readonly onWanted?: () => void;
};

/**
 * A text field for the on-screen keyboard: a hardware keyboard writes into it too, the system's on-screen keyboard
 * stays closed.
 */
export function TextLine({ field, label, value, maxLength, onChange, ...rest }: TextLineProps) {
  return (
    <input
      ref={field}
      className="keyboard-field__input"
      type="text"
      inputMode="none"
      dir="auto"
      data-read={rest.isPrivate ? "private" : undefined}
      aria-label={label}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={maxLength}
      value={value}
      // The attribute alone does not limit text that a script sets.
      onChange={(event) => onChange(event.currentTarget.value.slice(0, maxLength))}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) rest.onDone();
      }}
      onFocus={rest.onWanted}
      onClick={rest.onWanted}
    />
  );
}
