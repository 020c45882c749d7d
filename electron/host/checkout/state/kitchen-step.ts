import type { CheckoutState } from "./state.ts";

/** How far an order is, as the four states that a customer needs of the nine statuses (ordering.md §3). */
export type KitchenStep = "waiting" | "preparing" | "ready" | "canceled";

export function kitchenStep({ kitchen }: Pick<CheckoutState, "kitchen">): KitchenStep {
  switch (kitchen?.status) {
    case undefined:
    case "PROCESSING":
    case "CONFIRMED_WAITING_FOR_COOKING":
      return "waiting";
    case "COOKING":
      return "preparing";
    case "AWAITING_PICKUP":
    case "AWAITING_DELIVERY":
    case "BEING_DELIVERED":
    case "PROCESSED":
      return "ready";
    case "CANCELED":
    case "FAILED":
      return "canceled";
  }
}
