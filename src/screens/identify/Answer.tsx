import { useTranslation } from "react-i18next";
import type { Identifying, Rejection } from "../../journey/host-answers.ts";
import { CodeRefused } from "../../scan/ScanNews.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Panel } from "../../ui/Panel.tsx";
import { useWaited } from "../../ui/use-waited.ts";

/** After this long a wait offers a way out (requirement A12). */
const LONG_WAIT_MS = 10_000;

/** The outcome of the last number or code: the service's own message first, then what to do next. */
export function Answer({ state }: { readonly state: Identifying }) {
  const { t } = useTranslation(["common", "identify"]);
  const isLong = useWaited(LONG_WAIT_MS, state.step === "asking");
  switch (state.step) {
    case "idle":
    case "accepted":
      return null;
    case "asking":
      return isLong ? (
        <Panel tone="message" icon="clock" announced>
          <p>{t("identify:searchingLong")}</p>
        </Panel>
      ) : null;
    case "rejected":
      return state.by === "phone" ? (
        <RejectionPanel rejection={state.rejection} />
      ) : (
        <Panel tone="problem" title={t("identify:rejected.title")} announced>
          <CodeRefused rejection={state.rejection} />
        </Panel>
      );
    case "unavailable":
      return (
        <Panel tone="problem" title={t("identify:unavailable.title")} announced>
          <p>{t(`identify:unavailable.${state.mayHaveArrived ? "mayHaveArrived" : "body"}`)}</p>
        </Panel>
      );
  }
}

function RejectionPanel({ rejection }: { readonly rejection: Rejection }) {
  const { t } = useTranslation(["common", "identify"]);
  const { messages, cause } = rejection;
  const known = cause === "phone-format" || cause === "phone-not-offered";
  return (
    <Panel tone="problem" title={t("identify:rejected.title")} announced>
      {messages.length === 0 && <p>{t("identify:rejected.silent")}</p>}
      {keyed(messages, (message) => message.text).map(({ key, entry }) => (
        <p key={key} dir="auto">
          {entry.text}
        </p>
      ))}
      <p>{t(`identify:rejected.${known ? cause : "other"}`)}</p>
    </Panel>
  );
}
