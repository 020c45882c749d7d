import i18next from "i18next";
import { localize } from "../../../../domain/localized-text.ts";
import type { IdentificationView, IdentifyResult } from "../../../../electron/host/rpc/contract.ts";
import { REWARD_DISH } from "./sample-menu.ts";
import type { IdentifyAnswer, RejectionCode, SampleCustomer, Scene } from "./scene.ts";

/** What the screens would get from the loyalty service for a sample customer. */
export function customerOf(
  customer: SampleCustomer,
  { outlet, locale }: Pick<Scene, "outlet" | "locale">,
): IdentificationView {
  const flow = outlet.loyalty?.flow ?? "REGULAR";
  const brings = customer === "rewarded" && outlet.loyalty?.rewardRedemption === true;
  return {
    greetingName: customer === "new" ? null : i18next.t("preview:sample.name"),
    // in-store-loyalty.md §2.2: null is unknown, never nothing.
    tier: customer === "known" || brings ? i18next.t("preview:sample.tier") : null,
    pointsBalance: customer === "unknown-tier" ? null : customer === "new" ? 0 : 1_240,
    messages: [],
    benefits: {
      flow,
      rewards: brings
        ? [
            {
              rewardId: 0,
              itemId: REWARD_DISH.id,
              title: localize(REWARD_DISH.title, locale, { default: "en", fallback: "en" }),
              price: "3.90",
              quantity: 1,
              modifiers: [],
              discounts: [{ discountId: "preview", type: "percent", value: "100" }],
            },
          ]
        : [],
      namedBy: "id",
      discounts: [],
      pointsPayment: customer === "known" || brings ? "5.00" : null,
      maxPointsPercent: outlet.loyalty?.maxPwpPercent ?? null,
      minCashPayment: outlet.loyalty?.minCashPayment ?? null,
      pointsNeedScan: false,
    },
    isScanned: false,
    hasEverRewardedPoints: customer !== "new",
  };
}

/** What each code means for the next step, as in the host (in-store-loyalty.md §7). */
const CAUSES = {
  "500": "other",
  "503": "code-invalid",
  "504": "code-used",
  "505": "code-used",
  "509": "phone-format",
  "510": "phone-not-offered",
  other: "other",
} as const satisfies Record<RejectionCode, string>;

/** A code that is not in the contract: its text is shown as received. */
const UNLISTED_CODE = 999;

/** Names the sample's identification; nothing is placed with it. */
export const SAMPLE_IDENTIFICATION_ID = "sample";

/** The answer to an identification, by method; null if none comes. */
export function identifyResultOf(
  answer: IdentifyAnswer,
  scene: Pick<Scene, "outlet" | "locale">,
): IdentifyResult | null {
  switch (answer.is) {
    case "none":
      return null;
    case "unavailable":
      return { result: "unavailable", mayHaveArrived: false };
    case "accepted":
      return {
        result: "accepted",
        identificationId: SAMPLE_IDENTIFICATION_ID,
        customer: customerOf(answer.customer, scene),
      };
    case "rejected": {
      const { code } = answer;
      const text = i18next.t(`preview:sample.code.${code}`);
      const number = code === "other" ? UNLISTED_CODE : Number(code);
      return {
        result: "rejected",
        messages: [{ type: "error", code: number, text }],
        cause: CAUSES[code],
      };
    }
  }
}
