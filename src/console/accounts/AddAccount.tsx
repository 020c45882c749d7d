import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Role } from "../../../fleet/console/rpc/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Field } from "../ui/Field.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { isLongEnough } from "../ui/password.ts";
import { RoleChoices } from "./RoleChoices.tsx";
import type { AccountActs } from "./use-account-acts.ts";
import { useCloseWhenDone } from "./use-close-when-done.ts";

type AddAccountProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly acts: AccountActs;
};

/** An account for another person. */
export function AddAccount({ isOpen, onClose, acts }: AddAccountProps) {
  const { t } = useTranslation("console");
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("accounts.add")}>
      {isOpen && <AddForm onClose={onClose} acts={acts} />}
    </Sheet>
  );
}

function AddForm({ onClose, acts }: Omit<AddAccountProps, "isOpen">) {
  const { t } = useTranslation("console");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [roles, setRoles] = useState<Role[]>(["look"]);
  useCloseWhenDone(acts, onClose);
  const canAdd = name.trim() !== "" && isLongEnough(password) && !acts.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canAdd) acts.add(name.trim(), roles, password);
  };
  return (
    <form className="console-form" onSubmit={submit}>
      <Field
        label={t("signIn.name")}
        value={name}
        onChange={setName}
        maxLength={80}
        autoComplete="off"
      />
      <PasswordField
        label={t("accounts.firstPassword")}
        value={password}
        onChange={setPassword}
        isNew
      />
      <RoleChoices roles={roles} onChange={setRoles} />
      <p className="console-form__answer" role="status">
        {acts.problem && t(`accounts.problem.${acts.problem}`)}
      </p>
      <div className="staff__actions">
        <Button onPress={onClose}>{t("cancel")}</Button>
        <button type="submit" className="button button--main" aria-disabled={!canAdd || undefined}>
          <span className="button__text">{t("accounts.add")}</span>
        </button>
      </div>
    </form>
  );
}
