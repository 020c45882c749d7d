import { describe, expect, it } from "vitest";
import { offersIdentification, waysOf } from "./ways.ts";

const NOTHING: Parameters<typeof waysOf>[0] = {
  flow: "REGULAR",
  phone: null,
  loyaltyCard: false,
  rewardRedemption: false,
  publicClientId: false,
};
const PHONE = { phone: { flow: "single_step" as const } };

describe("ways to identify", () => {
  it.each([
    [{}, []],
    [PHONE, ["phone"]],
    [{ loyaltyCard: true }, ["scan", "short-code"]],
    [{ rewardRedemption: true }, ["scan"]],
    [{ publicClientId: true }, ["scan"]],
    [{ ...PHONE, loyaltyCard: true, rewardRedemption: true }, ["phone", "scan", "short-code"]],
  ])("with %o are %o", (open, ways) => {
    expect(waysOf({ ...NOTHING, ...open }, false)).toEqual(ways);
    expect(offersIdentification({ ...NOTHING, ...open })).toBe(ways.length > 0);
  });

  it("are without the phone once the service has refused it (510)", () => {
    expect(waysOf({ ...NOTHING, ...PHONE, loyaltyCard: true }, true)).toEqual([
      "scan",
      "short-code",
    ]);
  });
});
