import type { LoyaltyView } from "../rpc/contract.ts";

/** The customer's loyalty status when their order was placed. */
export type VisitKind = {
  readonly identified: "no" | "by-phone" | "by-code";
  /** Null means unknown. */
  readonly hasEverRewardedPoints: boolean | null;
};

/**
 * The install link to show at the end of a visit, by the banner's `showWhen` (in-store-loyalty.md §2.4); null for none.
 * A customer who was never rewarded has just registered: without the app if identified by phone, with it if by a code.
 */
export function appInstallUrl(loyalty: LoyaltyView | null, visit: VisitKind): string | null {
  const banner = loyalty?.appInstall;
  if (!banner) return null;
  const { showWhen } = banner;
  if (visit.identified === "no") return showWhen.skipped ? banner.url : null;
  if (visit.hasEverRewardedPoints !== false) return showWhen.alreadyRegistered ? banner.url : null;
  const show =
    visit.identified === "by-phone"
      ? showWhen.justRegisteredWithoutApp
      : showWhen.justRegisteredWithApp;
  return show ? banner.url : null;
}
