import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MOST_ORDERS_LISTED } from "../../../domain/staff-limits.ts";
import type { StaffOrderList, StaffOrderRow } from "../../../electron/host/rpc/contract.ts";
import { orpc, STREAM_RETRY } from "../../host.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { KioskOrderReading } from "./KioskOrderReading.tsx";
import { OrderCard } from "./OrderCard.tsx";
import { SearchSheet } from "./SearchSheet.tsx";

type OrderListProps = {
  /** The number that was searched for; null for the latest orders. */
  readonly search: string | null;
  readonly onSearch: (number: string | null) => void;
  readonly onOpen: (checkoutId: string) => void;
};

export function OrderList({ search, onSearch, onOpen }: OrderListProps) {
  const { t } = useTranslation(["common", "staff"]);
  const session = useStaffSession();
  const [isSearching, setSearching] = useState(false);
  const { data } = useQuery(
    orpc.staffMode.orders.live.experimental_liveOptions({
      input: { session, search },
      ...STREAM_RETRY,
    }),
  );
  return (
    <div className="orders">
      <div className="staff__actions">
        <Button icon="search" onPress={() => setSearching(true)}>
          {t("staff:orders.search")}
        </Button>
        {search !== null && (
          <Button icon="close" onPress={() => onSearch(null)}>
            {t("staff:orders.showAll")}
          </Button>
        )}
      </div>
      {data === undefined ? (
        <StatusMessage>{t("staff:loading")}</StatusMessage>
      ) : search === null ? (
        <Latest list={data} onOpen={onOpen} />
      ) : (
        <Found list={data} number={search} onOpen={onOpen} />
      )}
      <SearchSheet isOpen={isSearching} onClose={() => setSearching(false)} onSearch={onSearch} />
    </div>
  );
}

type ShownProps = { readonly list: StaffOrderList; readonly onOpen: (id: string) => void };

function Latest({ list, onOpen }: ShownProps) {
  const { t } = useTranslation("staff");
  const { listed, others, isComplete, unconfirmedPrints } = list;
  return (
    <>
      <section className="orders__part" aria-label={t("orders.needYou")}>
        <h2>{t("orders.needYou")}</h2>
        {listed.length === 0 && isComplete && (
          <StatusMessage>{t("orders.nobodyNeeded")}</StatusMessage>
        )}
        {!isComplete && <StatusMessage>{t("orders.searching")}</StatusMessage>}
        <Cards rows={listed} unconfirmedPrints={unconfirmedPrints} onOpen={onOpen} />
      </section>
      {(others.length > 0 || listed.length === 0) && (
        <section className="orders__part" aria-label={t("orders.latest")}>
          <h2>{t("orders.latest")}</h2>
          {others.length === 0 && <StatusMessage>{t("orders.none")}</StatusMessage>}
          <Cards rows={others} unconfirmedPrints={unconfirmedPrints} onOpen={onOpen} />
        </section>
      )}
    </>
  );
}

function Found({ list, number, onOpen }: ShownProps & { readonly number: string }) {
  const { t } = useTranslation("staff");
  const rows = [...list.listed, ...list.others];
  const isolated = isolate(number);
  return (
    <section className="orders__part" aria-label={t("orders.found", { number: isolated })}>
      <h2>{t("orders.found", { number: isolated })}</h2>
      {rows.length === 0 && (
        <StatusMessage>{t("orders.notFound", { number: isolated })}</StatusMessage>
      )}
      {rows.length >= MOST_ORDERS_LISTED && (
        <StatusMessage>{t("orders.latestOnly", { count: rows.length })}</StatusMessage>
      )}
      <Cards rows={rows} unconfirmedPrints={list.unconfirmedPrints} onOpen={onOpen} />
    </section>
  );
}

type CardsProps = Pick<StaffOrderList, "unconfirmedPrints"> & {
  readonly rows: readonly StaffOrderRow[];
  readonly onOpen: (checkoutId: string) => void;
};

function Cards({ rows, unconfirmedPrints, onOpen }: CardsProps) {
  if (rows.length === 0) return null;
  return (
    <ul className="orders__cards">
      {rows.map((row) => (
        <li key={row.checkoutId}>
          <KioskOrderReading order={row}>
            <OrderCard
              row={row}
              isPrintUnconfirmed={unconfirmedPrints.includes(row.checkoutId)}
              onOpen={() => onOpen(row.checkoutId)}
            />
          </KioskOrderReading>
        </li>
      ))}
    </ul>
  );
}
