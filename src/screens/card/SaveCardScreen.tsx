import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "../../../electron/host/rpc/contract.ts";
import { host } from "../../host.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { useKeyboardScroll } from "../../ui/use-keyboard-scroll.ts";
import { useWaited } from "../../ui/use-waited.ts";
import { Entering } from "./Entering.tsx";
import "./card.css";

type SaveCardProps = {
  readonly view: CardView;
  /** Back to the order. */
  readonly onClose: () => void;
};

const TERMS = ["what", "when", "how"] as const;
/** After this long the screen explains the wait (requirement A12). */
const LONG_WAIT_MS = 10_000;

/** Saving a card: what it means, the provider's page, and the outcome. */
export function SaveCardScreen({ view, onClose }: SaveCardProps) {
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const { t } = useTranslation(["common", "checkout"]);
  const { visitId, locale } = useVisit("visitId", "locale");
  const [hasBegun, setHasBegun] = useState(false);
  if (view.enrollment !== null && !hasBegun) setHasBegun(true);
  const terms = TERMS.map((term) => t(`checkout:card.terms.${term}`));
  const { enrollment } = view;
  const hasOutcome = enrollment?.at === "saved" || enrollment?.at === "not-saved";
  useCardSaving(hasAgreed && !hasOutcome);

  function agree(): void {
    setHasAgreed(true);
    setHasBegun(false);
    setIsRefused(false);
    const textShown = [t("checkout:card.heading"), ...terms, t("checkout:card.agree")].join("\n");
    host.card.save({ visitId, locale, textShown }).catch(() => {
      setHasAgreed(false);
      setIsRefused(true);
    });
  }
  function stop(): void {
    host.card.giveUp({ visitId }).catch(() => {});
    onClose();
  }

  if (!hasAgreed) {
    return <Consent terms={terms} isRefused={isRefused} onAgree={agree} onClose={onClose} />;
  }
  if (enrollment?.at === "entering") return <Entering page={enrollment} onStop={stop} />;
  if (enrollment?.at === "saved" || enrollment?.at === "not-saved") {
    return <Outcome outcome={enrollment} onAgain={() => setHasAgreed(false)} onClose={onClose} />;
  }
  if (enrollment === null && hasBegun) {
    const outcome = { at: "not-saved", why: "unavailable" } as const;
    return <Outcome outcome={outcome} onAgain={() => setHasAgreed(false)} onClose={onClose} />;
  }
  return <Waiting isConfirming={enrollment?.at === "confirming"} onStop={stop} />;
}

/** While a card is saved the visit has the idle time of a payment. */
function useCardSaving(isSaving: boolean): void {
  const send = useSend();
  useEffect(() => {
    if (!isSaving) return;
    send({ type: "CARD_SAVING", isSaving });
    return () => send({ type: "CARD_SAVING", isSaving: false });
  }, [isSaving, send]);
}

type ConsentProps = {
  readonly terms: readonly string[];
  readonly isRefused: boolean;
  readonly onAgree: () => void;
  readonly onClose: () => void;
};

/** Nothing is saved before the customer has agreed to exactly this text. */
function Consent({ terms, isRefused, onAgree, onClose }: ConsentProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const content = useRef<HTMLDivElement>(null);
  useKeyboardScroll(content);
  return (
    <Screen
      title={t("checkout:card.title")}
      onBack={onClose}
      action={
        <>
          <Button onPress={onClose}>{t("checkout:card.notNow")}</Button>
          <Button kind="main" iconAfter="forward" onPress={onAgree}>
            {t("checkout:card.agree")}
          </Button>
        </>
      }
    >
      <div className="save-card" ref={content}>
        <h2>{t("checkout:card.heading")}</h2>
        <ul className="save-card__terms">
          {terms.map((term) => (
            <li key={term}>
              <Icon name="check" />
              <p>{term}</p>
            </li>
          ))}
        </ul>
        {isRefused && (
          <Panel tone="problem" announced>
            <p>{t("checkout:card.why.unavailable")}</p>
          </Panel>
        )}
      </div>
    </Screen>
  );
}

function Waiting({ isConfirming, onStop }: { isConfirming: boolean; onStop: () => void }) {
  const { t } = useTranslation(["common", "checkout"]);
  const isLong = useWaited(LONG_WAIT_MS);
  const content = useRef<HTMLDivElement>(null);
  useKeyboardScroll(content);
  return (
    <Screen
      title={t("checkout:card.title")}
      action={
        <>
          <span />
          <Button onPress={onStop}>{t("checkout:card.stop")}</Button>
        </>
      }
    >
      <div className="save-card" role="status" ref={content}>
        <h2>{t("checkout:working.title")}</h2>
        <p>{t(isConfirming ? "checkout:card.confirming" : "checkout:card.opening")}</p>
        {isLong && <p>{t("checkout:card.long")}</p>}
      </div>
    </Screen>
  );
}

type OutcomeProps = {
  readonly outcome: Extract<NonNullable<CardView["enrollment"]>, { at: "saved" | "not-saved" }>;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

function Outcome({ outcome, onAgain, onClose }: OutcomeProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const content = useRef<HTMLDivElement>(null);
  useKeyboardScroll(content);
  const isSaved = outcome.at === "saved";
  return (
    <Screen
      title={t("checkout:card.title")}
      action={
        <>
          {isSaved ? <span /> : <Button onPress={onAgain}>{t("checkout:card.again")}</Button>}
          <Button kind="main" iconAfter="forward" onPress={onClose}>
            {t("checkout:card.back")}
          </Button>
        </>
      }
    >
      <div className="save-card" role="alert" ref={content}>
        <h2>{t(isSaved ? "checkout:card.saved" : "checkout:card.notSaved")}</h2>
        <p>{isSaved ? t("checkout:card.savedBody") : t(`checkout:card.why.${outcome.why}`)}</p>
        <p>{t("checkout:checkoutFailed.money.not-charged")}</p>
      </div>
    </Screen>
  );
}
