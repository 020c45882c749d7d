import { useTranslation } from "react-i18next";
import type { CounterMethod } from "../../../electron/host/rpc/contract.ts";
import { hasSomethingToOrder } from "../../journey/reward-lines.ts";
import { useSend, useVisitSelector, useVisitState } from "../../journey/use-visit.ts";
import { isOpeningPayment } from "../../journey/visit-states.ts";
import { counterMethodCopy } from "../../outlet/counter-method-copy.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import type { CheckoutFailedText } from "./copy.ts";

type ActionsProps = { readonly words: CheckoutFailedText };

/** The next steps: another payment method, back to the order, or leaving. */
export function Actions({ words }: ActionsProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const hasOrder = useVisitSelector(hasSomethingToOrder);
  const isOpening = useVisitState(isOpeningPayment);
  const send = useSend();
  const leave = () => send({ type: "RESET" });
  const toOrder = () => send({ type: "ORDER_AGAIN" });
  // After a restart the order is gone, and nobody orders again while a payment is unresolved.
  const canReturn = hasOrder && words.nextStep !== "ask-staff";
  if (words.nextStep === "pay-again") {
    return (
      <>
        <div className="checkout-failed__others">
          <Button onPress={leave}>{t("checkout:checkoutFailed.leave")}</Button>
          {canReturn && (
            // A payment that is being opened cannot be left for another order.
            <Button isDisabled={isOpening} onPress={toOrder}>
              {t("checkout:checkoutFailed.toOrder")}
            </Button>
          )}
        </div>
        <PayMain words={words} />
      </>
    );
  }
  if (!canReturn) {
    return (
      <>
        <span />
        <Button kind="main" onPress={leave}>
          {t("checkout:checkoutFailed.leave")}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onPress={leave}>{t("checkout:checkoutFailed.leave")}</Button>
      <Button kind="main" iconAfter="forward" onPress={toOrder}>
        {t(
          words.nextStep === "change-order"
            ? "checkout:checkoutFailed.changeOrder"
            : "checkout:checkoutFailed.toOrder",
        )}
      </Button>
    </>
  );
}

const PAY_AGAIN = { type: "PAY_AGAIN" } as const;
const payAtCounter = (method: CounterMethod) => ({ type: "PAY_AT_COUNTER", method }) as const;

/** Pay again; if no card is accepted here, at the counter. */
function PayMain({ words }: ActionsProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { counterMethods } = useOutlet();
  const isOpening = useVisitState(isOpeningPayment);
  const send = useSend();
  const first = words.counterFirst ? counterMethods[0] : undefined;
  const label = () => {
    if (isOpening) return t("checkout:working.title");
    return t(
      first ? counterMethodCopy(first, counterMethods).title : "checkout:checkoutFailed.payAgain",
    );
  };
  return (
    <Button kind="main" onPress={() => send(first ? payAtCounter(first) : PAY_AGAIN)}>
      <span aria-live="polite">{label()}</span>
    </Button>
  );
}

/** The alternatives to the main action: paying at the counter, or here if the counter comes first. */
export function OtherPaymentMethods({ words }: ActionsProps) {
  const { t } = useTranslation(["common", "checkout"]);
  const { counterMethods } = useOutlet();
  const send = useSend();
  const others = words.counterFirst ? counterMethods.slice(1) : counterMethods;
  return (
    <div className="checkout-failed__methods">
      {others.map((method) => (
        <Button key={method} icon="till" onPress={() => send(payAtCounter(method))}>
          {t(counterMethodCopy(method, counterMethods).title)}
        </Button>
      ))}
      {words.counterFirst && (
        <Button onPress={() => send(PAY_AGAIN)}>{t("checkout:checkoutFailed.payAgain")}</Button>
      )}
    </div>
  );
}
