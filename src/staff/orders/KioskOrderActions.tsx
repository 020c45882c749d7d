import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { StaffOrderResult, StaffOrderView } from "../../../electron/host/rpc/contract.ts";
import { host } from "../../host.ts";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { OrderActions } from "./OrderActions.tsx";

type Act = () => Promise<StaffOrderResult>;

/** The actions for an order at its own kiosk, and the result of the last one. */
export function KioskOrderActions({ order }: { readonly order: StaffOrderView }) {
  const { t } = useTranslation("staff");
  const session = useStaffSession();
  const { mutate, status, data } = useMutation({ mutationFn: (act: Act) => act() });
  const ofOrder = { session, checkoutId: order.checkoutId };
  const act = (wish: Act) => {
    if (status !== "pending") mutate(wish);
  };
  const { orders } = host.staffMode;
  return (
    <OrderActions
      order={order}
      acts={{
        retry: () => act(() => orders.retry(ofOrder)),
        refund: (wish) => act(() => orders.refund({ ...ofOrder, ...wish })),
        reclaimPoints: () => act(() => orders.reclaimPoints(ofOrder)),
        resolve: (how) => act(() => orders.resolve({ ...ofOrder, how })),
      }}
      answer={
        <p className="order-page__answer" role="status">
          {status === "error" && t("failed")}
          {status === "success" &&
            t(data.result === "recorded" ? "orders.recorded" : "orders.notPossible")}
        </p>
      }
    />
  );
}
