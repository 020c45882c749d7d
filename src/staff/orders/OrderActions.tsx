import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StaffReason } from "../../../domain/order-course.ts";
import type { StaffOrderResult, StaffOrderView } from "../../../electron/host/rpc/contract.ts";
import { host } from "../../host.ts";
import { Button } from "../../ui/Button.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { ReclaimSheet } from "./ReclaimSheet.tsx";
import { RefundSheet } from "./RefundSheet.tsx";
import { ResolveSheet } from "./ResolveSheet.tsx";

type Act = () => Promise<StaffOrderResult>;
type OpenSheet = "refund" | "reclaim" | "resolve" | null;

/** Reasons after which only staff can say whether an order was paid. */
const ABOUT_PAYMENT: readonly StaffReason[] = [
  "capture-failed-after-acceptance",
  "payment-outcome-unknowable",
];

function isAboutPayment(reason: StaffReason): boolean {
  return ABOUT_PAYMENT.includes(reason);
}

/** The actions for an order in its present state, and the result of the last one. */
export function OrderActions({ order }: { readonly order: StaffOrderView }) {
  const { t } = useTranslation("staff");
  const session = useStaffSession();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const { mutate, status, data } = useMutation({ mutationFn: (act: Act) => act() });
  const { checkoutId } = order;
  const ofOrder = { session, checkoutId };
  const close = () => setSheet(null);
  const act = (wish: Act) => {
    close();
    if (status !== "pending") mutate(wish);
  };
  return (
    <section className="order-page__actions" aria-label={t("orders.todo")}>
      <div className="staff__actions">
        {order.canRetry && (
          <Button onPress={() => act(() => host.staffMode.orders.retry(ofOrder))}>
            {t("orders.retry")}
          </Button>
        )}
        {order.refundable !== null && (
          <Button onPress={() => setSheet("refund")}>{t("orders.refund")}</Button>
        )}
        {order.canReclaimPoints && (
          <Button onPress={() => setSheet("reclaim")}>{t("orders.reclaim")}</Button>
        )}
        {order.reasons.length > 0 && (
          <Button onPress={() => setSheet("resolve")}>{t("orders.resolve")}</Button>
        )}
      </div>
      <p className="order-page__answer" role="status">
        {status === "error" && t("failed")}
        {status === "success" &&
          t(data.result === "recorded" ? "orders.recorded" : "orders.notPossible")}
      </p>
      {order.refundable !== null && order.currency !== null && (
        <RefundSheet
          isOpen={sheet === "refund"}
          onClose={close}
          most={order.refundable}
          places={order.currencyDigits}
          lines={order.lines}
          isIdentified={order.isIdentified}
          onRefund={(wish) => act(() => host.staffMode.orders.refund({ ...ofOrder, ...wish }))}
        />
      )}
      <ReclaimSheet
        isOpen={sheet === "reclaim"}
        onClose={close}
        onReclaim={() => act(() => host.staffMode.orders.reclaimPoints(ofOrder))}
      />
      <ResolveSheet
        isOpen={sheet === "resolve"}
        onClose={close}
        decidesPoints={order.isIdentified && order.reasons.some(isAboutPayment)}
        onResolve={(how) => act(() => host.staffMode.orders.resolve({ ...ofOrder, how }))}
      />
    </section>
  );
}
