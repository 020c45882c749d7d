import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { itemCount } from "../../../domain/basket.ts";
import type { CheckoutView } from "../../../electron/host/rpc/contract.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useSend, useVisit, useVisitState } from "../../journey/use-visit.ts";
import { isAbandoning } from "../../journey/visit-states.ts";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useKeyboardScroll } from "../../ui/use-keyboard-scroll.ts";
import { usePlace } from "../../ui/use-place.ts";
import { useWaited } from "../../ui/use-waited.ts";
import { fitsInCode, PayOnPhone } from "./PayOnPhone.tsx";
import { ProviderPage } from "./ProviderPage.tsx";
import { reportReturn } from "./page-left.ts";
import { Terminal } from "./Terminal.tsx";
import { TimeLeft } from "./TimeLeft.tsx";
import { type PageKeys, usePageKeys } from "./use-page-keys.ts";
import "../../ui/paper-picture.css";
import "./payment.css";
import "./payment-beside.css";

export type Paying = Extract<CheckoutView, { step: "paying" }>;

/** Payment on the provider's page or on a terminal; around it only amount, time left and a way out. */
export function PaymentScreen() {
  const { checkoutView } = useVisit("checkoutView");
  return checkoutView?.step === "paying" ? <PayingScreen view={checkoutView} /> : null;
}

function PayingScreen({ view }: { readonly view: Paying }) {
  const { t } = useTranslation(["common", "checkout"]);
  const place = usePlace();
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const isCanceling = useVisitState(isAbandoning);
  const send = useSend();
  const content = useRef<HTMLDivElement>(null);
  useKeyboardScroll(content);
  const keys = usePageKeys();
  const ask = () => setIsAsking(true);
  return (
    <Screen
      title={t("checkout:payment.title")}
      place={place}
      bare
      action={<Actions amount={view.amount} isCanceling={isCanceling} onCancel={ask} />}
    >
      <div className="payment" ref={content}>
        <header className="payment__head">
          <div>
            <h2>{t("checkout:payment.heading", { amount: format.money(view.amount) })}</h2>
            <p className="payment__lead">{t(leadOf(view, keys))}</p>
          </div>
          <TimeLeft view={view} />
        </header>
        <PaymentMethodView view={view} keys={keys} isCanceling={isCanceling} onCancel={ask} />
      </div>
      <CancelSheet
        isOpen={isAsking && !isCanceling}
        onClose={() => setIsAsking(false)}
        onCancel={() => send({ type: "ABANDON" })}
      />
    </Screen>
  );
}

/** The payment options, in a sentence. */
function leadOf(view: Paying, { field }: PageKeys) {
  if (view.redirectUrl === null) return "checkout:payment.leadTerminal";
  const hasKeys = field !== "unavailable";
  if (phoneUrlOf(view) === null) {
    return hasKeys ? "checkout:payment.leadKeys" : "checkout:payment.lead";
  }
  return hasKeys ? "checkout:payment.leadKeysOrPhone" : "checkout:payment.leadPhone";
}

function phoneUrlOf({ onPhone, redirectUrl }: Paying): string | null {
  return onPhone && redirectUrl !== null && fitsInCode(redirectUrl) ? redirectUrl : null;
}

type PaymentMethodViewProps = {
  readonly view: Paying;
  readonly keys: PageKeys;
  readonly isCanceling: boolean;
  readonly onCancel: () => void;
};

function PaymentMethodView({ view, keys, isCanceling, onCancel }: PaymentMethodViewProps) {
  const { checkoutId } = useVisit("checkoutId");
  // After cancelling, the customer must not be able to pay while the cancellation is in progress.
  if (isCanceling) return <Abandoning />;
  if (view.redirectUrl === null) return <Terminal />;
  const phoneUrl = phoneUrlOf(view);
  // A kiosk without keys for the page cannot take input there: the phone comes first.
  const isPhoneFirst = keys.field === "unavailable";
  const phone = phoneUrl !== null && <PayOnPhone url={phoneUrl} />;
  return (
    <>
      {isPhoneFirst && phone}
      {/* Another payment is another page: nothing of the previous one stays in the frame. */}
      <ProviderPage
        key={view.redirectUrl}
        url={view.redirectUrl}
        returnUrlPrefix={view.returnUrlPrefix}
        onPhone={phoneUrl !== null}
        keys={keys}
        onCancel={onCancel}
        onReturned={(outcome) => {
          if (checkoutId !== null && view.redirectUrl !== null) {
            reportReturn(checkoutId, view.redirectUrl, outcome);
          }
        }}
      />
      {!isPhoneFirst && phone}
    </>
  );
}

/** After this long a wait offers a way out (requirement A12). */
const LONG_WAIT_MS = 10_000;

function Abandoning() {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  const isLong = useWaited(LONG_WAIT_MS);
  return (
    <Panel tone="problem" icon="clock" title={t("checkout:payment.canceling")} announced>
      <p>{t("checkout:payment.cancelBody")}</p>
      {isLong && (
        <Button onPress={() => send({ type: "RESET" })}>{t("checkout:working.leave")}</Button>
      )}
    </Panel>
  );
}

type ActionsProps = {
  readonly amount: string;
  readonly isCanceling: boolean;
  readonly onCancel: () => void;
};

function Actions({ amount, isCanceling, onCancel }: ActionsProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const count = itemCount(useVisit("basket").basket);
  const saved = t("checkout:payment.orderSaved");
  return (
    <>
      <section className="payment__basket" aria-label={t("basket")}>
        <p className="money">{format.money(amount)}</p>
        <p>{count > 0 ? `${t("items", { count })} · ${saved}` : saved}</p>
      </section>
      <Button className="payment__cancel" isDisabled={isCanceling} onPress={onCancel}>
        {t("checkout:payment.cancel")}
      </Button>
    </>
  );
}

type CancelSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCancel: () => void;
};

function CancelSheet({ isOpen, onClose, onCancel }: CancelSheetProps) {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("checkout:payment.cancelTitle")}>
      <p className="payment__explained">{t("checkout:payment.cancelBody")}</p>
      <div className="payment__choices">
        <Button className="payment__cancel" onPress={onClose}>
          {t("checkout:payment.cancelNo")}
        </Button>
        <Button className="payment__cancel" onPress={onCancel}>
          {t("checkout:payment.cancelYes")}
        </Button>
      </div>
    </Sheet>
  );
}
