/**
 * The minimum for which a product can be ordered, and whether it may cost more: the price on a card of the menu, unless
 * one touch adds the dish as it is.
 */
import type { OrderType } from "../contracts/ordering.ts";
import { allowsSeveral, type Choice, chosenCount, freeUnitsUsed } from "./choices.ts";
import { offeredItem } from "./combo-picks.ts";
import {
  type Combo,
  type ComboStep,
  type Menu,
  type MenuItem,
  type ModifierGroup,
  priceFor,
} from "./menu.ts";
import { add, compare, type Decimal, isZero, multiply, notBelowZero, ZERO } from "./money.ts";

export type LeastPrice = {
  readonly price: Decimal;
  /** Whether a required choice can cost more than is included here. */
  readonly isFrom: boolean;
};

/** An item with the cheapest of its required choices beyond the free units (ordering.md §2.4). */
export function leastItemPrice(item: MenuItem, orderType: OrderType): LeastPrice {
  const { value } = priceFor(item.prices, orderType);
  return leastTogether([exactly(value), leastOfGroups(item, [], orderType)]);
}

/** A combo with the cheapest picks of each step: surcharges and required choices (ordering.md §2.6). */
export function leastComboPrice(combo: Combo, menu: Menu, orderType: OrderType): LeastPrice {
  const { value } = priceFor(combo.prices, orderType);
  const steps = combo.steps.map((step) => leastOfStep(step, menu, orderType));
  return leastTogether([exactly(value), ...steps]);
}

/** The minimum price of a step's picks; `picked` units of it are accounted for elsewhere. */
export function leastOfStep(
  step: ComboStep,
  menu: Menu,
  orderType: OrderType,
  picked = 0,
): LeastPrice {
  const offers = step.items.flatMap(({ itemId, surcharges }) => {
    const offered = offeredItem(step, itemId, menu);
    if (!offered) return [];
    const surcharge = exactly(priceFor(surcharges, orderType).value);
    return [together([surcharge, leastOfGroups(offered.item, [], orderType)])];
  });
  const [cheapest, ...others] = offers.sort((one, other) => compare(one.price, other.price));
  if (!cheapest) return NOTHING;
  // Items with a negative price are picked as often as possible.
  const asked = compare(cheapest.price, ZERO) < 0 ? step.max : step.min;
  const units = asked - picked;
  if (units <= 0) return NOTHING;
  const isFrom = [cheapest, ...others].some(
    (offer) => offer.isFrom || compare(offer.price, cheapest.price) > 0,
  );
  return { price: multiply(cheapest.price, units), isFrom };
}

/** The minimum price of what an item's groups require in addition to what is already chosen. */
export function leastOfGroups(
  { modifierGroups }: Pick<MenuItem, "modifierGroups">,
  chosen: readonly Choice[],
  orderType: OrderType,
): LeastPrice {
  return together(modifierGroups.map((group) => leastOfGroup(group, chosen, orderType)));
}

/**
 * The minimum that a group adds to a product's price, in addition to `chosen`. If that is zero, the product's price is
 * its price: dearer choices are extras.
 */
function leastOfGroup(
  group: ModifierGroup,
  chosen: readonly Choice[],
  orderType: OrderType,
): LeastPrice {
  const own = chosen.filter(({ groupId }) => groupId === group.id);
  const prices = group.modifiers.map((modifier) => priceFor(modifier.prices, orderType).value);
  // Most groups require nothing that is charged: a shortcut.
  if (group.min <= group.free && own.length === 0 && !prices.some(takesOff)) return NOTHING;
  const units = openUnits(group, own, prices).sort(compare);
  const off = units.filter(takesOff);
  const charged = units.slice(off.length);
  const missing = Math.max(0, group.min - chosenCount(own, group.id));
  const free = group.free - freeUnitsUsed(group, own, orderType);
  const left = Math.max(0, missing - off.length - free);
  const price = add(ZERO, ...off, ...charged.slice(0, left));
  if (isZero(price)) return NOTHING;
  // The maximum of what is required: the dearest, chosen after the free units.
  const dear = Math.min(missing, charged.length);
  const most = [
    ...charged.slice(charged.length - Math.max(0, dear - free)),
    ...off.slice(off.length - (missing - dear)),
  ];
  return { price, isFrom: compare(add(ZERO, ...most), price) > 0 };
}

/** Prices of the units that can still be chosen; those with a negative price as often as there is room. */
function openUnits(
  group: ModifierGroup,
  own: readonly Choice[],
  prices: readonly Decimal[],
): Decimal[] {
  const several = allowsSeveral(group);
  const most = group.max ?? Math.max(group.min, group.modifiers.length);
  const room = Math.max(0, most - chosenCount(own, group.id));
  const open = group.modifiers.flatMap(({ id }, index) => {
    const price = prices[index] ?? ZERO;
    if (several) return Array.from({ length: room }, () => price);
    return own.some(({ modifierId }) => modifierId === id) ? [] : [price];
  });
  const off = open.filter(takesOff).sort(compare).slice(0, room);
  return [...off, ...open.filter((price) => !takesOff(price))];
}

function takesOff(price: Decimal): boolean {
  return price.startsWith("-");
}

const NOTHING: LeastPrice = { price: ZERO, isFrom: false };

function exactly(price: Decimal): LeastPrice {
  return { price, isFrom: false };
}

/** Adds the parts of one product; negative prices never make the sum negative. */
export function leastTogether(parts: readonly LeastPrice[]): LeastPrice {
  const { price, isFrom } = together(parts);
  return { price: notBelowZero(price), isFrom };
}

/** Most products have nothing to add to their own price: a shortcut. */
function together(all: readonly LeastPrice[]): LeastPrice {
  const parts = all.filter((part) => part !== NOTHING);
  const [only, other] = parts;
  if (!only) return NOTHING;
  if (!other) return only;
  return {
    price: add(...parts.map(({ price }) => price)),
    isFrom: parts.some(({ isFrom }) => isFrom),
  };
}
