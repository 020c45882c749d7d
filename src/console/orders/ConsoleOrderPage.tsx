import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
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
import { useOrderAct } from "./use-order-act.ts";
import { useReading } from "./use-reading.ts";

type ConsoleOrderPageProps = { readonly kiosk: string; readonly checkoutId: string };

/** One order with its history, as its kiosk answers now, and what can be done about it. */
export function ConsoleOrderPage({ kiosk, checkoutId }: ConsoleOrderPageProps) {
  const { t } = useTranslation(["console", "staff"]);
  const input = useSession();
  const { data: list } = useQuery(orpc.orders.live.experimental_liveOptions({ input, ...STREAM }));
  const { data: devices } = useDevices();
  const listed = list?.orders.find(
    (order) => order.kiosk === kiosk && order.checkoutId === checkoutId,
  );
  const device = devices?.get(kiosk);
  const look = useQuery(
    orpc.orders.look.queryOptions({ input: { ...input, kiosk, checkoutId }, staleTime: 0 }),
  );
  const { refetch } = look;
  const act = useOrderAct(kiosk, checkoutId);
  useNewest(listed, look.data, act.isPending, () => void refetch());
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
              isAway={listed?.isAway ?? device?.presence !== "live"}
            />
          }
        />
      ) : (
        <NotSeen
          outcome={look.data?.outcome ?? null}
          isFailed={look.isError}
          isLoading={look.isFetching}
          kioskName={name}
          onAgain={() => void refetch()}
        />
      )}
    </div>
  );
}

/**
 * Asks the kiosk again as soon as the list says that the order has changed or that the kiosk is back: what is shown is
 * what an act is judged by.
 */
function useNewest(
  listed: ConsoleOrder | undefined,
  seen: OrderAnswer | undefined,
  isActing: boolean,
  ask: () => void,
): void {
  const seq = listed?.seq ?? null;
  const isAway = listed?.isAway ?? false;
  const isBehind = seq !== null && seen !== undefined && (seen.seq ?? -1) < seq;
  const isDue = isBehind && !isAway && !isActing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per change of the order, not of the function
  useEffect(() => {
    if (isDue) ask();
  }, [isDue, seq]);
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
