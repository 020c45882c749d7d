import type { OrderType } from "../contracts/ordering.ts";
import type { Basket, BasketLine, Choice } from "./basket.ts";
import type { Menu, MenuItem, ModifierGroup } from "./menu.ts";
import { priceFor } from "./menu.ts";
import {
  add,
  compare,
  type Decimal,
  multiply,
  notBelowZero,
  percentOf,
  proportion,
  roundHalfUp,
  smaller,
  subtract,
  taxContainedIn,
  ZERO,
} from "./money.ts";
import type { Benefits, Discount } from "./rewards.ts";

/** A modifier as it is charged: free units and charged units are separate entries. */
export type PricedModifier = {
  readonly groupId: string;
  readonly modifierId: string;
  /** Units per unit of the line. */
  readonly count: number;
  /** Price of one unit; zero where it is included. */
  readonly price: Decimal;
};

export type PricedLine = {
  readonly lineId: string;
  readonly itemId: string;
  readonly count: number;
  /** The item alone, one unit. */
  readonly basePrice: Decimal;
  /** Item and modifiers, one unit. */
  readonly unitPrice: Decimal;
  readonly total: Decimal;
  readonly modifiers: readonly PricedModifier[];
};

/** A reward of the identification; `applied` is false where the menu does not have the item. */
export type PricedReward = {
  readonly itemId: string;
  readonly quantity: number;
  /** What it would cost without its discount, all units. */
  readonly price: Decimal;
  readonly applied: boolean;
};

export type PricedDiscount = { readonly discountId: string; readonly amount: Decimal };

/** Why a line cannot be ordered from the present menu. */
export type LineProblem = {
  readonly lineId: string;
  readonly reason: "item-gone" | "modifier-gone" | "choices-incomplete";
};

/** A basket with what it costs. All amounts are rounded to the currency's digits. */
export type PricedBasket = {
  readonly lines: readonly PricedLine[];
  readonly rewards: readonly PricedReward[];
  readonly discounts: readonly PricedDiscount[];
  /** Sum of the lines before discounts. */
  readonly subtotal: Decimal;
  /** The points payment that fits this basket; zero where none is used. */
  readonly pointsPayment: Decimal;
  /** Money to be taken: subtotal less discounts and points. */
  readonly total: Decimal;
  /** Tax contained in, or added to, the subtotal less discounts. */
  readonly tax: Decimal;
  readonly problems: readonly LineProblem[];
};

export type PricingRequest = {
  readonly menu: Menu;
  readonly basket: Basket;
  readonly orderType: OrderType;
  /** Fractional digits of the currency. */
  readonly digits: number;
  readonly taxesIncluded: boolean;
  readonly benefits: Benefits;
  /** Whether the customer pays with the points payment on offer. */
  readonly usePoints: boolean;
};

/** Prices a basket. Line by line first, then the order's discounts, then points (design §7). */
export function priceBasket(request: PricingRequest): PricedBasket {
  const { menu, basket, benefits, digits } = request;
  const priced = basket.lines.map((line) => priceLine(line, request));
  const lines = priced.flatMap((result) => (result.line ? [result.line] : []));
  const problems = priced.flatMap((result) => (result.problem ? [result.problem] : []));
  const subtotal = roundHalfUp(add(ZERO, ...lines.map((line) => line.total)), digits);
  const discounts = priceDiscounts(benefits.discounts, subtotal, digits);
  const discounted = subtract(subtotal, add(ZERO, ...discounts.map((entry) => entry.amount)));
  const tax = roundHalfUp(taxOf(lines, subtotal, discounted, request), digits);
  const payable = request.taxesIncluded ? discounted : add(discounted, tax);
  const pointsPayment = pointsPaymentFor(request, payable);
  return {
    lines,
    rewards: benefits.rewards.map((reward) => ({
      itemId: reward.itemId,
      quantity: reward.quantity,
      price: roundHalfUp(multiply(reward.price, reward.quantity), digits),
      applied: menu.items[reward.itemId] !== undefined,
    })),
    discounts,
    subtotal,
    pointsPayment: roundHalfUp(pointsPayment, digits),
    total: roundHalfUp(subtract(payable, pointsPayment), digits),
    tax,
    problems,
  };
}

/** Price of one item with its choices, per unit: what the item sheet shows. */
export function priceItem(
  item: MenuItem,
  choices: readonly Choice[],
  orderType: OrderType,
): { unitPrice: Decimal; basePrice: Decimal; modifiers: readonly PricedModifier[] } {
  const basePrice = priceFor(item.prices, orderType).value;
  const modifiers = item.modifierGroups.flatMap((group) => priceGroup(group, choices, orderType));
  const extras = modifiers.map((modifier) => multiply(modifier.price, modifier.count));
  return { basePrice, modifiers, unitPrice: add(basePrice, ...extras) };
}

/** Splits a group's picks into included and charged units, in the order in which they were picked. */
function priceGroup(
  group: ModifierGroup,
  choices: readonly Choice[],
  orderType: OrderType,
): PricedModifier[] {
  let freeLeft = group.free;
  return choices
    .filter((choice) => choice.groupId === group.id)
    .flatMap((choice) => {
      const modifier = group.modifiers.find((candidate) => candidate.id === choice.modifierId);
      if (!modifier) return [];
      const included = Math.min(choice.count, freeLeft);
      freeLeft -= included;
      const price = priceFor(modifier.prices, orderType).value;
      const entry = { groupId: group.id, modifierId: modifier.id };
      return [
        { ...entry, count: included, price: ZERO },
        { ...entry, count: choice.count - included, price },
      ].filter(({ count }) => count > 0);
    });
}

function priceLine(
  line: BasketLine,
  { menu, orderType, digits }: PricingRequest,
): { line?: PricedLine; problem?: LineProblem } {
  const item = menu.items[line.itemId];
  if (!item) return { problem: { lineId: line.lineId, reason: "item-gone" } };
  const { basePrice, unitPrice, modifiers } = priceItem(item, line.choices, orderType);
  const problem = choicesProblem(item, line.choices);
  return {
    line: {
      lineId: line.lineId,
      itemId: line.itemId,
      count: line.count,
      basePrice,
      unitPrice,
      modifiers,
      total: roundHalfUp(multiply(unitPrice, line.count), digits),
    },
    ...(problem && { problem: { lineId: line.lineId, reason: problem } }),
  };
}

function choicesProblem(
  item: MenuItem,
  choices: readonly Choice[],
): "modifier-gone" | "choices-incomplete" | null {
  const known = (choice: Choice) =>
    item.modifierGroups.some(
      (group) =>
        group.id === choice.groupId &&
        group.modifiers.some((modifier) => modifier.id === choice.modifierId),
    );
  if (!choices.every(known)) return "modifier-gone";
  const inBounds = item.modifierGroups.every((group) => {
    const count = choices
      .filter((choice) => choice.groupId === group.id)
      .reduce((sum, choice) => sum + choice.count, 0);
    return count >= group.min && (group.max === null || count <= group.max);
  });
  return inBounds ? null : "choices-incomplete";
}

function priceDiscounts(
  discounts: readonly Discount[],
  subtotal: Decimal,
  digits: number,
): PricedDiscount[] {
  let left = subtotal;
  return discounts.map((discount) => {
    const wanted =
      discount.type === "percent" ? percentOf(subtotal, discount.value) : discount.value;
    const amount = roundHalfUp(smaller(wanted, left), digits);
    left = notBelowZero(subtract(left, amount));
    return { discountId: discount.discountId, amount };
  });
}

/** Order discounts lower every line's taxable amount by the same share. */
function taxOf(
  lines: readonly PricedLine[],
  subtotal: Decimal,
  discounted: Decimal,
  { menu, orderType, taxesIncluded }: PricingRequest,
): Decimal {
  const taxes = lines.map((line) => {
    const item = menu.items[line.itemId];
    const rates = item ? priceFor(item.prices, orderType).taxes : [];
    const rate = add(ZERO, ...rates);
    const taxable = proportion(discounted, line.total, subtotal);
    return taxesIncluded ? taxContainedIn(taxable, rate) : percentOf(taxable, rate);
  });
  return add(ZERO, ...taxes);
}

/** A points payment greater than what is due is dropped, not cut: its transaction is for that amount. */
function pointsPaymentFor(request: PricingRequest, payable: Decimal): Decimal {
  const offered = request.benefits.pointsPayment;
  if (!request.usePoints || offered === null) return ZERO;
  return compare(offered, payable) <= 0 ? offered : ZERO;
}
