import { type ReactNode, useEffect, useRef } from "react";
import { type PadKey, padKeyOf } from "../../phone/digits.ts";
import { NumberPad } from "../../phone/NumberPad.tsx";
import { useTypedKeys } from "../../ui/use-typed-keys.ts";

type DigitsEntryProps = {
  /** Its accessible name, shown above the input. */
  readonly label: string;
  /** The formatted input. */
  readonly shown: string;
  readonly onKey: (key: PadKey) => void;
  /** The actions. */
  readonly children: ReactNode;
};

/** Entry of digits by pad or attached keyboard: numbers and amounts of money. */
export function DigitsEntry({ label, shown, onKey, children }: DigitsEntryProps) {
  const area = useRef<HTMLFieldSetElement>(null);
  useTypedKeys(area, padKeyOf, onKey);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset className="digits-entry" ref={area} tabIndex={-1} aria-label={label}>
      <div className="digits-entry__field">
        <span className="digits-entry__label">{label}</span>
        <output className="digits-entry__shown display">
          <bdi>{shown}</bdi>
        </output>
      </div>
      <NumberPad onKey={onKey} />
      <div className="digits-entry__action">{children}</div>
    </fieldset>
  );
}
