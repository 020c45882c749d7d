import { Button as AriaButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { IdentificationView } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useCustomerState } from "../../journey/use-customer-state.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { focusStop } from "../../ui/access/keypad-moves.ts";
import { Button } from "../../ui/Button.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Panel } from "../../ui/Panel.tsx";
import { offersIdentification } from "../identify/identification-methods.ts";
import "./greeting.css";

/** Who collects points on this order, and the messages of the loyalty service. */
export function Greeting() {
  const { identification } = useVisit("identification");
  return identification ? <Welcome customer={identification} /> : <Nobody />;
}

function Nobody() {
  const { t } = useTranslation(["common", "checkout"]);
  const { loyalty } = useOutlet();
  const send = useSend();
  return (
    <header className="greeting">
      <div className="greeting__text">
        <h2>{t("checkout:review.heading")}</h2>
      </div>
      {offersIdentification(loyalty) && (
        <Button icon="gift" onPress={() => send({ type: "IDENTIFY" })}>
          {t("checkout:review.collect")}
        </Button>
      )}
    </header>
  );
}

function Welcome({ customer }: { readonly customer: IdentificationView }) {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  const { greetingName: name, tier, messages, pointsBalance } = customer;
  return (
    <>
      <header className="greeting">
        <div className="greeting__text">
          <h2 data-read="private">
            {name === null
              ? t("checkout:review.greetingUnnamed")
              : t("checkout:review.greeting", { name: isolate(name) })}
          </h2>
          <p data-read="private">
            {tier !== null && `${t("checkout:review.tier", { tier: isolate(tier) })} `}
            <Button kind="link" onPress={() => send({ type: "CUSTOMER_FORGOTTEN" })}>
              {t("checkout:review.notYou")}
            </Button>
          </p>
        </div>
        {/* Null means unknown, never zero (in-store-loyalty.md §4.2). */}
        {pointsBalance !== null && <Balance points={pointsBalance} />}
      </header>
      {keyed(messages, (message) => message.text).map(({ key, entry }, index) => (
        <Panel key={key} tone="message" icon={index === 0 ? "gift" : "info"}>
          <p dir="auto" data-read="private">
            {entry.text}
          </p>
        </Panel>
      ))}
    </>
  );
}

/** A typed number proves nothing: the balance is shown only at a touch (requirement A14). */
function Balance({ points }: { readonly points: number }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const { byKeypad } = useVisit("reading").reading;
  const [shownBy, setShownBy] = useCustomerState<"touch" | "keypad" | null>(null);
  if (shownBy === null) {
    const show = () => setShownBy(byKeypad ? "keypad" : "touch");
    return (
      <AriaButton className="balance" data-covered onPress={show}>
        {t("checkout:review.showPoints")}
      </AriaButton>
    );
  }
  // The button has gone: with a keypad the balance takes its place, to be said on request.
  const ref = shownBy === "keypad" ? focusIfAny : null;
  return (
    <div className="greeting__private" data-read="private">
      <p className="balance" data-read="together" role="status" ref={ref}>
        <span className="visually-hidden">{t("checkout:review.balance")} </span>
        <strong className="display">{format.number(points)}</strong>
        <span>{t("checkout:review.pointsUnit", { count: points })}</span>
      </p>
    </div>
  );
}

function focusIfAny(balance: HTMLElement | null): void {
  if (balance) focusStop(balance);
}
