import { useState } from "react";
import { useFormat } from "../../i18n/use-format.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { OrderList } from "./OrderList.tsx";
import { OrderPage } from "./OrderPage.tsx";
import { OrderReadingProvider } from "./order-reading.ts";
import "./orders.css";

/** Orders, those that need attention first; an open one shows its history and actions. */
export function OrdersPage() {
  const [opened, setOpened] = useState<string | null>(null);
  const [search, setSearch] = useState<string | null>(null);
  const format = useFormat();
  const localized = useLocalize();
  return (
    <OrderReadingProvider value={{ format, localized }}>
      {opened === null ? (
        <OrderList search={search} onSearch={setSearch} onOpen={setOpened} />
      ) : (
        <OrderPage checkoutId={opened} onBack={() => setOpened(null)} />
      )}
    </OrderReadingProvider>
  );
}
