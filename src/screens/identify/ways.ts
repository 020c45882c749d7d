import type { LoyaltyView } from "../../../electron/host/api/contract.ts";
import { type CodeOffer, offersScanning } from "../../scan/offer.ts";

type Offer = CodeOffer & Pick<LoyaltyView, "phone">;

/** How a customer can identify at this screen. */
export type Way = "phone" | "scan" | "short-code";

/**
 * The ways that the configuration opens (in-store-loyalty.md §2.4), the usual first. `phoneIsRefused`: the service
 * takes no phone numbers here, whatever the configuration says (in-store-loyalty.md §7, code 510).
 */
export function waysOf(loyalty: Offer, phoneIsRefused: boolean): readonly Way[] {
  return [
    ...(loyalty.phone !== null && !phoneIsRefused ? (["phone"] as const) : []),
    ...(offersScanning(loyalty) ? (["scan"] as const) : []),
    ...(loyalty.loyaltyCard ? (["short-code"] as const) : []),
  ];
}

/** Whether anybody can identify here at all. */
export function offersIdentification(loyalty: Offer | null): boolean {
  return loyalty !== null && waysOf(loyalty, false).length > 0;
}
