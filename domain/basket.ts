import { type Choice, sameChoices } from "./choices.ts";
import { type ComboPick, samePicks } from "./combo-picks.ts";
import type { ProductRef } from "./menu.ts";

/** Most units of one line: beyond it the order needs a person. */
export const MAX_LINE_COUNT = 50;

/** An item with its choices. */
export type ItemLine = {
  readonly kind: "item";
  readonly lineId: string;
  readonly itemId: string;
  readonly count: number;
  /** In the order in which the customer picked: the first `free` units of a group are not charged. */
  readonly choices: readonly Choice[];
};

/** A combo with the picks of its steps, per unit of the line (ordering.md §2.6). */
export type ComboLine = {
  readonly kind: "combo";
  readonly lineId: string;
  readonly comboId: string;
  readonly count: number;
  readonly picks: readonly ComboPick[];
};

/** A line of the basket, in the order in which it was added. It names products; it never carries prices. */
export type BasketLine = ItemLine | ComboLine;

export type Basket = { readonly lines: readonly BasketLine[] };

export const EMPTY_BASKET: Basket = { lines: [] };

/** The product that a line orders. */
export function productOfLine(line: BasketLine): ProductRef {
  return line.kind === "item"
    ? { kind: "item", id: line.itemId }
    : { kind: "combo", id: line.comboId };
}

/** Whether two lines order the same thing at the same price. */
export function sameLine(left: BasketLine, right: BasketLine): boolean {
  if (left.kind === "item") {
    return (
      right.kind === "item" &&
      left.itemId === right.itemId &&
      sameChoices(left.choices, right.choices)
    );
  }
  return (
    right.kind === "combo" && left.comboId === right.comboId && samePicks(left.picks, right.picks)
  );
}

/** Units of the same product and choices in other lines, to which this line would be added. */
export function unitsAlready(basket: Basket, line: BasketLine): number {
  const equal = basket.lines.find((other) => other.lineId !== line.lineId && sameLine(other, line));
  return equal?.count ?? 0;
}

/** Adds a line, or raises the count of an equal line that is already there. */
export function addLine(basket: Basket, line: BasketLine): Basket {
  const equal = basket.lines.find((other) => sameLine(other, line));
  if (!equal) return { lines: [...basket.lines, line] };
  return setCount(basket, equal.lineId, equal.count + line.count);
}

/** Sets a line's count, within 1 and MAX_LINE_COUNT; 0 removes the line. */
export function setCount(basket: Basket, lineId: string, count: number): Basket {
  if (count <= 0) return removeLine(basket, lineId);
  const bounded = Math.min(count, MAX_LINE_COUNT);
  return {
    lines: basket.lines.map((line) =>
      line.lineId === lineId ? { ...line, count: bounded } : line,
    ),
  };
}

export function replaceLine(basket: Basket, line: BasketLine): Basket {
  return { lines: basket.lines.map((other) => (other.lineId === line.lineId ? line : other)) };
}

export function removeLine(basket: Basket, lineId: string): Basket {
  return { lines: basket.lines.filter((line) => line.lineId !== lineId) };
}

/** Units of all lines, which the customer sees as "items". */
export function itemCount(basket: Basket): number {
  return basket.lines.reduce((sum, line) => sum + line.count, 0);
}
