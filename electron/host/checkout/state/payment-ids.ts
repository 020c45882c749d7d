import { randomUUID } from "node:crypto";
import type { PaymentIds } from "./order.ts";

/** Identifiers of an order's payment number `attempt`, from 1 (decision 0002). */
export function mintPaymentIds(
  checkoutId: string,
  attempt: number,
  cardId: string | null = null,
): PaymentIds {
  return {
    paymentId: `${checkoutId}.${attempt}`,
    payKey: randomUUID(),
    captureKey: randomUUID(),
    reverseKey: randomUUID(),
    refundKey: randomUUID(),
    ...(cardId !== null && { cardId }),
  };
}
