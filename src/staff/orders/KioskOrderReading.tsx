import type { ReactNode } from "react";
import type { OrderCurrency } from "../../i18n/format.ts";
import { useOrderFormat } from "../../i18n/use-format.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { OrderReadingProvider } from "./order-reading.ts";

type KioskOrderReadingProps = { readonly order: OrderCurrency; readonly children: ReactNode };

/** At the kiosk an order is written in staff's language and its own currency. */
export function KioskOrderReading({ order, children }: KioskOrderReadingProps) {
  const format = useOrderFormat(order);
  const localized = useLocalize();
  return <OrderReadingProvider value={{ format, localized }}>{children}</OrderReadingProvider>;
}
