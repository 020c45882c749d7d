import type { LoyaltyView, OutletView } from "../../electron/host/rpc/contract.ts";
import type { ScreenName } from "../journey/screen-of.ts";

/** The settings of the outlet's programme that decide over scanned codes. */
export type CodeOffer = Pick<
  LoyaltyView,
  "flow" | "loyaltyCard" | "rewardRedemption" | "publicClientId"
>;

/** Whether this outlet identifies by scanned codes; only the service can determine the kind of one. */
export function offersScanning(loyalty: CodeOffer | null): loyalty is CodeOffer {
  return (
    loyalty !== null && (loyalty.loyaltyCard || loyalty.rewardRedemption || loyalty.publicClientId)
  );
}

/**
 * What happens to a code that is scanned on a screen:
 * - `identify`: it is sent at once
 * - `keep`: it is sent when the visit has begun
 * - `later`: it is too early; the customer is asked to scan again
 * - `not-offered`: this kiosk takes no codes
 * - `ignore`: there is nothing to identify for any more
 */
export type ScanFate = "identify" | "store" | "later" | "not-offered" | "ignore";

/** See decision 0014. */
export function fateOfScan(
  screen: ScreenName,
  outlet: Pick<OutletView, "outOfOrder"> & { readonly loyalty: CodeOffer | null },
): ScanFate {
  const { loyalty } = outlet;
  const isOrdering = [
    "attract",
    "orderType",
    "menu",
    "item",
    "combo",
    "identify",
    "table",
    "pickupTime",
    "review",
  ].includes(screen);
  if (!isOrdering || outlet.outOfOrder !== null) return "ignore";
  if (!offersScanning(loyalty)) return "not-offered";
  if (screen === "identify" || screen === "review") return "identify";
  // In this flow the order has to be complete first (in-store-loyalty.md §4.7).
  if (loyalty.flow === "PATCH_ORDER") return "later";
  return screen === "attract" ? "store" : "identify";
}
