import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CheckoutView } from "../../../electron/host/api/contract.ts";
import { host } from "../../host.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { useKeyboardScroll } from "../../ui/use-keyboard-scroll.ts";
import { usePlace } from "../../ui/use-place.ts";
import { ReasonPicture } from "./ReasonPicture.tsx";
import { type NotDoneWords, wordsFor } from "./words.ts";
import "../../ui/paper-picture.css";
import "./not-done.css";

type NotDone = Extract<CheckoutView, { step: "not-done" }>;

/** The order did not come about: what happened, whether money moved, what to do next (quality A13). */
export function NotDoneScreen() {
  const { checkoutView } = useVisit().context;
  return checkoutView?.step === "not-done" ? <Explained view={checkoutView} /> : null;
}

function Explained({ view }: { readonly view: NotDone }) {
  const { t } = useTranslation(["common", "checkout"]);
  const place = usePlace();
  const hasBasket = useVisit().context.basket.lines.length > 0;
  const words = wordsFor({ ...view, hasBasket });
  const names = useNames(view);
  const again = usePayAgain();
  const content = useRef<HTMLDivElement>(null);
  useKeyboardScroll(content);
  return (
    <Screen
      title={t("checkout:notDone.bar")}
      place={place}
      action={<Actions words={words} again={again} />}
    >
      <div className="not-done" ref={content}>
        <ReasonPicture reason={view.reason} />
        <div className="not-done__head" role="alert">
          <h2>{t(words.title, names)}</h2>
          <p>{t(words.happened, names)}</p>
        </div>
        <section className="not-done__part not-done__part--money">
          <Icon name={MONEY_ICONS[view.money]} />
          <div>
            <h3>{t("checkout:notDone.moneyTitle")}</h3>
            <p>{t(words.money)}</p>
          </div>
        </section>
        <section className="not-done__part">
          <Icon name={words.nextStep === "ask-staff" ? "bell" : "forward"} />
          <div>
            <h3>{t("checkout:notDone.nextTitle")}</h3>
            <p>{t(words.next)}</p>
          </div>
        </section>
        {again.state === "failed" && (
          <Panel tone="problem" announced>
            <p>{t("checkout:notDone.payAgainFailed")}</p>
          </Panel>
        )}
      </div>
    </Screen>
  );
}

/** What has run out, by name, to be put into the words. */
function useNames({ ranOut }: NotDone): { readonly name: string; readonly names: string } {
  const localized = useLocalize();
  const { list } = useFormat();
  // Isolated: a name in another script must not turn the sentence round.
  const titles = ranOut?.state === "known" ? ranOut.titles : [];
  const names = titles.map((title) => `\u2068${localized(title)}\u2069`);
  return { name: names[0] ?? "", names: list(names) };
}

type PayAgain = { readonly state: "idle" | "asking" | "failed"; readonly ask: () => void };

const MONEY_ICONS = {
  "not-charged": "check",
  "being-released": "clock",
  released: "check",
  "being-given-back": "clock",
  "given-back": "check",
  staff: "bell",
} as const;

/** Another payment for the same order; its way arrives as the checkout's next view. */
function usePayAgain(): PayAgain {
  const { checkoutId } = useVisit().context;
  const [state, setState] = useState<PayAgain["state"]>("idle");
  return {
    state,
    ask: () => {
      if (checkoutId === null || state === "asking") return;
      setState("asking");
      host.checkout.payAgain({ checkoutId }).catch(() => setState("failed"));
    },
  };
}

type ActionsProps = { readonly words: NotDoneWords; readonly again: PayAgain };

function Actions({ words, again }: ActionsProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { context, send } = useVisit();
  const hasBasket = context.basket.lines.length > 0;
  const leave = () => send({ type: "RESET" });
  const toOrder = () => send({ type: "ORDER_AGAIN" });
  // After a restart nothing of the basket is left, and nobody orders again while money is unsettled.
  const canReturn = hasBasket && words.nextStep !== "ask-staff";
  if (words.nextStep === "pay-again") {
    return (
      <>
        <div className="not-done__others">
          <Button onPress={leave}>{t("checkout:notDone.leave")}</Button>
          {canReturn && <Button onPress={toOrder}>{t("checkout:notDone.toOrder")}</Button>}
        </div>
        <Button kind="main" onPress={again.ask}>
          <span aria-live="polite">
            {t(again.state === "asking" ? "checkout:working.title" : "checkout:notDone.payAgain")}
          </span>
        </Button>
      </>
    );
  }
  if (!canReturn) {
    return (
      <>
        <span />
        <Button kind="main" onPress={leave}>
          {t("checkout:notDone.leave")}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onPress={leave}>{t("checkout:notDone.leave")}</Button>
      <Button kind="main" iconAfter="forward" onPress={toOrder}>
        {t(
          words.nextStep === "change-order"
            ? "checkout:notDone.changeOrder"
            : "checkout:notDone.toOrder",
        )}
      </Button>
    </>
  );
}
