import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConsoleOrder, ConsoleOrderList } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { OrderCard } from "../../staff/orders/OrderCard.tsx";
import { OrderReadingProvider } from "../../staff/orders/order-reading.ts";
import { StatusMessage } from "../../staff/shell/StatusMessage.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { orpc, STREAM } from "../api.ts";
import { useSession } from "../session/session.ts";
import { hrefOf } from "../shell/route.ts";
import { ChoiceField } from "../ui/Field.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useReading } from "./use-reading.ts";

/** The orders of all kiosks that need a person, the latest first. */
export function ConsoleOrdersPage() {
  const { t } = useTranslation(["console", "staff"]);
  const { data: list } = useQuery(
    orpc.orders.live.experimental_liveOptions({ input: useSession(), ...STREAM }),
  );
  return (
    <>
      <PageTitle>{t("staff:orders.needYou")}</PageTitle>
      {list === undefined ? (
        <StatusMessage>{t("staff:loading")}</StatusMessage>
      ) : (
        <Listed list={list} />
      )}
    </>
  );
}

const EVERY_KIOSK = "";

function Listed({ list }: { readonly list: ConsoleOrderList }) {
  const { t } = useTranslation(["console", "staff"]);
  const [kiosk, setKiosk] = useState(EVERY_KIOSK);
  const kiosks = new Map(list.orders.map((order) => [order.kiosk, order.kioskName]));
  // Of a kiosk whose last order was settled meanwhile, nothing is left to choose.
  const chosen = kiosks.has(kiosk) ? kiosk : EVERY_KIOSK;
  const shown = list.orders.filter((order) => chosen === EVERY_KIOSK || order.kiosk === chosen);
  return (
    <>
      <Unmatched unmatched={list.unmatched} />
      {kiosks.size > 1 && (
        <ChoiceField
          label={t("console:orders.ofKiosk")}
          value={chosen}
          options={[
            { value: EVERY_KIOSK, text: t("console:orders.everyKiosk") },
            ...[...kiosks].map(([value, text]) => ({ value, text })),
          ]}
          onChange={setKiosk}
        />
      )}
      {list.orders.length === 0 && list.moreCount === 0 && (
        <div className="empty" role="status">
          <p className="empty__title display">{t("staff:orders.nobodyNeeded")}</p>
          <p>{t("console:orders.noneNote")}</p>
        </div>
      )}
      <ul className="orders__cards">
        {shown.map((order) => (
          <li key={`${order.kiosk} ${order.checkoutId}`}>
            <Card order={order} />
          </li>
        ))}
      </ul>
      {list.moreCount > 0 && (
        <p className="page-lead">{t("console:orders.more", { count: list.moreCount })}</p>
      )}
    </>
  );
}

function Card({ order }: { readonly order: ConsoleOrder }) {
  const { t } = useTranslation("console");
  const reading = useReading(order.currency, order.currencyDigits);
  const name = isolate(order.kioskName);
  return (
    <OrderReadingProvider value={reading}>
      <OrderCard
        row={order}
        place={order.isAway ? t("orders.away", { kiosk: name }) : name}
        onOpen={() => {
          window.location.hash = hrefOf("orders", order.kiosk, order.checkoutId);
        }}
      />
    </OrderReadingProvider>
  );
}

/** Money that came for none of a kiosk's orders: only the integrator can return it. */
function Unmatched({ unmatched }: Pick<ConsoleOrderList, "unmatched">) {
  const { t } = useTranslation("console");
  return unmatched.map(({ kiosk, kioskName, count }) => (
    <Panel key={kiosk} tone="problem" title={t("unmatched.title", { count })}>
      <p>{t("unmatched.note", { kiosk: isolate(kioskName) })}</p>
    </Panel>
  ));
}
