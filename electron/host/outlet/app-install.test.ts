import { describe, expect, it } from "vitest";
import type { LoyaltyView } from "../rpc/contract.ts";
import { appInstallUrl, type VisitKind } from "./app-install.ts";

type ShowWhen = NonNullable<LoyaltyView["appInstall"]>["showWhen"];
const CASES = [
  "justRegisteredWithApp",
  "justRegisteredWithoutApp",
  "alreadyRegistered",
  "skipped",
] as const satisfies readonly (keyof ShowWhen)[];
const URL = "https://outlet.example/app";
const NEVER: ShowWhen = {
  justRegisteredWithApp: false,
  justRegisteredWithoutApp: false,
  alreadyRegistered: false,
  skipped: false,
};

const loyaltyWith = (showWhen: ShowWhen): LoyaltyView => ({
  flow: "REGULAR",
  maxPwpPercent: null,
  minCashPayment: null,
  phone: { flow: "single_step" },
  loyaltyCard: true,
  rewardRedemption: false,
  publicClientId: false,
  accrual: null,
  pointsIconUrl: null,
  rewardBannerUrl: null,
  marketingConsent: { channels: [], headline: {}, body: {}, documentRefs: [] },
  phoneFormDisclaimer: { template: {}, documentRefs: [] },
  appInstall: { url: URL, imageUrl: null, promoText: {}, showWhen },
});

const VISITS: readonly (readonly [what: string, visit: VisitKind, which: keyof ShowWhen])[] = [
  [
    "a code, and never a point",
    { identified: "by-code", hasEverRewardedPoints: false },
    "justRegisteredWithApp",
  ],
  [
    "a phone number, and never a point",
    { identified: "by-phone", hasEverRewardedPoints: false },
    "justRegisteredWithoutApp",
  ],
  [
    "a phone number with points before",
    { identified: "by-phone", hasEverRewardedPoints: true },
    "alreadyRegistered",
  ],
  [
    "a code with points before",
    { identified: "by-code", hasEverRewardedPoints: true },
    "alreadyRegistered",
  ],
  [
    "a phone number of which nothing is known",
    { identified: "by-phone", hasEverRewardedPoints: null },
    "alreadyRegistered",
  ],
  ["nobody", { identified: "no", hasEverRewardedPoints: null }, "skipped"],
];

describe("the link to the app at the end of a visit", () => {
  it.each(VISITS)("%s is the only matching case", (_what, visit, which) => {
    const shown = CASES.filter(
      (name) => appInstallUrl(loyaltyWith({ ...NEVER, [name]: true }), visit) === URL,
    );
    expect(shown).toEqual([which]);
  });

  it("is not shown if the outlet has no app or no loyalty programme", () => {
    const visit: VisitKind = { identified: "no", hasEverRewardedPoints: null };
    const always = { ...NEVER, skipped: true };
    expect(appInstallUrl({ ...loyaltyWith(always), appInstall: null }, visit)).toBeNull();
    expect(appInstallUrl(null, visit)).toBeNull();
  });
});
