import Big from "big.js";
import type {
  OrderLine,
  OrderRequestBody,
  OrderType,
  PricesByOrderingType,
} from "../../contracts/ordering.ts";
import { type PriceBook, priceFor } from "./price-book.ts";
import { type Refusal, refusal } from "./refusal.ts";

/** Euros have two fractional digits; the precision is agreed at onboarding (ordering.md §2.7). */
const CURRENCY_DIGITS = 2;
/** Rounding line by line or once at the end may differ by less than this for each line. */
const TAX_TOLERANCE_PER_LINE = 0.01;

/**
 * What one line costs by its own prices; modifiers are counted per unit of the line. A reduction never makes it
 * negative.
 */
function lineTotal({ price, count, modifiers = [] }: OrderLine): Big {
  const extras = modifiers.map((modifier) => new Big(modifier.price).times(modifier.count));
  const unit = extras.reduce((sum, extra) => sum.plus(extra), new Big(price));
  return unit.lt(0) ? new Big(0) : unit.times(count);
}

/** The sum of a price's tax rates; undefined if it has none. */
function rateOf(prices: PricesByOrderingType | undefined, type: OrderType): Big | undefined {
  const taxes = priceFor(prices ?? {}, type).taxes ?? [];
  return taxes.length > 0 ? taxes.reduce((sum, tax) => sum.plus(tax), new Big(0)) : undefined;
}

function taxOn(amount: Big, rate: Big, included: boolean): Big {
  return amount.times(rate).div(included ? rate.plus(100) : 100);
}

interface Range {
  readonly low: Big;
  readonly high: Big;
}

/**
 * The tax of one line. Whether a modifier, or the surcharge of a combo's step item, is taxed at its own rate or at its
 * dish's is not shown, so both are accepted if they differ.
 */
function lineTax(book: PriceBook, line: OrderLine, type: OrderType, included: boolean): Range {
  const product = book.items.get(line.id) ?? book.combos.get(line.id);
  const dishRate = rateOf(product?.prices, type) ?? new Big(0);
  const whole = lineTotal(line);
  const atDishRate = taxOn(whole, dishRate, included);
  const extras = (line.modifiers ?? []).map((modifier) => {
    const amount = new Big(modifier.price).times(modifier.count).times(line.count);
    const ownRate =
      surchargeRate(book, line, modifier.id, type) ?? modifierRate(book, modifier.id, type);
    return taxOn(amount, ownRate ?? dishRate, included);
  });
  const base = taxOn(new Big(line.price).times(line.count), dishRate, included);
  const atOwnRates = extras.reduce((sum, extra) => sum.plus(extra), base);
  return atDishRate.lt(atOwnRates)
    ? { low: atDishRate, high: atOwnRates }
    : { low: atOwnRates, high: atDishRate };
}

/** The tax rate of a step item of the combo on this line. */
function surchargeRate(book: PriceBook, line: OrderLine, key: string, type: OrderType) {
  const steps = book.combos.get(line.id)?.steps ?? [];
  const choice = steps.map(({ choices }) => choices.get(key)).find(Boolean);
  return rateOf(choice?.surcharge, type);
}

function modifierRate(book: PriceBook, key: string, type: OrderType): Big | undefined {
  for (const { groups } of book.items.values()) {
    for (const { modifiers } of groups) {
      const prices = modifiers.get(key);
      if (prices) return rateOf(prices, type);
    }
  }
  return undefined;
}

function checkTax(
  { items, type, payment: { charge } }: OrderRequestBody,
  book: PriceBook,
  included: boolean,
): Refusal[] {
  const ranges = items.map((line) => lineTax(book, line, type, included));
  const sum = (pick: (range: Range) => Big) =>
    ranges.reduce((total, range) => total.plus(pick(range)), new Big(0));
  const tolerance = new Big(TAX_TOLERANCE_PER_LINE).times(Math.max(1, items.length));
  const subtotal = new Big(charge.subtotal);
  const left = subtotal.eq(0) ? new Big(0) : subtotal.minus(charge.discount ?? 0).div(subtotal);
  // Whether a discount (points are one, too) lowers the tax is not shown: both are accepted.
  const low = sum(({ low }) => low)
    .times(left)
    .minus(tolerance);
  const high = sum(({ high }) => high).plus(tolerance);
  return low.lte(charge.tax) && high.gte(charge.tax)
    ? []
    : [refusal(`tax ${charge.tax} is not between ${low.toFixed(2)} and ${high.toFixed(2)}`)];
}

function checkDigits({ items, payment: { charge } }: OrderRequestBody): Refusal[] {
  const lines = items.flatMap((line) => [line, ...(line.modifiers ?? [])]);
  const amounts = [...Object.values(charge), ...lines.map(({ price }) => price)];
  const odd = amounts.filter((amount) => !new Big(amount).round(CURRENCY_DIGITS).eq(amount));
  return odd.map((amount) =>
    refusal(`${amount} has more than ${CURRENCY_DIGITS} fractional digits`),
  );
}

/**
 * Checks `payment.charge` (ordering.md §2.7): the subtotal is what the lines cost, and the total is the subtotal
 * less the discount, plus tips, delivery fee and, where prices do not include it, tax.
 */
export function checkCharge(
  order: OrderRequestBody,
  book: PriceBook,
  taxesIncluded: boolean,
): Refusal[] {
  const { charge } = order.payment;
  const refusals = checkDigits(order);
  const lines = order.items.reduce((sum, line) => sum.plus(lineTotal(line)), new Big(0));
  if (!lines.eq(charge.subtotal)) {
    refusals.push(refusal(`subtotal is ${charge.subtotal}, the lines come to ${lines}`));
  }
  const discount = charge.discount ?? 0;
  if (discount > charge.subtotal) {
    refusals.push(refusal(`discount ${discount} is more than the subtotal ${charge.subtotal}`));
  }
  const total = new Big(charge.subtotal)
    .minus(discount)
    .plus(charge.tips ?? 0)
    .plus(charge.deliveryFee ?? 0)
    .plus(taxesIncluded ? 0 : charge.tax);
  if (!total.eq(charge.total)) {
    refusals.push(
      refusal(`total is ${charge.total}, but subtotal less discount comes to ${total}`),
    );
  }
  return [...refusals, ...checkTax(order, book, taxesIncluded)];
}
