/** What the fleet has to know of this kiosk's orders. */
import type { Journal } from "../checkout/running/journal.ts";
import { referenceOf } from "../checkout/state/payment-status.ts";
import type { CheckoutState, Payment } from "../checkout/state/state.ts";
import type { ClaimedPayment } from "./claims.ts";
import type { DeliveryOptions } from "./deliveries.ts";

/** The payments of an order that the integrator has named. */
export function claimedPayments({ payments }: CheckoutState): readonly ClaimedPayment[] {
  return payments.flatMap((payment) => {
    const reference = referenceOf(payment.status);
    return reference === null ? [] : [{ reference, isPending: isAwaited(payment) }];
  });
}

function isAwaited({ status }: Payment): boolean {
  return status.at === "asked" || status.at === "pending" || status.at === "unclear";
}

/** Which callbacks are of this kiosk's orders, and which are journalled already. */
export function deliveryOrders(
  journal: Pick<Journal, "checkoutOfReference" | "events">,
): DeliveryOptions["orders"] {
  return {
    checkoutOfReference: (reference) => journal.checkoutOfReference(reference),
    isJournalled: (checkoutId, reference, status) =>
      journal
        .events(checkoutId)
        .some(
          (event) =>
            event.type === "CallbackReceived" &&
            event.transactionReference === reference &&
            event.status === status,
        ),
  };
}
