/** "Make it a combo": a dish of the basket that could be part of a combo (ordering.md §2.6). */
import type { OrderType } from "../contracts/ordering.ts";
import type { ItemLine } from "./basket.ts";
import { type Choice, chosenCount } from "./choices.ts";
import {
  addPick,
  type ComboPick,
  type OfferedItem,
  offeredItem,
  picksOf,
  preselectedPicks,
} from "./combo-picks.ts";
import { type LeastPrice, leastOfGroups, leastOfStep, leastTogether } from "./least-price.ts";
import { priceCombo, priceItem } from "./line-prices.ts";
import {
  type Category,
  type Combo,
  type ComboStep,
  type ComboStepItem,
  type Menu,
  priceFor,
} from "./menu.ts";
import { add, compare, type Decimal, multiply, subtract, ZERO } from "./money.ts";

/** A combo that a dish could be part of. */
export type ComboOffer = {
  readonly combo: Combo;
  /** The step in which it would be picked. */
  readonly step: ComboStep;
  /** The minimum by which one unit costs more than the dish alone; negative if it costs less. */
  readonly extra: Decimal;
  /** Whether something else that has to be picked or chosen can make it cost more. */
  readonly isFrom: boolean;
};

/**
 * The combo to offer for a line: of those on the menu, the one with the dish in its earliest step, then the one that
 * costs least. Null if none has the dish.
 */
export function comboOffer(line: ItemLine, menu: Menu, orderType: OrderType): ComboOffer | null {
  const item = menu.items[line.itemId];
  if (!item) return null;
  const alone = priceItem(item, line.choices, orderType).unitPrice;
  const offers = Object.values(menu.combos).flatMap((combo) => {
    const index = combo.steps.findIndex((step) => offeredItem(step, line.itemId, menu));
    const step = combo.steps[index];
    if (!step || !isShown(combo, menu.categories)) return [];
    const least = leastWith(combo, step, line, { menu, orderType });
    if (!least) return [];
    const isFrom = least.isFrom || combo.steps.some((each) => isDearerExtra(each, orderType));
    return [{ index, combo, step, extra: subtract(least.price, alone), isFrom }];
  });
  const [best] = offers.sort(
    (left, right) => left.index - right.index || compare(left.extra, right.extra),
  );
  if (!best) return null;
  const { index: _, ...offer } = best;
  return offer;
}

/** A combo begun with a dish. */
export type BegunCombo = {
  readonly picks: readonly ComboPick[];
  /** Choices of the dish that this step does not allow. */
  readonly left: readonly Choice[];
};

/** The picks of a combo that is begun with a dish of the basket: its choices as far as the step allows. */
export function picksWithLine(combo: Combo, line: ItemLine, menu: Menu): BegunCombo {
  const step = combo.steps.find((candidate) => offeredItem(candidate, line.itemId, menu));
  if (!step) return { picks: preselectedPicks(combo, menu), left: line.choices };
  return withItem(combo, step, line, menu);
}

function withItem(combo: Combo, step: ComboStep, line: ItemLine, menu: Menu): BegunCombo {
  const offered = offeredItem(step, line.itemId, menu);
  const preselected = preselectedPicks(combo, menu);
  // The dish replaces one that is only preselected.
  const suggestions = picksOf(step, preselected);
  const displaced = suggestions.length < step.max ? undefined : suggestions.at(-1);
  const others = preselected.filter((pick) => pick !== displaced);
  const picks = addPick(step, others, line.itemId, menu);
  const added = picks.at(-1);
  if (!offered || !added || picks === others) return { picks: preselected, left: line.choices };
  const choices = allowedChoices(offered, line.choices);
  return {
    picks: picks.map((pick) => (pick === added ? { ...pick, choices } : pick)),
    left: line.choices.filter((choice) => !choices.includes(choice)),
  };
}

/** The choices that the step allows, in their order, within the bounds of their groups. */
function allowedChoices({ item }: OfferedItem, choices: readonly Choice[]): readonly Choice[] {
  const allowed: Choice[] = [];
  for (const choice of choices) {
    const group = item.modifierGroups.find(({ id }) => id === choice.groupId);
    if (!group?.modifiers.some(({ id }) => id === choice.modifierId)) continue;
    const count = chosenCount(allowed, group.id) + choice.count;
    if (group.max === null || count <= group.max) allowed.push(choice);
  }
  return allowed;
}

/**
 * The minimum price of the combo with the dish of the line as chosen: the cheapest of what else has to be picked and
 * chosen (ordering.md §2.4, §2.6). Null if no step has the dish.
 */
function leastWith(
  combo: Combo,
  step: ComboStep,
  line: ItemLine,
  { menu, orderType }: { readonly menu: Menu; readonly orderType: OrderType },
): LeastPrice | null {
  const { picks } = withItem(combo, step, line, menu);
  const own = picksOf(step, picks).findLast(({ itemId }) => itemId === line.itemId);
  const offered = offeredItem(step, line.itemId, menu);
  if (!own || !offered) return null;
  const priced = priceCombo(combo, [own], menu, orderType);
  const chosen = priced.picks.flatMap(({ surcharge, modifiers }) => [
    surcharge,
    ...modifiers.map(({ price, count }) => multiply(price, count)),
  ]);
  return leastTogether([
    { price: add(priced.basePrice, ...chosen), isFrom: false },
    leastOfGroups(offered.item, own.choices, orderType),
    ...combo.steps.map((each) => leastOfStep(each, menu, orderType, each === step ? 1 : 0)),
  ]);
}

/** Whether an optional step has something that costs. */
function isDearerExtra({ min, items }: ComboStep, orderType: OrderType): boolean {
  const costs = ({ surcharges }: ComboStepItem) =>
    compare(priceFor(surcharges, orderType).value, ZERO) > 0;
  return min === 0 && items.some(costs);
}

/** Whether it is in a category: a product in none is not shown on the menu. */
function isShown(combo: Combo, categories: readonly Category[]): boolean {
  return categories.some(
    ({ products, subcategories }) =>
      products.some(({ kind, id }) => kind === "combo" && id === combo.id) ||
      isShown(combo, subcategories),
  );
}
