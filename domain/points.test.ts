import { describe, expect, it } from "vitest";
import { judgePoints } from "./points.ts";

const judge = (
  pointsPayment: string | null,
  payable: string,
  limits: { maxPointsPercent?: string; minCashPayment?: string; pointsNeedScan?: boolean } = {},
) =>
  judgePoints(
    {
      pointsPayment,
      maxPointsPercent: null,
      minCashPayment: null,
      pointsNeedScan: false,
      ...limits,
    },
    payable,
  );

describe("the least that has to be paid in money besides points", () => {
  it("is exact: a payment that leaves exactly as much is used, one of a cent more is not", () => {
    expect(judge("6.79", "6.80", { minCashPayment: "0.01" })).toBe("usable");
    expect(judge("6.80", "6.80", { minCashPayment: "0.01" })).toBe("below-min-cash");
    expect(judge("4.80", "6.80", { minCashPayment: "2" })).toBe("usable");
    expect(judge("4.81", "6.80", { minCashPayment: "2" })).toBe("below-min-cash");
  });

  it("applies in addition to the share of points, and is unlimited if none is given", () => {
    expect(judge("6.80", "6.80")).toBe("usable");
    expect(judge("3.41", "6.80", { maxPointsPercent: "50", minCashPayment: "6" })).toBe(
      "more-than-share",
    );
    expect(judge("3.40", "6.80", { maxPointsPercent: "50", minCashPayment: "6" })).toBe(
      "below-min-cash",
    );
    expect(judge("7", "6.80", { minCashPayment: "1" })).toBe("more-than-due");
    expect(judge(null, "6.80", { minCashPayment: "10" })).toBe("none");
    expect(judge("4", "6.80", { pointsNeedScan: true })).toBe("needs-scan");
    expect(judge(null, "6.80", { pointsNeedScan: true })).toBe("none");
  });
});
