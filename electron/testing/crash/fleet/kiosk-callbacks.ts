/** A kiosk's records of callbacks, read from its folder. */
import type { CheckoutEvent } from "../../../host/checkout/state/events.ts";
import { allOrders, callbackTables } from "../kiosk-books.ts";
import type { JournalledCallback, KioskCallbacks } from "./callback-verdict.ts";

export function kioskCallbacks(kiosk: string, integrationId: string, dataDir: string) {
  const { references, unmatched } = callbackTables(dataDir);
  return {
    ...{ kiosk, integrationId, unmatched, references: new Set(references) },
    orders: allOrders(dataDir).map(({ checkoutId, events }) => ({
      checkoutId,
      callbacks: events.flatMap(callbackIn),
    })),
  } satisfies KioskCallbacks;
}

function callbackIn(event: CheckoutEvent): JournalledCallback[] {
  if (event.type !== "CallbackReceived") return [];
  const { transactionReference, status } = event;
  return [{ transactionReference, status }];
}
