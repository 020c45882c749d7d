import { describe, expect, it } from "vitest";
import { rewardCodesOf, staffLocaleOf, vendorFieldsOf } from "./credential-fields.ts";

const core = {
  apiUrl: "https://loyalty.example/api",
  apiVersion: "1.7",
  establishmentId: 7,
  discountId: "LOYALTY100",
  flow: "REGULAR",
} as const;

describe("the credential's fields", () => {
  it("have the outlet's reward codes: discountId, and the bonus of one vendor segment", () => {
    expect(rewardCodesOf(core)).toEqual(["LOYALTY100"]);
    expect(rewardCodesOf({ ...core, bonusDiscountId: "BONUS100" })).toEqual([
      "LOYALTY100",
      "BONUS100",
    ]);
    expect(rewardCodesOf({ ...core, discountId: null, bonusDiscountId: "" })).toEqual([]);
  });

  it("have a language for staff only if it is valid: it becomes a header", () => {
    expect(staffLocaleOf({ language: "de" })).toBe("de");
    expect(staffLocaleOf({ language: "pl-pl" })).toBe("pl-PL");
    for (const language of [undefined, null, "", "not a language", "en\r\nSaltId: 1"]) {
      expect(staffLocaleOf({ language })).toBeNull();
    }
  });

  it("are listed by name if a vendor segment has them, never by value", () => {
    expect(vendorFieldsOf(core)).toEqual([]);
    expect(vendorFieldsOf({ ...core, timeout: 30, giftCode: ["GIFT-10"], firing: false })).toEqual([
      "firing",
      "giftCode",
      "timeout",
    ]);
    expect(vendorFieldsOf({ ...core, language: null })).toEqual([]);
  });
});
