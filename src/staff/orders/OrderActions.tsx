import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResolutionMethod, StaffReason } from "../../../domain/order-course.ts";
import type { StaffOrderView } from "../../../electron/host/rpc/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { ReclaimSheet } from "./ReclaimSheet.tsx";
import { RefundSheet } from "./RefundSheet.tsx";
import { ResolveSheet } from "./ResolveSheet.tsx";

type OpenSheet = "refund" | "reclaim" | "resolve" | null;

/** What a person may do about an order; null for what the person may not. */
export type OrderActs = {
  readonly retry: (() => void) | null;
  readonly refund: ((wish: { readonly refundId: string; readonly amount: string }) => void) | null;
  readonly reclaimPoints: (() => void) | null;
  readonly resolve: ((how: ResolutionMethod) => void) | null;
};

type OrderActionsProps = {
  readonly order: StaffOrderView;
  readonly acts: OrderActs;
  /** The result of the last one. */
  readonly answer: ReactNode;
};

/** Reasons after which only staff can say whether an order was paid. */
const ABOUT_PAYMENT: readonly StaffReason[] = [
  "capture-failed-after-acceptance",
  "payment-outcome-unknowable",
];

function isAboutPayment(reason: StaffReason): boolean {
  return ABOUT_PAYMENT.includes(reason);
}

/** The actions for an order in its present state. */
export function OrderActions({ order, acts, answer }: OrderActionsProps) {
  const { t } = useTranslation("staff");
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const { retry, refund, reclaimPoints, resolve } = acts;
  return (
    <section className="order-page__actions" aria-label={t("orders.todo")}>
      <div className="staff__actions">
        {order.canRetry && retry && <Button onPress={retry}>{t("orders.retry")}</Button>}
        {order.refundable !== null && refund && (
          <Button onPress={() => setSheet("refund")}>{t("orders.refund")}</Button>
        )}
        {order.canReclaimPoints && reclaimPoints && (
          <Button onPress={() => setSheet("reclaim")}>{t("orders.reclaim")}</Button>
        )}
        {order.reasons.length > 0 && resolve && (
          <Button onPress={() => setSheet("resolve")}>{t("orders.resolve")}</Button>
        )}
      </div>
      {answer}
      <ActionSheets order={order} acts={acts} sheet={sheet} onClose={() => setSheet(null)} />
    </section>
  );
}

type ActionSheetsProps = Pick<OrderActionsProps, "order" | "acts"> & {
  readonly sheet: OpenSheet;
  readonly onClose: () => void;
};

/** Each action that needs an amount, a choice or a confirmation. */
function ActionSheets({ order, acts, sheet, onClose }: ActionSheetsProps) {
  const { refund, reclaimPoints, resolve } = acts;
  return (
    <>
      {order.refundable !== null && order.total !== null && order.currency !== null && (
        <RefundSheet
          isOpen={sheet === "refund"}
          onClose={onClose}
          charged={order.total}
          most={order.refundable}
          places={order.currencyDigits}
          lines={order.lines}
          isIdentified={order.isIdentified}
          onRefund={(wish) => {
            onClose();
            refund?.(wish);
          }}
        />
      )}
      <ReclaimSheet
        isOpen={sheet === "reclaim"}
        onClose={onClose}
        onReclaim={() => {
          onClose();
          reclaimPoints?.();
        }}
      />
      <ResolveSheet
        isOpen={sheet === "resolve"}
        onClose={onClose}
        reasons={order.reasons}
        decidesPoints={order.isIdentified && order.reasons.some(isAboutPayment)}
        onResolve={(how) => {
          onClose();
          resolve?.(how);
        }}
      />
    </>
  );
}
