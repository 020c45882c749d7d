import { type ReactNode, useId } from "react";
import { Icon } from "../../ui/Icon.tsx";
import "./field.css";

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: "text" | "password" | "search";
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly maxLength?: number;
  /** What is expected, below the field. */
  readonly hint?: ReactNode;
  /** Letters and digits that are read from another screen: large, and from left to right in every language. */
  readonly isCode?: boolean;
};

/** A text field with its label above it. */
export function Field({
  label,
  value,
  onChange,
  hint,
  isCode,
  type = "text",
  ...rest
}: FieldProps) {
  const id = useId();
  return (
    <div className="field" data-code={isCode || undefined}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className="field__input"
        type={type}
        value={value}
        dir={isCode ? "ltr" : "auto"}
        {...(isCode && { autoCapitalize: "characters", spellCheck: false })}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Pick<FieldProps, "label" | "value" | "onChange" | "maxLength">;

/** Several lines. */
export function TextField({ label, value, onChange, maxLength }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="field__input field__input--text"
        rows={3}
        dir="auto"
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

type ChoiceFieldProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly text: string;
    readonly lang?: string;
  }[];
  readonly onChange: (value: Value) => void;
};

/** One of a list that may be long: the browser's own list, which every phone has a good one of. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <span className="field__list">
        <select
          id={id}
          className="field__input"
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </div>
  );
}
