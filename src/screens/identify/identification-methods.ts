import type { LoyaltyView } from "../../../electron/host/rpc/contract.ts";
import { type CodeOffer, offersScanning } from "../../scan/offer.ts";

type Offer = CodeOffer & Pick<LoyaltyView, "phone">;

export type IdentificationMethod = "phone" | "scan" | "short-code";

/**
 * The methods that the configuration enables (in-store-loyalty.md §2.4), the most common first. `phoneIsRefused`: the
 * service takes no phone numbers here, whatever the configuration says (in-store-loyalty.md §7, code 510).
 */
export function identificationMethodsOf(
  loyalty: Offer,
  phoneIsRefused: boolean,
): readonly IdentificationMethod[] {
  return [
    ...(loyalty.phone !== null && !phoneIsRefused ? (["phone"] as const) : []),
    ...(offersScanning(loyalty) ? (["scan"] as const) : []),
    ...(loyalty.loyaltyCard ? (["short-code"] as const) : []),
  ];
}

/** Whether anybody can identify here at all. */
export function offersIdentification(loyalty: Offer | null): boolean {
  return loyalty !== null && identificationMethodsOf(loyalty, false).length > 0;
}
