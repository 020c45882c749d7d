import { type ReactNode, useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../i18n/isolate.ts";
import type { Rejection } from "../journey/host-answers.ts";
import { useScreenName, useSend, useVisit } from "../journey/use-visit.ts";
import { Button } from "../ui/Button.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { keyed } from "../ui/keyed.ts";
import { useWaited } from "../ui/use-waited.ts";
import { useScanning } from "./ScanProvider.tsx";
import "./scan-band.css";

/** Good news closes by itself; a problem that needs action stays longer, and so does a code that is not used yet. */
const SHOWN_MS = { news: 10_000, problem: 30_000 } as const;
/** A shorter wait needs no message (requirement A12). */
const MESSAGE_AFTER_MS = 400;

/** What `ScanBand` shows, in a file of its own with its texts. */
export function ScanNews() {
  const { t } = useTranslation(["common", "identify"]);
  const screen = useScreenName();
  const { identification, identifying: state } = useVisit("identification", "identifying");
  const send = useSend();
  const clear = useCallback(() => send({ type: "ANSWER_READ" }), [send]);
  const { notice, storedCodes, dismissNotice } = useScanning();
  const waited = useWaited(MESSAGE_AFTER_MS, state.step === "asking");
  const name = identification?.greetingName ?? null;

  if (notice !== null) {
    const isNews = notice === "stored";
    return (
      <Band
        key={`${notice} ${storedCodes}`}
        icon={isNews ? "gift" : "warning"}
        isNews={isNews}
        isLong
        onClose={dismissNotice}
      >
        <p>{t(`identify:band.${notice}`)}</p>
      </Band>
    );
  }
  if (state.step === "idle" || state.by !== "code" || screen === "identify") return null;
  switch (state.step) {
    case "asking":
      // On the review, where the payment waits for it, the main action says so.
      return waited && screen !== "review" ? (
        <Band icon="clock" isNews>
          <p>{t("identify:band.searching")}</p>
        </Band>
      ) : null;
    case "accepted":
      return identification === null ? null : (
        <Band icon="check" isNews onClose={clear}>
          <p data-read="private" data-aloud={t("identify:band.acceptedUnnamed")}>
            {name === null
              ? t("identify:band.acceptedUnnamed")
              : t("identify:band.accepted", { name: isolate(name) })}
          </p>
        </Band>
      );
    case "rejected":
      return (
        <Band icon="warning" isNews={false} onClose={clear}>
          <CodeRefused rejection={state.rejection} />
        </Band>
      );
    case "unavailable":
      return (
        <Band icon="warning" isNews={false} onClose={clear}>
          <p>{t("identify:band.unavailable")}</p>
        </Band>
      );
  }
}

/** The service's reason for refusing a code, and what to do next (requirement A13). */
export function CodeRefused({ rejection }: { readonly rejection: Rejection }) {
  const { t } = useTranslation(["common", "identify"]);
  const { messages, cause } = rejection;
  const known = cause === "code-used" || cause === "code-invalid";
  return (
    <>
      {keyed(messages, (message) => message.text).map(({ key, entry }) => (
        <p key={key} dir="auto">
          {entry.text}
        </p>
      ))}
      <p>{t(`identify:rejected.${known ? cause : "code-other"}`)}</p>
    </>
  );
}

type BandProps = {
  readonly icon: IconName;
  readonly isNews: boolean;
  /** Stays longer. */
  readonly isLong?: boolean;
  /** Without it the band stays until something else happens. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

function Band({ icon, isNews, isLong = !isNews, onClose, children }: BandProps) {
  const { t } = useTranslation(["common", "identify"]);
  useEffect(() => {
    if (!onClose) return;
    const timer = setTimeout(onClose, isLong ? SHOWN_MS.problem : SHOWN_MS.news);
    return () => clearTimeout(timer);
  }, [onClose, isLong]);
  return (
    <div className="scan-band" role={isNews ? "status" : "alert"}>
      <Icon name={icon} />
      <div className="scan-band__text">{children}</div>
      {onClose && (
        <Button kind="quiet" icon="close" aria-label={t("common:close")} onPress={onClose} />
      )}
    </div>
  );
}
