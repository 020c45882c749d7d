import { useState } from "react";
import { OrderList } from "./OrderList.tsx";
import { OrderPage } from "./OrderPage.tsx";
import "./orders.css";

/** Orders, those that need attention first; an open one shows its history and actions. */
export function OrdersPage() {
  const [opened, setOpened] = useState<string | null>(null);
  const [search, setSearch] = useState<string | null>(null);
  return opened === null ? (
    <OrderList search={search} onSearch={setSearch} onOpen={setOpened} />
  ) : (
    <OrderPage checkoutId={opened} onBack={() => setOpened(null)} />
  );
}
