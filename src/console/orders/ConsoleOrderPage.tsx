import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConsoleOrder, OrderAnswer } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { OrderDetails } from "../../staff/orders/OrderDetails.tsx";
import { OrderReadingProvider } from "../../staff/orders/order-reading.ts";
import { StatusMessage } from "../../staff/shell/StatusMessage.tsx";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { orpc, STREAM } from "../api.ts";
import { useDevices } from "../kiosks/use-devices.ts";
import { useSession } from "../session/session.ts";
import { hrefOf } from "../shell/route.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { ConsoleOrderActions } from "./ConsoleOrderActions.tsx";
import { useLook } from "./use-look.ts";
import { useOrderAct } from "./use-order-act.ts";
import { useReading } from "./use-reading.ts";

type ConsoleOrderPageProps = { readonly kiosk: string; readonly checkoutId: string };

/** One order with its history, as its kiosk answers now, and what can be done about it. */
export function ConsoleOrderPage({ kiosk, checkoutId }: ConsoleOrderPageProps) {
  const { t } = useTranslation(["console", "staff"]);
  const input = useSession();
  const { data: list } = useQuery(orpc.orders.live.experimental_liveOptions({ input, ...STREAM }));
  const { data: devices } = useDevices();
  const isThis = (order: ConsoleOrder) => order.kiosk === kiosk && order.checkoutId === checkoutId;
  const listed = list && (list.orders.find(isThis) ?? null);
  const device = devices?.get(kiosk);
  const isAway = listed?.isAway ?? device?.presence !== "live";
  const act = useOrderAct(kiosk, checkoutId);
  const look = useLook({ kiosk, checkoutId, listed, isAway, isActing: act.isPending });
  const name = device?.name ?? listed?.kioskName ?? kiosk;
  return (
    <div className="order-page">
      <PageTitle back={{ href: hrefOf("orders"), text: t("staff:orders.back") }}>
        {t("console:orders.at", { kiosk: isolate(name) })}
      </PageTitle>
      {look.data?.outcome === "seen" && look.data.order ? (
        <Seen
          answer={look.data}
          actions={
            <ConsoleOrderActions
              order={look.data.order}
              seq={look.data.seq}
              act={act}
              allowed={device?.state?.fleetStaff ?? null}
              isAway={isAway}
            />
          }
        />
      ) : (
        <NotSeen
          outcome={look.data?.outcome ?? null}
          isFailed={look.isError}
          isLoading={look.isFetching}
          kioskName={name}
          onAgain={() => void look.refetch()}
        />
      )}
    </div>
  );
}

type SeenProps = { readonly answer: OrderAnswer; readonly actions: ReactNode };

function Seen({ answer: { order }, actions }: SeenProps) {
  const reading = useReading(order?.currency ?? null, order?.currencyDigits ?? null);
  if (order === null) return null;
  return (
    <OrderReadingProvider value={reading}>
      <OrderDetails order={order} actions={actions} />
    </OrderReadingProvider>
  );
}

type NotSeenProps = {
  readonly outcome: OrderAnswer["outcome"] | null;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly kioskName: string;
  readonly onAgain: () => void;
};

/** The kiosk has not shown the order: why, and how to ask again. */
function NotSeen({ outcome, isFailed, isLoading, kioskName, onAgain }: NotSeenProps) {
  const { t } = useTranslation("console");
  if (isLoading) return <StatusMessage>{t("orders.asking")}</StatusMessage>;
  const why = () => {
    if (isFailed || outcome === null) return "failed" as const;
    if (outcome === "away" || outcome === "no-answer") return outcome;
    return outcome === "unknown-order" ? outcome : "other";
  };
  return (
    <Panel tone="problem" title={t(`look.${why()}.title`, { kiosk: isolate(kioskName) })} announced>
      <p>{t(`look.${why()}.text`)}</p>
      <Button onPress={onAgain}>{t("again")}</Button>
    </Panel>
  );
}
