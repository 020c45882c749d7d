import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { api } from "../api.ts";
import { useConsoleSession, useSession } from "../session/session.ts";
import { PasswordField } from "../ui/PasswordField.tsx";
import { isLongEnough } from "../ui/password.ts";
import { LookChoices } from "./LookChoices.tsx";
import { chooseSound, useIsSoundOn } from "./sound-preference.ts";

type AccountSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
};

/** The person's own: what they may do, how the page looks and sounds, password, sign out. */
export function AccountSheet({ isOpen, onClose, onSignOut }: AccountSheetProps) {
  const { t } = useTranslation("console");
  const { person } = useConsoleSession();
  const [isChanging, setIsChanging] = useState(false);
  const input = useSession();
  const isSoundOn = useIsSoundOn();
  const signOut = () => {
    // The page forgets the session in any case; the console ends it by itself if it cannot be reached now.
    api.session.signOut(input).catch(() => {});
    onSignOut();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={person.name}>
      <p>
        {t("account.may")} {person.roles.map((role) => t(`role.${role}.name`)).join(", ")}
      </p>
      <LookChoices />
      <div>
        <ChoiceButton isChosen={isSoundOn} onChoose={() => chooseSound(!isSoundOn)}>
          {t("account.sound")}
        </ChoiceButton>
      </div>
      {isChanging ? (
        <ChangePassword onClose={() => setIsChanging(false)} />
      ) : (
        <div className="staff__actions">
          <Button onPress={() => setIsChanging(true)}>{t("account.changePassword")}</Button>
          <Button icon="lock" onPress={signOut}>
            {t("account.signOut")}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("console");
  const input = useSession();
  const [password, setPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const change = useMutation({
    mutationFn: () => api.session.changePassword({ ...input, password, newPassword }),
  });
  const canChange = isLongEnough(newPassword) && password !== "" && !change.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canChange) change.mutate();
  };
  if (change.data?.result === "done") {
    return (
      <div className="console-form" role="status">
        <p>{t("account.changed")}</p>
        <Button onPress={onClose}>{t("done")}</Button>
      </div>
    );
  }
  return (
    <form className="console-form" onSubmit={submit}>
      <PasswordField label={t("account.present")} value={password} onChange={setPassword} />
      <PasswordField label={t("account.new")} value={newPassword} onChange={setNewPassword} isNew />
      <p className="console-form__answer" role="status">
        {change.isError && t("failed")}
        {change.data?.result === "wrong-password" && t("account.wrong")}
      </p>
      <div className="staff__actions">
        <Button onPress={onClose}>{t("cancel")}</Button>
        <button
          type="submit"
          className="button button--main"
          aria-disabled={!canChange || undefined}
        >
          <span className="button__text">{t("account.changePassword")}</span>
        </button>
      </div>
    </form>
  );
}
