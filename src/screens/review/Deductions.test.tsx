/** The deductions on a receipt, or why there are none (in-store-loyalty.md §2.2, requirement V10). */

import { beforeAll, expect, test } from "vitest";
import type { PricedBasket } from "../../../domain/pricing.ts";
import type { IdentificationView, OutletView } from "../../../electron/host/rpc/contract.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { rendered, textOf } from "../../journey/testing/rendered.tsx";
import { CUSTOMER, OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { Discounts, PointsPayment, Taxes } from "./Deductions.tsx";

beforeAll(() => startI18n(["common", "checkout"]));

const PRICED: PricedBasket = {
  lines: [],
  rewards: [],
  discounts: [],
  subtotal: "20.00",
  lineDiscount: "0",
  pointsOffer: "none",
  pointsPayment: "0",
  total: "20.00",
  tax: "0",
  problems: [],
};

type Benefits = Partial<IdentificationView["benefits"]>;

/** A visit of a customer with these benefits. */
function visitWith(benefits: Benefits, outlet: Partial<OutletView> = {}) {
  const visit = startVisit({ ...OUTLET, ...outlet });
  visit.send({ type: "START", orderType: "EAT_IN" });
  visit.identified({ ...CUSTOMER, benefits: { ...CUSTOMER.benefits, ...benefits } });
  return visit;
}

test("each discount of the order has its own amount and share, also two of one id", () => {
  const lunch = { discountId: "LUNCH" };
  const discounts: Benefits["discounts"] = [
    { ...lunch, type: "percent", value: "10.0" },
    { ...lunch, type: "amount", value: "2" },
    { ...lunch, type: "percent", value: "12.5" },
  ];
  const taken = ["2.00", "1.50", "2.50"].map((amount) => ({ ...lunch, amount }));
  const html = rendered(<Discounts priced={{ ...PRICED, discounts: taken }} />, {
    visit: visitWith({ discounts }),
  });
  expect(textOf(html).split("|")).toEqual([
    ...["Your discount of 10%", "− €2.00"],
    ...["Your discount", "− €1.50"],
    ...["Your discount of 12.5%", "− €2.50"],
  ]);
});

test("a discount that took nothing off is not shown, and the others keep their shares", () => {
  const discounts: Benefits["discounts"] = [
    { discountId: "FIVE", type: "amount", value: "0.00" },
    { discountId: "ALL", type: "percent", value: "100" },
    { discountId: "TEN", type: "percent", value: "10" },
  ];
  const taken = ["0", "20.00", "0"].map((amount, place) => {
    return { discountId: discounts[place]?.discountId ?? "", amount };
  });
  const html = rendered(<Discounts priced={{ ...PRICED, discounts: taken }} />, {
    visit: visitWith({ discounts }),
  });
  expect(textOf(html).split("|")).toEqual(["Your discount of 100%", "− €20.00"]);
});

/** The row for a points payment of 5.00. */
function pointsRow(priced: Partial<PricedBasket>, benefits: Benefits = {}, usesPoints = false) {
  const visit = visitWith({ pointsPayment: "5.00", ...benefits });
  if (usesPoints) visit.send({ type: "POINTS_USED", use: true });
  return textOf(rendered(<PointsPayment priced={{ ...PRICED, ...priced }} />, { visit }));
}

test("a points payment is shown with its amount, and deducted once it is used", () => {
  const offered = { pointsOffer: "usable", pointsPayment: "5.00" } as const;
  expect(pointsRow(offered)).toBe("Pay €5.00 with points|Taken off the total");
  expect(pointsRow(offered, {}, true)).toBe("Pay €5.00 with points|Taken off the total|− €5.00");
});

test.each([
  ["needs-scan", {}, "once your code has been scanned"],
  ["more-than-due", {}, "smaller than your points payment"],
  ["more-than-share", { maxPointsPercent: "50.0" }, "at most 50%"],
  ["more-than-share", { maxPointsPercent: "50" }, "Your payment of €5.00"],
  ["below-min-cash", { minCashPayment: "2.5" }, "At least €2.50"],
] as const)("points that cannot pay show why: %s %j", (pointsOffer, benefits, text) => {
  const said = pointsRow({ pointsOffer }, benefits);
  expect(said).toContain(text);
  expect(said).not.toContain("Pay €5.00 with points");
});

test.each([null, "0.00"])(
  "without a points payment (%s) there is no row for one",
  (pointsPayment) => {
    expect(pointsRow({}, { pointsPayment })).toBe("");
  },
);

test("taxes have a row if they are added, and none if the prices contain them or there are none", () => {
  const rowOf = (taxesIncluded: boolean, tax: string) =>
    textOf(
      rendered(<Taxes priced={{ ...PRICED, tax }} />, { visit: visitWith({}, { taxesIncluded }) }),
    );
  expect(rowOf(false, "1.40")).toBe("Taxes|€1.40");
  expect(rowOf(true, "1.40")).toBe("");
  expect(rowOf(false, "0.00")).toBe("");
});
