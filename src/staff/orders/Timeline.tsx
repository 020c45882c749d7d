import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { OrderStatus } from "../../../contracts/ordering.ts";
import {
  CHECKOUT_FAILURE_REASONS,
  type CheckoutFailureReason,
} from "../../../domain/order-course.ts";
import type { StaffOrderView, TimelineEntry } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { keyed } from "../../ui/keyed.ts";
import { useOrderReading } from "./order-reading.ts";
import { isResolutionMethod } from "./resolution-method.ts";

/** The history of the order from its journal, latest entry first; with dates if it is of several days. */
export function Timeline({ order }: { readonly order: StaffOrderView }) {
  const { t } = useTranslation("staff");
  const { format } = useOrderReading();
  const days = order.timeline.map(({ at }) => format.date(at)).reverse();
  const isOfSeveralDays = new Set(days).size > 1;
  const entries = keyed(order.timeline, ({ at, what }) => `${at} ${what}`).reverse();
  return (
    <section className="timeline" aria-label={t("orders.timeline")}>
      <h3>{t("orders.timeline")}</h3>
      <ol>
        {entries.map(({ key, entry }, index) => (
          <Fragment key={key}>
            {isOfSeveralDays && days[index] !== days[index - 1] && (
              <li className="timeline__day">{days[index]}</li>
            )}
            <Entry entry={entry} />
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  const { t } = useTranslation("staff");
  const { format } = useOrderReading();
  const words = useEntryText(entry);
  return (
    <li className="timeline__entry">
      <span className="timeline__time">{format.exactTime(entry.at)}</span>
      <span>
        {words}
        {entry.by !== null && (
          <span className="timeline__by">
            {t("orders.atConsole", { person: isolate(entry.by) })}
          </span>
        )}
        {entry.reason !== null && (
          <q className="timeline__reason">
            <bdi>{entry.reason}</bdi>
          </q>
        )}
      </span>
    </li>
  );
}

/** Codes and states of the contracts are shown as the services sent them, isolated from text of the other direction. */
function useEntryText({ what, detail }: TimelineEntry): string {
  const { t } = useTranslation(["staff", "checkout"]);
  const { format } = useOrderReading();
  const key = `staff:timeline.${what}` as const;
  if (detail === null) return t(key, { detail: "–" });
  if (what === "staff-refund") return t(key, { detail: format.money(detail) });
  if (what === "staff-resolved" && isResolutionMethod(detail))
    return t(key, { detail: t(`staff:how.${detail}`) });
  if (what === "checkout-failed" && isReason(detail)) {
    return t(key, { detail: t(`checkout:checkoutFailed.title.${detail}`) });
  }
  if (what === "kitchen-moved" && isStatus(detail)) {
    return t(key, { detail: t(`staff:kitchen.${detail}`) });
  }
  const isNamed = ["inquiry", "kitchen-accepted", "kitchen-moved"].includes(what);
  const isolated = isolate(detail);
  return isNamed ? t(key, { detail: isolated }) : `${t(key, { detail: isolated })} (${isolated})`;
}

const ORDER_STATUSES: Readonly<Record<OrderStatus, true>> = {
  PROCESSING: true,
  CONFIRMED_WAITING_FOR_COOKING: true,
  COOKING: true,
  AWAITING_PICKUP: true,
  AWAITING_DELIVERY: true,
  BEING_DELIVERED: true,
  PROCESSED: true,
  CANCELED: true,
  FAILED: true,
};

function isStatus(detail: string): detail is OrderStatus {
  return Object.hasOwn(ORDER_STATUSES, detail);
}

function isReason(detail: string): detail is CheckoutFailureReason {
  return CHECKOUT_FAILURE_REASONS.some((reason) => reason === detail);
}
