import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountRow } from "../../../fleet/console/rpc/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { isLongEnough } from "../ui/password.ts";
import { RoleChoices } from "./RoleChoices.tsx";
import type { AccountActs } from "./use-account-acts.ts";
import { useCloseWhenDone } from "./use-close-when-done.ts";

type EditAccountProps = {
  readonly row: AccountRow;
  readonly onClose: () => void;
  readonly acts: AccountActs;
};

/** Roles, password, lock and removal of an account. */
export function EditAccount({ row, onClose, acts }: EditAccountProps) {
  return (
    <Sheet isOpen onClose={onClose} title={row.name}>
      <Edit row={row} onClose={onClose} acts={acts} />
    </Sheet>
  );
}

function Edit({ row, onClose, acts }: EditAccountProps) {
  const { t } = useTranslation("console");
  const [roles, setRoles] = useState(row.roles);
  const [isRemoving, setIsRemoving] = useState(false);
  useCloseWhenDone(acts, onClose);
  return (
    <div className="console-form">
      <RoleChoices roles={roles} onChange={setRoles} />
      <p className="console-form__answer" role="status">
        {acts.problem && t(`accounts.problem.${acts.problem}`)}
      </p>
      <div className="staff__actions">
        <Button
          kind="main"
          isDisabled={acts.isPending}
          onPress={() => acts.setRoles(row.name, roles, row.roles)}
        >
          {t("accounts.saveRoles")}
        </Button>
        {row.lockedUntil !== null && (
          <Button icon="lock" isDisabled={acts.isPending} onPress={() => acts.unlock(row.name)}>
            {t("accounts.unlock")}
          </Button>
        )}
      </div>
      <SetPassword row={row} acts={acts} />
      {isRemoving ? (
        <div className="console-form">
          <p>{t("accounts.removeNote")}</p>
          <div className="staff__actions">
            <Button onPress={() => setIsRemoving(false)}>{t("cancel")}</Button>
            <Button isDisabled={acts.isPending} onPress={() => acts.remove(row.name)}>
              {t("accounts.removeConfirm")}
            </Button>
          </div>
        </div>
      ) : (
        <div className="staff__actions">
          <Button icon="close" onPress={() => setIsRemoving(true)}>
            {t("accounts.remove")}
          </Button>
        </div>
      )}
    </div>
  );
}

function SetPassword({ row, acts }: Omit<EditAccountProps, "onClose">) {
  const { t } = useTranslation("console");
  const [password, setPassword] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLongEnough(password) && !acts.isPending) acts.setPassword(row.name, password);
  };
  return (
    <form className="console-form console-form--part" onSubmit={submit}>
      <PasswordField
        label={t("accounts.anotherPassword")}
        value={password}
        onChange={setPassword}
        isNew
      />
      <div className="staff__actions">
        <button type="submit" className="button button--outline">
          <span className="button__text">{t("accounts.setPassword")}</span>
        </button>
      </div>
    </form>
  );
}
