/** The price on a card of the menu: the least for which a product can be had, and whether it may cost more. */
import type { OrderType } from "../contracts/ordering.ts";
import { offeredItem } from "./combo-picks.ts";
import {
  type Combo,
  type ComboStep,
  type Menu,
  type MenuItem,
  type ModifierGroup,
  priceFor,
} from "./menu.ts";
import { add, compare, type Decimal, isZero, multiply, ZERO } from "./money.ts";

export type LeastPrice = {
  readonly price: Decimal;
  /** Whether something that has to be chosen can cost more than is counted here. */
  readonly isFrom: boolean;
};

/** An item with the cheapest of what has to be chosen for it beyond the free units (ordering.md §2.4). */
export function leastItemPrice(item: MenuItem, orderType: OrderType): LeastPrice {
  const base = { price: priceFor(item.prices, orderType).value, isFrom: false };
  return together([base, ...item.modifierGroups.map((group) => required(group, orderType))]);
}

/** A combo with the cheapest that each step asks for: surcharges and required choices (ordering.md §2.6). */
export function leastComboPrice(combo: Combo, menu: Menu, orderType: OrderType): LeastPrice {
  const base = { price: priceFor(combo.prices, orderType).value, isFrom: false };
  return together([base, ...combo.steps.map((step) => cheapestPicks(step, menu, orderType))]);
}

function cheapestPicks(step: ComboStep, menu: Menu, orderType: OrderType): LeastPrice {
  if (step.min === 0) return NOTHING;
  const offers = step.items.flatMap(({ itemId, surcharges }) => {
    const offered = offeredItem(step, itemId, menu);
    if (!offered) return [];
    const surcharge = { price: priceFor(surcharges, orderType).value, isFrom: false };
    const groups = offered.item.modifierGroups.map((group) => required(group, orderType));
    return [together([surcharge, ...groups])];
  });
  return times(step.min, cheapest(offers));
}

/**
 * What a group makes a product cost more, whoever chooses the least of it. Where that is nothing, the product's price is
 * its price: what is dearer is an extra.
 */
function required(group: ModifierGroup, orderType: OrderType): LeastPrice {
  const charged = group.min - group.free;
  if (charged <= 0) return NOTHING;
  const prices = group.modifiers.map(({ prices: each }) => ({
    price: priceFor(each, orderType).value,
    isFrom: false,
  }));
  const least = cheapest(prices);
  return isZero(least.price) ? NOTHING : times(charged, least);
}

const NOTHING: LeastPrice = { price: ZERO, isFrom: false };

function cheapest(offers: readonly LeastPrice[]): LeastPrice {
  const [least = NOTHING, ...others] = [...offers].sort((one, other) =>
    compare(one.price, other.price),
  );
  const isFrom = least.isFrom || others.some(({ price }) => compare(price, least.price) > 0);
  return { price: least.price, isFrom };
}

function times(units: number, { price, isFrom }: LeastPrice): LeastPrice {
  return { price: multiply(price, units), isFrom };
}

/** Most products have nothing to add to their own price: nothing is reckoned for them. */
function together(all: readonly LeastPrice[]): LeastPrice {
  const parts = all.filter((part) => part !== NOTHING);
  const [only, other] = parts;
  if (only && !other) return only;
  return {
    price: add(...parts.map(({ price }) => price)),
    isFrom: parts.some(({ isFrom }) => isFrom),
  };
}
