import type { OrderType } from "../contracts/ordering.ts";
import { type BasketLine, type Choice, groupProblem } from "./basket.ts";
import { type Menu, type MenuItem, type ModifierGroup, priceFor } from "./menu.ts";
import { add, type Decimal, multiply, roundHalfUp, ZERO } from "./money.ts";
import type { Discount } from "./rewards.ts";

/** A modifier as it is charged: free units and charged units are separate entries. */
export type PricedModifier = {
  readonly groupId: string;
  readonly modifierId: string;
  /** Units per unit of the line. */
  readonly count: number;
  /** Price of one unit; zero where it is included. */
  readonly price: Decimal;
};

/** Units of a basket line that cost the same. A line whose units are partly a reward comes in two parts. */
export type PricedLine = {
  readonly lineId: string;
  readonly itemId: string;
  readonly count: number;
  /** The item alone, one unit. */
  readonly basePrice: Decimal;
  /** Item and modifiers, one unit. */
  readonly unitPrice: Decimal;
  /** All units, before any discount. */
  readonly total: Decimal;
  readonly modifiers: readonly PricedModifier[];
  /** What a reward takes off these units (PATCH_ORDER); null where they are no reward. */
  readonly reward: LineReward | null;
};

export type LineReward = {
  /** As the service sent them: order-closed echoes them on the line (in-store-loyalty.md §4.7). */
  readonly discounts: readonly Discount[];
  /** What they take off the line's total. */
  readonly off: Decimal;
};

/** Why a line cannot be ordered from the present menu. */
export type LineProblem = {
  readonly lineId: string;
  readonly reason: "item-gone" | "modifier-gone" | "choices-incomplete";
};

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

/** Prices one line of the basket from `menu`; without a line where the menu does not have its item. */
export function priceLine(
  line: BasketLine,
  { menu, orderType, digits }: { menu: Menu; orderType: OrderType; digits: number },
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
      reward: null,
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
  const inBounds = item.modifierGroups.every((group) => groupProblem(group, choices) === null);
  return inBounds ? null : "choices-incomplete";
}
