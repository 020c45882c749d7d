import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SignInResult } from "../../../fleet/console/rpc/contract.ts";
import { useConnectionState } from "../../app/connection.ts";
import { Panel } from "../../ui/Panel.tsx";
import { useMonotonicNow } from "../../ui/use-now.ts";
import { api, connection } from "../api.ts";
import { LookChoices } from "../shell/LookChoices.tsx";
import { Field } from "../ui/Field.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import "./session.css";

type SignInProps = {
  /** The last session ended by itself: said, so that nobody looks for a fault. */
  readonly isEnded: boolean;
  readonly onSignedIn: (opened: Extract<SignInResult, { result: "signed-in" }>) => void;
};

/** Name and password, under the awning. */
export function SignIn({ isEnded, onSignedIn }: SignInProps) {
  const { t } = useTranslation("console");
  const title = useId();
  return (
    <main className="sign-in">
      <div className="sign-in__paper">
        <header className="sign-in__head">
          <h1 id={title}>{t("signIn.title")}</h1>
          <p>{t("signIn.note")}</p>
        </header>
        {isEnded && <Panel tone="message" title={t("signIn.ended")} />}
        <SignInForm labelledBy={title} onSignedIn={onSignedIn} />
      </div>
      <div className="sign-in__look">
        <LookChoices />
      </div>
    </main>
  );
}

type SignInFormProps = Pick<SignInProps, "onSignedIn"> & { readonly labelledBy: string };

function SignInForm({ labelledBy, onSignedIn }: SignInFormProps) {
  const { t } = useTranslation("console");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const wait = useWait();
  const signIn = useMutation({
    mutationFn: () => api.signIn({ name: name.trim(), password }),
    onSuccess: (answer) => {
      if (answer.result === "signed-in") return onSignedIn(answer);
      setPassword("");
      wait.start(answer.retryAfterMs);
    },
  });
  const canSend = name.trim() !== "" && password !== "" && !signIn.isPending && wait.seconds === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) signIn.mutate();
  };
  return (
    <form className="sign-in__form" onSubmit={submit} aria-labelledby={labelledBy}>
      <Field
        label={t("signIn.name")}
        value={name}
        onChange={setName}
        autoComplete="username"
        maxLength={80}
      />
      <PasswordField label={t("signIn.password")} value={password} onChange={setPassword} />
      <SignInAnswer result={signIn.data?.result} isFailed={signIn.isError} seconds={wait.seconds} />
      <button type="submit" className="button button--main" aria-disabled={!canSend || undefined}>
        <span className="button__text">
          {t(signIn.isPending ? "signIn.checking" : "signIn.submit")}
        </span>
      </button>
    </form>
  );
}

type SignInAnswerProps = {
  readonly result: SignInResult["result"] | undefined;
  readonly isFailed: boolean;
  readonly seconds: number;
};

function SignInAnswer({ result, isFailed, seconds }: SignInAnswerProps) {
  const { t } = useTranslation("console");
  const isLost = useConnectionState(connection) === "lost";
  const text = () => {
    if (isLost) return t("signIn.unreachable");
    if (isFailed) return t("failed");
    if (result === "locked") return t("signIn.locked");
    return result === "refused" ? t("signIn.refused") : "";
  };
  return (
    <div className="sign-in__answer" role="status">
      {text()}
      {seconds > 0 && ` ${t("signIn.wait", { count: seconds })}`}
    </div>
  );
}

const SECOND_MS = 1_000;

/** Seconds until the next password is checked. */
function useWait(): { readonly seconds: number; readonly start: (ms: number) => void } {
  const [until, setUntil] = useState(0);
  const now = useMonotonicNow(until > 0);
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  return { seconds, start: (ms) => setUntil(performance.now() + ms) };
}
