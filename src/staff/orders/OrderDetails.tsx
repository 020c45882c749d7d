import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StaffReason } from "../../../domain/order-course.ts";
import type { StaffOrderView } from "../../../electron/host/rpc/contract.ts";
import { Panel } from "../../ui/Panel.tsx";
import { OrderedLines } from "./OrderedLines.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { useOrderReading } from "./order-reading.ts";
import { resolutionOf } from "./resolution-method.ts";
import { Timeline } from "./Timeline.tsx";

/** In these phases the kiosk itself retries at a time; in all others it waits for a person or a service. */
const TRIES: readonly StaffOrderView["phase"][] = [
  "payment_unclear",
  "capturing",
  "closing_loyalty",
  "returning_money",
  "refunding_loyalty",
];

type OrderDetailsProps = {
  readonly order: StaffOrderView;
  /** What can be done about it. */
  readonly actions: ReactNode;
  /** What was printed of it, at its own kiosk. */
  readonly prints?: ReactNode;
};

/** An order in its present state: what it waits for, the actions, what was ordered, and its history. */
export function OrderDetails({ order, actions, prints }: OrderDetailsProps) {
  const { t } = useTranslation(["common", "staff"]);
  const { format } = useOrderReading();
  return (
    <>
      <header className="order-page__head">
        <p className="order-page__number display">
          <bdi>{order.queueNumber ?? t("staff:orders.noNumber")}</bdi>
        </p>
        <div>
          <h2>{t(`staff:phase.${order.phase}`)}</h2>
          <p className="order-page__note">
            <OrderFacts row={order} />
          </p>
          {order.nextTryAt !== null && TRIES.includes(order.phase) && (
            <p className="order-page__note">
              {t("staff:orders.nextTry", { time: format.time(order.nextTryAt) })}
            </p>
          )}
          {order.atCounter && <p className="order-page__note">{t("staff:orders.atCounter")}</p>}
        </div>
        <p className="order-page__total money">
          {order.total === null ? "–" : format.money(order.total)}
        </p>
      </header>
      {order.reasons.map((reason) => (
        <Panel key={reason} tone="problem" title={t(`staff:reason.${reason}.title`)}>
          <p>{t(todoOf(order, reason))}</p>
          {reason === "records-damaged" && (
            <p className="order-page__note">
              <bdi>{order.checkoutId}</bdi>
            </p>
          )}
        </Panel>
      ))}
      <Refunds order={order} />
      {actions}
      {prints}
      {order.lines.length > 0 && <OrderedLines lines={order.lines} />}
      <Timeline order={order} />
    </>
  );
}

function todoOf(order: StaffOrderView, reason: StaffReason) {
  const { maybeUnpaidInKitchen, isRemainderUnknown } = order;
  if (reason === "money-return-refused" && isRemainderUnknown)
    return "staff:reason.money-return-refused.todoRemainderUnknown";
  return reason === "payment-outcome-unknowable" && maybeUnpaidInKitchen
    ? "staff:reason.payment-outcome-unknowable.todoInKitchen"
    : (`staff:reason.${reason}.todo` as const);
}

/** A refund that staff resolved by hand is not tried again, whatever came of it. */
function refundStateOf({ at, isResolved }: StaffOrderView["refunds"][number]) {
  return isResolved && (at === "unknown" || at === "open") ? "resolved" : at;
}

/** Refunds by staff, including failed ones. */
function Refunds({ order }: { readonly order: StaffOrderView }) {
  const { t } = useTranslation("staff");
  const { format } = useOrderReading();
  const { refunds, resolved, timeline } = order;
  if (refunds.length === 0 && resolved.length === 0) return null;
  return (
    <ul className="order-page__done" role="status">
      {refunds.map((refund) => (
        <li key={refund.refundId}>
          {t(`orders.refundState.${refundStateOf(refund)}`, {
            amount: format.money(refund.amount),
          })}
        </li>
      ))}
      {resolved.map((reason) => {
        const how = resolutionOf(reason, timeline);
        return (
          <li key={reason}>
            {t(`reason.${reason}.title`)} – {t("orders.resolvedBefore")}
            {how !== null && `: ${t(`how.${how}`)}`}
          </li>
        );
      })}
    </ul>
  );
}
