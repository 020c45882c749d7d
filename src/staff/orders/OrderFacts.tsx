import { useTranslation } from "react-i18next";
import type { StaffOrderRow } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useOrderReading } from "./order-reading.ts";

type OrderFactsProps = {
  readonly row: Pick<StaffOrderRow, "placedAt" | "orderType" | "platformOrderId">;
};

/** When an order was placed, its order type, and the kiosk's own number. */
export function OrderFacts({ row }: OrderFactsProps) {
  const { t } = useTranslation(["common", "staff"]);
  const { format } = useOrderReading();
  const facts = [
    format.date(row.placedAt),
    format.time(row.placedAt),
    ...(row.orderType === null ? [] : [t(`common:orderType.${row.orderType}`)]),
    t("staff:orders.own", { number: row.platformOrderId }),
  ];
  // Set off from each other: digits of a date must not run into those of the time where reading goes leftwards.
  return facts.map((fact) => isolate(fact)).join(" · ");
}
