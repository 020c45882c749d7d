import type { OrderType } from "../contracts/ordering.ts";
import type { BasketLine, ComboLine, ItemLine } from "./basket.ts";
import { type Choice, groupProblem, isOffered } from "./choices.ts";
import { type ComboPick, offeredItem, picksOf, stepProblem } from "./combo-picks.ts";
import {
  type Combo,
  type ComboStep,
  type Menu,
  type MenuItem,
  type ModifierGroup,
  type ProductRef,
  priceFor,
} from "./menu.ts";
import { add, compare, type Decimal, multiply, notBelowZero, roundHalfUp, ZERO } from "./money.ts";
import type { Discount } from "./rewards.ts";

/** A modifier as it is charged: free units and charged units are separate entries. */
export type PricedModifier = {
  readonly groupId: string;
  readonly modifierId: string;
  /** Units per unit of the line. */
  readonly count: number;
  /** Price of one unit; zero if it is included. */
  readonly price: Decimal;
  /** Per cent; if its price has no tax, that of what it is chosen for. */
  readonly taxRate: Decimal;
};

/** A pick of a combo as it is charged: the surcharge replaces the item's own price (ordering.md §2.6). */
export type PricedPick = {
  readonly pickId: string;
  readonly stepId: string;
  readonly itemId: string;
  readonly surcharge: Decimal;
  /** Per cent, of the surcharge; if it has no tax, that of the combo. */
  readonly taxRate: Decimal;
  readonly modifiers: readonly PricedModifier[];
};

/** Units of a basket line that cost the same. A line whose units are partly a reward becomes two of these. */
export type PricedLine = {
  readonly lineId: string;
  readonly kind: ProductRef["kind"];
  /** Global id of the item or combo. */
  readonly productId: string;
  readonly count: number;
  /** The item or combo alone, one unit. */
  readonly basePrice: Decimal;
  /** Per cent: all taxes of the base price together. */
  readonly taxRate: Decimal;
  /** With modifiers and picks, one unit. */
  readonly unitPrice: Decimal;
  /** All units, before any discount. */
  readonly total: Decimal;
  /** Of an item; a combo has them at its picks. */
  readonly modifiers: readonly PricedModifier[];
  /** Of a combo, in the order of its steps. */
  readonly picks: readonly PricedPick[];
  /** How much a reward reduces the price of these units; null if they are no reward. */
  readonly reward: LineReward | null;
};

export type LineReward = {
  readonly rewardId: number;
  /** As the service sent them: order-closed echoes them on the line (in-store-loyalty.md §4.7). */
  readonly discounts: readonly Discount[];
  /** The reduction of the line's total. */
  readonly off: Decimal;
};

/** Why a line cannot be ordered from the present menu. A pick that has left the menu counts like such a modifier. */
export type LineProblem = {
  readonly lineId: string;
  readonly reason: "product-gone" | "modifier-gone" | "choices-incomplete";
};

/** One unit of a product, without its modifiers and picks. */
type UnitPrice = Pick<PricedLine, "basePrice" | "unitPrice" | "taxRate">;

/** Price of one item with its choices, per unit, as the item sheet shows it. */
export function priceItem(
  item: MenuItem,
  choices: readonly Choice[],
  orderType: OrderType,
): UnitPrice & { modifiers: readonly PricedModifier[] } {
  const { value: basePrice, taxes } = priceFor(item.prices, orderType);
  const taxRate = rateOf(taxes, ZERO);
  const modifiers = priceModifiers(item, choices, { orderType, taxRate });
  return { basePrice, taxRate, modifiers, unitPrice: together(basePrice, amountsOf(modifiers)) };
}

/**
 * Price of one combo with its picks, per unit (ordering.md §2.6): the combo's price, the picks' surcharges and their
 * paid modifiers. An item's own price does not apply; each pick has its own free units.
 */
export function priceCombo(
  combo: Combo,
  picks: readonly ComboPick[],
  menu: Menu,
  orderType: OrderType,
): UnitPrice & { picks: readonly PricedPick[] } {
  const { value: basePrice, taxes } = priceFor(combo.prices, orderType);
  const taxRate = rateOf(taxes, ZERO);
  const priced = combo.steps.flatMap((step) =>
    picksOf(step, picks).flatMap((pick) => pricePick(step, pick, menu, { orderType, taxRate })),
  );
  const extras = priced.flatMap(({ surcharge, modifiers }) => [surcharge, ...amountsOf(modifiers)]);
  return { basePrice, taxRate, picks: priced, unitPrice: together(basePrice, extras) };
}

/** Adds up prices; negative ones never make the sum negative. */
function together(basePrice: Decimal, extras: readonly Decimal[]): Decimal {
  return notBelowZero(add(basePrice, ...extras));
}

/** The context of a price within another: it has the outer taxes if it has none of its own. */
type Within = { readonly orderType: OrderType; readonly taxRate: Decimal };

function rateOf(taxes: readonly Decimal[], otherwise: Decimal): Decimal {
  return taxes.length > 0 ? add(...taxes) : otherwise;
}

function pricePick(
  step: ComboStep,
  { pickId, stepId, itemId, choices }: ComboPick,
  menu: Menu,
  within: Within,
): PricedPick[] {
  const offered = offeredItem(step, itemId, menu);
  if (!offered) return [];
  const { value: surcharge, taxes } = priceFor(offered.stepItem.surcharges, within.orderType);
  const taxRate = rateOf(taxes, within.taxRate);
  const modifiers = priceModifiers(offered.item, choices, { ...within, taxRate });
  return [{ pickId, stepId, itemId, surcharge, taxRate, modifiers }];
}

function priceModifiers(
  item: MenuItem,
  choices: readonly Choice[],
  within: Within,
): PricedModifier[] {
  return item.modifierGroups.flatMap((group) => priceGroup(group, choices, within));
}

function amountsOf(modifiers: readonly PricedModifier[]): Decimal[] {
  return modifiers.map((modifier) => multiply(modifier.price, modifier.count));
}

/**
 * Splits a group's picks into included and charged units, in the order in which they were picked. A modifier with a
 * negative price is always charged, and uses up no free unit.
 */
function priceGroup(
  group: ModifierGroup,
  choices: readonly Choice[],
  within: Within,
): PricedModifier[] {
  let freeLeft = group.free;
  const entries = choices
    .filter((choice) => choice.groupId === group.id)
    .flatMap((choice) => {
      const modifier = group.modifiers.find((candidate) => candidate.id === choice.modifierId);
      if (!modifier) return [];
      const { value: price, taxes } = priceFor(modifier.prices, within.orderType);
      const included = compare(price, ZERO) < 0 ? 0 : Math.min(choice.count, freeLeft);
      freeLeft -= included;
      const taxRate = rateOf(taxes, within.taxRate);
      const entry = { groupId: group.id, modifierId: modifier.id, taxRate };
      return [
        { ...entry, count: included, price: ZERO },
        { ...entry, count: choice.count - included, price },
      ].filter(({ count }) => count > 0);
    });
  return merged(entries);
}

/** Merges units of one modifier at one price into one entry, at the position of the first. */
function merged(entries: readonly PricedModifier[]): PricedModifier[] {
  const byPrice = new Map<string, PricedModifier>();
  for (const entry of entries) {
    const key = `${entry.price} ${entry.modifierId}`;
    const count = (byPrice.get(key)?.count ?? 0) + entry.count;
    byPrice.set(key, { ...entry, count });
  }
  return [...byPrice.values()];
}

type PriceSource = { menu: Menu; orderType: OrderType; digits: number };
type LineResult = { line?: PricedLine; problem?: LineProblem };

/** Prices one line of the basket from `menu`; without a line if the menu does not have its product. */
export function priceLine(line: BasketLine, source: PriceSource): LineResult {
  return line.kind === "item" ? priceItemLine(line, source) : priceComboLine(line, source);
}

function priceItemLine(line: ItemLine, { menu, orderType, digits }: PriceSource): LineResult {
  const { lineId, itemId, count, choices } = line;
  const item = menu.items[itemId];
  if (!item) return { problem: { lineId, reason: "product-gone" } };
  const priced = { ...priceItem(item, choices, orderType), picks: [] };
  const total = roundHalfUp(multiply(priced.unitPrice, count), digits);
  return {
    line: { lineId, kind: "item", productId: itemId, count, ...priced, total, reward: null },
    ...problemOf(lineId, choicesProblem(item, choices)),
  };
}

function priceComboLine(line: ComboLine, { menu, orderType, digits }: PriceSource): LineResult {
  const { lineId, comboId, count, picks } = line;
  const combo = menu.combos[comboId];
  if (!combo) return { problem: { lineId, reason: "product-gone" } };
  const priced = { ...priceCombo(combo, picks, menu, orderType), modifiers: [] };
  const total = roundHalfUp(multiply(priced.unitPrice, count), digits);
  return {
    line: { lineId, kind: "combo", productId: comboId, count, ...priced, total, reward: null },
    ...problemOf(lineId, picksProblem(combo, picks, menu)),
  };
}

type Reason = LineProblem["reason"];

function problemOf(lineId: string, reason: Reason | null): Pick<LineResult, "problem"> {
  return reason ? { problem: { lineId, reason } } : {};
}

function choicesProblem(item: MenuItem, choices: readonly Choice[]): Reason | null {
  if (!choices.every((choice) => isOffered(item, choice))) return "modifier-gone";
  const inBounds = item.modifierGroups.every((group) => groupProblem(group, choices) === null);
  return inBounds ? null : "choices-incomplete";
}

/** Missing products come before missing choices, since adding choices cannot solve them. */
function picksProblem(combo: Combo, picks: readonly ComboPick[], menu: Menu): Reason | null {
  const reasons = picks.map((pick): Reason | null => {
    const step = combo.steps.find(({ id }) => id === pick.stepId);
    const offered = step && offeredItem(step, pick.itemId, menu);
    return offered ? choicesProblem(offered.item, pick.choices) : "modifier-gone";
  });
  if (reasons.includes("modifier-gone")) return "modifier-gone";
  const inBounds = combo.steps.every((step) => stepProblem(step, picks) === null);
  return inBounds && reasons.every((reason) => reason === null) ? null : "choices-incomplete";
}
