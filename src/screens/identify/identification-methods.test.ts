import { describe, expect, it } from "vitest";
import { identificationMethodsOf, offersIdentification } from "./identification-methods.ts";

const NOTHING: Parameters<typeof identificationMethodsOf>[0] = {
  flow: "REGULAR",
  phone: null,
  loyaltyCard: false,
  rewardRedemption: false,
  publicClientId: false,
};
const PHONE = { phone: { flow: "single_step" as const } };

describe("methods of identification", () => {
  it.each([
    [{}, []],
    [PHONE, ["phone"]],
    [{ loyaltyCard: true }, ["scan", "short-code"]],
    [{ rewardRedemption: true }, ["scan"]],
    [{ publicClientId: true }, ["scan"]],
    [{ ...PHONE, loyaltyCard: true, rewardRedemption: true }, ["phone", "scan", "short-code"]],
  ])("with %o are %o", (open, methods) => {
    expect(identificationMethodsOf({ ...NOTHING, ...open }, false)).toEqual(methods);
    expect(offersIdentification({ ...NOTHING, ...open })).toBe(methods.length > 0);
  });

  it("exclude the phone once the service has refused it (510)", () => {
    expect(identificationMethodsOf({ ...NOTHING, ...PHONE, loyaltyCard: true }, true)).toEqual([
      "scan",
      "short-code",
    ]);
  });
});
