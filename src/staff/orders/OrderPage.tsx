import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc, STREAM_RETRY } from "../../host.ts";
import { Button } from "../../ui/Button.tsx";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { KioskOrderActions } from "./KioskOrderActions.tsx";
import { KioskOrderReading } from "./KioskOrderReading.tsx";
import { OrderDetails } from "./OrderDetails.tsx";
import { OrderPrints } from "./OrderPrints.tsx";

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
      {order ? (
        <KioskOrderReading order={order}>
          <OrderDetails
            order={order}
            actions={<KioskOrderActions order={order} />}
            prints={<OrderPrints checkoutId={checkoutId} />}
          />
        </KioskOrderReading>
      ) : (
        <StatusMessage>{t("loading")}</StatusMessage>
      )}
    </div>
  );
}
