import { useId } from "react";

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly words: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** A choice of a few options, all visible. */
export function Choice<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="choice__label">{label}</legend>
      <div className="choice__options">
        {options.map(({ value, words }) => (
          <label key={value} className="choice__option">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
