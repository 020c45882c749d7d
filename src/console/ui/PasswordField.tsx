import { useTranslation } from "react-i18next";
import { Field } from "./Field.tsx";
import { MAX_PASSWORD, MIN_PASSWORD } from "./password.ts";

type PasswordFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** Chosen here: says how long it has to be, and browsers offer one. */
  readonly isNew?: boolean;
};

/** A person's password, or a new one. */
export function PasswordField({ isNew = false, ...field }: PasswordFieldProps) {
  const { t } = useTranslation("console");
  return (
    <Field
      {...field}
      type="password"
      autoComplete={isNew ? "new-password" : "current-password"}
      maxLength={MAX_PASSWORD}
      {...(isNew && { hint: t("password.hint", { count: MIN_PASSWORD }) })}
    />
  );
}
