import { priceBasket } from "../pricing.ts";
import type { ModelOrder } from "./model.ts";
import { requestOf } from "./model-request.ts";
import { type ReferencePrices, referencePrices } from "./reference-prices.ts";

/** One order priced twice, in the same form: the results have to be equal. */
export function pricedTwice(order: ModelOrder): {
  readonly actual: unknown;
  readonly expected: ReferencePrices;
} {
  const priced = priceBasket(requestOf(order));
  const reference = referencePrices(order);
  const units = (decimal: string) => unitsOf(decimal, order.digits);
  const reasons = new Map(priced.problems.map(({ lineId, reason }) => [lineId, reason]));
  return {
    actual: {
      lines: priced.lines.map(({ productId, count, total, reward }) => ({
        productId,
        count: BigInt(count),
        total: units(total),
        off: units(reward?.off ?? "0"),
      })),
      subtotal: units(priced.subtotal),
      lineDiscount: units(priced.lineDiscount),
      discounts: priced.discounts.map(({ amount }) => units(amount)),
      pointsOffer: priced.pointsOffer,
      points: units(priced.pointsPayment),
      tax: units(priced.tax),
      total: units(priced.total),
      problems: order.lines.map((_, index) => reasons.get(`${index}`) ?? null),
    },
    expected: reference,
  };
}

/** A decimal in units of the currency's last digit; a text if it has more digits. */
function unitsOf(decimal: string, digits: number): bigint | string {
  const [whole = "", fraction = ""] = decimal.split(".");
  const beyond = fraction.slice(digits).replaceAll("0", "");
  return beyond === "" ? BigInt(whole + fraction.slice(0, digits).padEnd(digits, "0")) : decimal;
}
