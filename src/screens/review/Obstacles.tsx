import { useTranslation } from "react-i18next";
import { compare } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useSend, useVisit, useVisitState } from "../../journey/use-visit.ts";
import { isPlacing } from "../../journey/visit-states.ts";
import { counterMethodCopy } from "../../outlet/counter-method-copy.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { useWaited } from "../../ui/use-waited.ts";
import { AcceptAll, MenuNews } from "./MenuNews.tsx";
import type { Order } from "./use-order.ts";

/** After this long a wait offers a way out (requirement A12). */
const LONG_WAIT_MS = 10_000;

/** Why the order cannot be placed, and whether money was charged. */
export function Obstacles({ order }: { readonly order: Order }) {
  const { t } = useTranslation(["common", "checkout"]);
  const { refusal } = useVisit("refusal");
  const isSending = useVisitState(isPlacing);
  const isLong = useWaited(LONG_WAIT_MS, isSending);
  if (order.hasTimePassed) return <TimePassed />;
  if (isSending) {
    return isLong ? (
      <Panel tone="message" icon="clock" announced>
        <p>{t("checkout:review.placingLong")}</p>
      </Panel>
    ) : null;
  }
  switch (refusal?.result) {
    case undefined:
      return <MenuNews order={order} />;
    case "changed":
      return <Changed order={order} before={refusal.before} />;
    case "card-unavailable":
      return order.changes > 0 ? <MenuNews order={order} /> : <CardUnavailable order={order} />;
    case "payment-open":
      return (
        <Panel tone="problem" title={t("checkout:review.paymentOpenTitle")} announced>
          <p>{t("checkout:review.paymentOpenBody")}</p>
        </Panel>
      );
    case "pickup-time-passed":
      return null;
    case "unavailable":
      return (
        <Panel tone="problem" title={t("checkout:review.unavailableTitle")} announced>
          <p>{t("checkout:review.unavailableBody")}</p>
        </Panel>
      );
  }
}

/** The customer chooses another time, or has the order made at once, with one touch either way. */
function TimePassed() {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  return (
    <Panel tone="problem" title={t("checkout:review.pickupPassedTitle")} announced>
      <p>{t("checkout:review.pickupPassedBody")}</p>
      <div className="review__exits">
        <Button icon="clock" onPress={() => send({ type: "PICKUP_TIMES_OPENED" })}>
          {t("checkout:review.pickupAnother")}
        </Button>
        <Button onPress={() => send({ type: "PICKUP_TIME_CHOSEN", pickupAt: null })}>
          {t("checkout:pickup.asap")}
        </Button>
      </div>
    </Panel>
  );
}

/** No card is accepted here: pay at the counter, if that is offered. */
function CardUnavailable({ order }: { readonly order: Order }) {
  const { t } = useTranslation(["common", "checkout"]);
  const { counterMethods } = useOutlet();
  const offersCounter = counterMethods.length > 0;
  return (
    <Panel tone="problem" title={t("checkout:review.cardUnavailableTitle")} announced>
      <p>
        {t(
          offersCounter
            ? "checkout:review.cardUnavailableCounter"
            : "checkout:review.cardUnavailableBody",
        )}
      </p>
      {offersCounter && (
        <div className="review__exits">
          {counterMethods.map((method) => (
            <Button
              key={method}
              icon="till"
              isDisabled={order.nextStep !== "pay"}
              onPress={() => order.pay(method, false)}
            >
              {t(counterMethodCopy(method, counterMethods).title)}
            </Button>
          ))}
        </div>
      )}
    </Panel>
  );
}

function Changed({ order, before }: { readonly order: Order; readonly before: string }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const priceMoved = compare(order.due, before) !== 0;
  const lost = order.rewards.filter(({ state }) => state === "lost").map(({ title }) => title);
  return (
    <Panel tone="problem" title={t("checkout:review.changedTitle")} announced>
      {lost.length > 0 && <p>{t("checkout:review.lost", { names: format.list(lost) })}</p>}
      {priceMoved && (
        <p>
          {t("checkout:review.changedPrice", {
            now: format.money(order.due),
            before: format.money(before),
          })}
        </p>
      )}
      {!priceMoved && <p>{t("checkout:review.changedSame")}</p>}
      {priceMoved && order.changes > 0 && <p>{t("checkout:review.fixFirst")}</p>}
      <AcceptAll order={order} />
    </Panel>
  );
}
