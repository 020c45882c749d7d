import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CheckoutView } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { hasSomethingToOrder } from "../../journey/reward-lines.ts";
import { useVisit, useVisitSelector, useVisitState } from "../../journey/use-visit.ts";
import { otherPaymentOf } from "../../journey/visit-states.ts";
import { useLocalize, useOutlet } from "../../outlet/use-outlet.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { useKeyboardScroll } from "../../ui/use-keyboard-scroll.ts";
import { usePlace } from "../../ui/use-place.ts";
import { Actions, OtherPaymentMethods } from "./Actions.tsx";
import { copyFor } from "./copy.ts";
import { ReasonPicture } from "./ReasonPicture.tsx";
import "../../ui/paper-picture.css";
import "./checkout-failed.css";

type CheckoutFailed = Extract<CheckoutView, { step: "checkout-failed" }>;

/** The order failed: what happened, whether money was charged, what to do next (requirement A13). */
export function CheckoutFailedScreen() {
  const { checkoutView } = useVisit("checkoutView");
  return checkoutView?.step === "checkout-failed" ? <Explained view={checkoutView} /> : null;
}

function Explained({ view }: { readonly view: CheckoutFailed }) {
  const { t } = useTranslation(["common", "checkout"]);
  const place = usePlace();
  const hasOrder = useVisitSelector(hasSomethingToOrder);
  const { counterMethods } = useOutlet();
  const offersCounter = view.canPayAgain && counterMethods.length > 0;
  const words = copyFor({ ...view, hasOrder, offersCounter });
  const names = useNames(view);
  const otherPayment = useVisitState(otherPaymentOf);
  const content = useRef<HTMLDivElement>(null);
  useKeyboardScroll(content);
  return (
    <Screen
      title={t("checkout:checkoutFailed.bar")}
      place={place}
      action={<Actions words={words} />}
    >
      <div className="checkout-failed" ref={content}>
        <ReasonPicture reason={view.reason} />
        <div className="checkout-failed__head" role="alert">
          <h2>{t(words.title, names)}</h2>
          <p>{t(words.happened, names)}</p>
        </div>
        <section className="checkout-failed__part checkout-failed__part--money">
          <Icon name={MONEY_ICONS[view.money]} />
          <div>
            <h3>{t("checkout:checkoutFailed.moneyTitle")}</h3>
            <p data-live="">{t(words.money)}</p>
          </div>
        </section>
        <section className="checkout-failed__part">
          <Icon name={words.nextStep === "ask-staff" ? "bell" : "forward"} />
          <div>
            <h3>{t("checkout:checkoutFailed.nextTitle")}</h3>
            <p data-live="">{t(words.next)}</p>
            {words.nextStep === "pay-again" && offersCounter && (
              <OtherPaymentMethods words={words} />
            )}
          </div>
        </section>
        {otherPayment === "payAgainFailed" && (
          <Panel tone="problem" announced>
            <p>{t("checkout:checkoutFailed.payAgainFailed")}</p>
          </Panel>
        )}
        {otherPayment === "payAtCounterFailed" && (
          <Panel tone="problem" announced>
            <p>{t("checkout:checkoutFailed.counterFailed")}</p>
          </Panel>
        )}
      </div>
    </Screen>
  );
}

/** Names of unavailable dishes and choices, to be interpolated. */
function useNames({ ranOut }: CheckoutFailed): { readonly name: string; readonly names: string } {
  const localized = useLocalize();
  const { list } = useFormat();
  // Isolated: a name in another script must not reverse the sentence.
  const titles = ranOut?.state === "known" ? ranOut.titles : [];
  const names = titles.map((title) => isolate(localized(title)));
  return { name: names[0] ?? "", names: list(names) };
}

const MONEY_ICONS = {
  "not-charged": "check",
  "being-released": "clock",
  released: "check",
  "being-returned": "clock",
  returned: "check",
  staff: "bell",
} as const;
