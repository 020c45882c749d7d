import Big from "big.js";
import type { OrderLine, OrderType, PricesByOrderingType } from "../../contracts/ordering.ts";
import { checkGroup, type SentModifier } from "./group-pricing.ts";
import {
  type BookChoice,
  type BookCombo,
  type BookItem,
  type BookStep,
  type PriceBook,
  priceFor,
} from "./price-book.ts";
import { type Refusal, refusal, unavailable } from "./refusal.ts";

/** What the outlet sells today, and its whole range: the difference is sold out. */
export interface Shelf {
  readonly today: PriceBook;
  readonly everything: PriceBook;
}

const NO_MODIFIERS: readonly SentModifier[] = [];

/** The refusal for a key that is not on today's menu. */
function absent({ everything }: Shelf, key: string): Refusal {
  const known =
    everything.items.has(key) || everything.combos.has(key) || everything.modifiers.has(key);
  return known
    ? unavailable(`${key} is sold out`)
    : refusal(`${key} is not a product of this outlet`);
}

function checkPrice(
  key: string,
  sent: number,
  prices: PricesByOrderingType,
  type: OrderType,
): Refusal[] {
  const { value } = priceFor(prices, type);
  return new Big(value).eq(sent) ? [] : [refusal(`${key} costs ${value}, not ${sent}`)];
}

interface GroupCheck {
  readonly shelf: Shelf;
  readonly type: OrderType;
  readonly times: number;
}

function checkModifiers(
  item: BookItem,
  sent: readonly SentModifier[],
  check: GroupCheck,
): Refusal[] {
  const strangers = sent.filter(
    ({ id }) => !item.groups.some(({ modifiers }) => modifiers.has(id)),
  );
  return [
    ...strangers.map(({ id }) =>
      check.shelf.today.modifiers.has(id)
        ? refusal(`${id} is not a modifier of ${item.key}`)
        : absent(check.shelf, id),
    ),
    ...item.groups.flatMap((group) => checkGroup(group, sent, check)),
  ];
}

/** One picked step item of a combo, with its modifiers. */
interface Pick {
  readonly step: BookStep;
  readonly choice: BookChoice;
  readonly entry: SentModifier;
  readonly modifiers: SentModifier[];
}

const unitsIn = (step: BookStep, picks: readonly Pick[]) =>
  picks.filter((pick) => pick.step === step).reduce((sum, { entry }) => sum + entry.count, 0);

/** The step that a step item is picked in: an item of two steps goes to the first that has room for it. */
function findStep(
  { steps }: BookCombo,
  entry: SentModifier,
  picks: readonly Pick[],
): BookStep | undefined {
  const offering = steps.filter(({ choices }) => choices.has(entry.id));
  return offering.find((step) => unitsIn(step, picks) + entry.count <= step.max) ?? offering[0];
}

/**
 * Parses a combo line's flat list: each step item opens a pick, and a modifier belongs to the nearest pick before it
 * that can have it.
 */
function readPicks(combo: BookCombo, sent: readonly SentModifier[]) {
  const picks: Pick[] = [];
  const strangers: SentModifier[] = [];
  for (const entry of sent) {
    const step = findStep(combo, entry, picks);
    const choice = step?.choices.get(entry.id);
    if (step && choice) {
      picks.push({ step, choice, entry, modifiers: [] });
      continue;
    }
    const owner = picks.findLast((pick) =>
      pick.choice.item.groups.some(({ modifiers }) => modifiers.has(entry.id)),
    );
    if (owner) owner.modifiers.push(entry);
    else strangers.push(entry);
  }
  return { picks, strangers };
}

/** The item as a step offers it: without forbidden modifiers. */
function withinCombo({ item, forbidden }: BookChoice): BookItem {
  const groups = item.groups.map((group) => {
    const offered = [...group.modifiers.keys()].filter((key) => !forbidden.has(key)).length;
    return { ...group, offered };
  });
  return { ...item, groups };
}

function checkCombo(combo: BookCombo, line: OrderLine, shelf: Shelf, type: OrderType): Refusal[] {
  const { picks, strangers } = readPicks(combo, line.modifiers ?? NO_MODIFIERS);
  const { today } = shelf;
  const onMenu = (id: string) => today.modifiers.has(id) || today.items.has(id);
  return [
    ...strangers.map(({ id }) =>
      onMenu(id) ? refusal(`${id} is not part of ${combo.key}`) : absent(shelf, id),
    ),
    ...combo.steps.flatMap((step) => {
      const count = unitsIn(step, picks);
      return count >= step.min && count <= step.max
        ? []
        : [
            refusal(
              `${combo.key}, ${step.title}: ${step.min} to ${step.max} needed, ${count} sent`,
            ),
          ];
    }),
    ...picks.flatMap(({ choice, entry, modifiers }) => [
      ...checkPrice(entry.id, entry.price, choice.surcharge, type),
      ...modifiers
        .filter(({ id }) => choice.forbidden.has(id))
        .map(({ id }) => refusal(`${id} is forbidden on ${entry.id} in ${combo.key}`)),
      ...checkModifiers(withinCombo(choice), modifiers, {
        shelf,
        type,
        times: entry.count,
      }),
    ]),
  ];
}

/**
 * Checks an order line against the menu (ordering.md §2.4 to §2.7): known product, its price for the
 * order type, its choices, their number and their prices. An item's line carries the item's own price
 * and its modifiers beside it; a combo's line the combo's price, each picked step item as a modifier at
 * its surcharge, and the modifiers of that item after it.
 */
export function checkLine(shelf: Shelf, line: OrderLine, type: OrderType): Refusal[] {
  const combo = shelf.today.combos.get(line.id);
  if (combo) {
    return [
      ...checkPrice(line.id, line.price, combo.prices, type),
      ...checkCombo(combo, line, shelf, type),
    ];
  }
  const item = shelf.today.items.get(line.id);
  if (!item) return [absent(shelf, line.id)];
  return [
    ...checkPrice(line.id, line.price, item.prices, type),
    ...checkModifiers(item, line.modifiers ?? NO_MODIFIERS, {
      shelf,
      type,
      times: 1,
    }),
  ];
}

/** The same choices at no cost. */
function freeItem(item: BookItem): BookItem {
  const groups = item.groups.map((group) => ({
    ...group,
    modifiers: new Map([...group.modifiers.keys()].map((key) => [key, {}])),
  }));
  return { ...item, groups };
}

function freeCombo(combo: BookCombo): BookCombo {
  const steps = combo.steps.map((step) => {
    const choices = [...step.choices].map(
      ([key, choice]) => [key, { ...choice, item: freeItem(choice.item), surcharge: {} }] as const,
    );
    return { ...step, choices: new Map(choices) };
  });
  return { ...combo, steps };
}

/**
 * Checks a reward as strictly as any line: a product of the menu with its required choices, at no cost (ordering.md
 * §2.7).
 */
export function checkPresent(shelf: Shelf, present: OrderLine, type: OrderType): Refusal[] {
  const modifiers = present.modifiers ?? NO_MODIFIERS;
  const charged = [present, ...modifiers].filter(({ price }) => price !== 0);
  if (charged.length > 0) {
    return charged.map(({ id, price }) => refusal(`present ${id} must cost 0, not ${price}`));
  }
  const combo = shelf.today.combos.get(present.id);
  if (combo) return checkCombo(freeCombo(combo), present, shelf, type);
  const item = shelf.today.items.get(present.id);
  if (!item) return [absent(shelf, present.id)];
  return checkModifiers(freeItem(item), modifiers, { shelf, type, times: 1 });
}
