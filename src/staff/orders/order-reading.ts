import { createContext, useContext } from "react";
import type { LocalizedText } from "../../../domain/localized-text.ts";
import type { Format } from "../../i18n/format.ts";

/** How an order is written for its reader: at the kiosk as its outlet says, at the operators' page in theirs; amounts in the order's own currency. */
export type OrderReading = {
  readonly format: Format;
  /** Picks the reader's language out of a name of the menu. */
  readonly localized: (text: LocalizedText | null | undefined) => string;
};

const OrderReadingContext = createContext<OrderReading | null>(null);

/** Has to be around every component of this folder that shows an order. */
export const OrderReadingProvider = OrderReadingContext.Provider;

export function useOrderReading(): OrderReading {
  const reading = useContext(OrderReadingContext);
  if (reading === null) throw new Error("no OrderReadingProvider around an order");
  return reading;
}
