/** The content of an order, for staff: names from today's menu, prices of the day it was placed. */
import type { LocalizedText } from "../../../domain/localized-text.ts";
import { type Menu, productOf } from "../../../domain/menu.ts";
import {
  add,
  type Decimal,
  multiply,
  notBelowZero,
  subtract,
  ZERO,
} from "../../../domain/money.ts";
import type { OrderSnapshot } from "../ordering/order-request.ts";
import type { StaffOrderLine } from "../rpc/staff-order-views.ts";

type Part = { readonly modifierId: string; readonly count: number; readonly price?: Decimal };
type Line = {
  readonly itemId: string;
  readonly count: number;
  readonly basePrice?: Decimal;
  readonly modifiers: readonly Part[];
  readonly discount?: Decimal;
};

/** The lines, then the rewards at no price. A product that is no longer on the menu has no title, only its id. */
export function orderedLines(
  { lines, presents }: Pick<OrderSnapshot, "lines" | "presents">,
  menu: Menu | null,
): StaffOrderLine[] {
  return [...lines, ...presents].map((line) => lineOf(line, menu));
}

function lineOf(line: Line, menu: Menu | null) {
  const { itemId, count, basePrice = ZERO, modifiers, discount = ZERO } = line;
  const extras = modifiers.map(({ price = ZERO, count: each }) => multiply(price, each));
  const titles = titlesOf(itemId, menu);
  return {
    itemId,
    title: (menu && productOf(menu, itemId)?.title) ?? null,
    count,
    extras: together(
      modifiers.map(({ modifierId, count: each }) => ({
        itemId: modifierId,
        title: titles.get(modifierId) ?? null,
        count: each,
      })),
    ),
    total: notBelowZero(subtract(multiply(add(basePrice, ...extras), count), discount)),
  };
}

/** Units that a group includes are separate from those that are charged: for staff they are one. */
function together(extras: readonly StaffOrderLine["extras"][number][]) {
  const counts = new Map<string, StaffOrderLine["extras"][number]>();
  for (const extra of extras) {
    const before = counts.get(extra.itemId)?.count ?? 0;
    counts.set(extra.itemId, { ...extra, count: before + extra.count });
  }
  return [...counts.values()];
}

/**
 * Titles of an item's modifiers; for a combo, of its steps' items (by the id that orders carry) and their modifiers.
 */
function titlesOf(productId: string, menu: Menu | null): ReadonlyMap<string, LocalizedText> {
  const titles = new Map<string, LocalizedText>();
  const addModifiers = (itemId: string) => {
    for (const { modifiers } of menu?.items[itemId]?.modifierGroups ?? []) {
      for (const { id, title } of modifiers) titles.set(id, title);
    }
  };
  addModifiers(productId);
  for (const { items } of menu?.combos[productId]?.steps ?? []) {
    for (const { id, itemId } of items) {
      const title = menu?.items[itemId]?.title;
      if (title) titles.set(id, title);
      addModifiers(itemId);
    }
  }
  return titles;
}
