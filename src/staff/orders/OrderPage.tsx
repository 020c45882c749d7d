import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { StaffReason } from "../../../domain/order-course.ts";
import type { StaffOrderView } from "../../../electron/host/rpc/contract.ts";
import { orpc, STREAM_RETRY } from "../../host.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { OrderActions } from "./OrderActions.tsx";
import { OrderedLines } from "./OrderedLines.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { lastResolution } from "./resolution-method.ts";
import { Timeline } from "./Timeline.tsx";

type OrderPageProps = { readonly checkoutId: string; readonly onBack: () => void };

/** One order: what it waits for, what staff have to do, the actions, and its history. */
export function OrderPage({ checkoutId, onBack }: OrderPageProps) {
  const { t } = useTranslation("staff");
  const session = useStaffSession();
  const { data: order } = useQuery(
    orpc.staffMode.orders.one.experimental_liveOptions({
      input: { session, checkoutId },
      ...STREAM_RETRY,
    }),
  );
  return (
    <div className="order-page">
      <div className="staff__actions">
        <Button icon="back" onPress={onBack}>
          {t("orders.back")}
        </Button>
      </div>
      {order ? <Shown order={order} /> : <StatusMessage>{t("loading")}</StatusMessage>}
    </div>
  );
}

/** In these phases the kiosk itself retries at a time; in all others it waits for a person or a service. */
const TRIES: readonly StaffOrderView["phase"][] = [
  "payment_unclear",
  "capturing",
  "closing_loyalty",
  "returning_money",
  "refunding_loyalty",
];

function Shown({ order }: { readonly order: StaffOrderView }) {
  const { t } = useTranslation(["common", "staff"]);
  const format = useFormat();
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
      <OrderActions order={order} />
      {order.lines.length > 0 && <OrderedLines lines={order.lines} />}
      <Timeline order={order} />
    </>
  );
}

function todoOf({ maybeUnpaidInKitchen }: StaffOrderView, reason: StaffReason) {
  return reason === "payment-outcome-unknowable" && maybeUnpaidInKitchen
    ? "staff:reason.payment-outcome-unknowable.todoInKitchen"
    : (`staff:reason.${reason}.todo` as const);
}

/** Refunds by staff, including failed ones. */
function Refunds({ order }: { readonly order: StaffOrderView }) {
  const { t } = useTranslation("staff");
  const format = useFormat();
  const { refunds, resolved, timeline } = order;
  const how = lastResolution(timeline);
  if (refunds.length === 0 && resolved.length === 0) return null;
  return (
    <ul className="order-page__done" role="status">
      {refunds.map(({ refundId, amount, at }) => (
        <li key={refundId}>{t(`orders.refundState.${at}`, { amount: format.money(amount) })}</li>
      ))}
      {resolved.map((reason) => (
        <li key={reason}>
          {t(`reason.${reason}.title`)} – {t("orders.resolvedBefore")}
          {how !== null && `: ${t(`how.${how}`)}`}
        </li>
      ))}
    </ul>
  );
}
