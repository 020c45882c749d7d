import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { afterPaint } from "../after-paint.ts";
import { Button } from "../Button.tsx";
import { Keyboard } from "../keyboard/Keyboard.tsx";
import { TextLine } from "../keyboard/TextLine.tsx";
import { useKeyboard } from "../keyboard/use-keyboard.ts";
import "./search-field.css";

/** More letters than the longest name of a dish or a country. */
const MOST_LETTERS = 60;

type SearchFieldProps = {
  /** Its accessible name. */
  readonly label: string;
  readonly typed: string;
  /** Whether the keyboard is shown. */
  readonly isTyping: boolean;
  /** Whether digits are searched too: the keyboard then has keys for them. */
  readonly hasDigits?: boolean;
  readonly onChange: (typed: string) => void;
  /** The field was touched or focused. */
  readonly onType: () => void;
  readonly onDone: () => void;
  /** Between the field and the keyboard: the results, if their place is there. */
  readonly children?: ReactNode;
};

/** The search field with a clear button, and the keyboard below it while typing. */
export function SearchField({
  label,
  typed,
  isTyping,
  hasDigits,
  children,
  ...on
}: SearchFieldProps) {
  const { t } = useTranslation();
  const { onChange, onType, onDone } = on;
  const field = useRef<HTMLInputElement>(null);
  const line = { field, value: typed, maxLength: MOST_LETTERS, onChange, onDone };
  const keyboard = useKeyboard({ ...line, beginsCapital: false });
  useEffect(() => {
    if (isTyping) return afterPaint(() => field.current?.focus({ preventScroll: true }));
  }, [isTyping]);
  return (
    <search className="search-field">
      <div className="search-field__line">
        <TextLine {...line} label={label} onWanted={onType} />
        {typed !== "" && (
          <Button
            icon="close"
            className="search-field__clear"
            aria-label={t("search.clear")}
            onPress={() => {
              onChange("");
              onType();
              field.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
      {children}
      {isTyping && <Keyboard {...keyboard} hasDigits={hasDigits} />}
    </search>
  );
}
