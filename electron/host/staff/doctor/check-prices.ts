import type { Menu, ModifierGroup, Prices } from "../../../../domain/menu.ts";
import type { Notebook } from "./report.ts";

/** The outlet's currency, and the fractional digits of its amounts (ordering.md §2.7). */
export type PricePrecision = { readonly currency: string; readonly currencyDigits: number };

const MOST_NAMED = 3;

/** Warns about prices with more digits than amounts have: the kiosk rounds each line, a POS may round differently. */
export function checkPriceDigits(note: Notebook, menu: Menu, precision: PricePrecision): void {
  const [section, title] = ["§2.5", "price digits"] as const;
  const { currency, currencyDigits } = precision;
  const digits = `${currencyDigits} digits of ${currency}`;
  const found = [...pricedEntities(menu)].flatMap(({ name, prices }) => {
    const tooLong = Object.values(prices).find(({ value }) => digitsOf(value) > currencyDigits);
    return tooLong ? [`${name} costs ${tooLong.value}`] : [];
  });
  if (found.length === 0) {
    note.ok(section, title, `none has more than the ${digits}`);
    return;
  }
  const named = found.slice(0, MOST_NAMED).join("; ");
  const seen = `${found.length} have more than the ${digits}: ${named}`;
  const advice =
    "Each line is rounded, and the vendor may round differently: have the prices corrected, or set ordering.currencyDigits to what was agreed.";
  note.warning(section, title, seen, advice);
}

function digitsOf(value: string): number {
  return value.split(".")[1]?.length ?? 0;
}

type PricedEntity = { readonly name: string; readonly prices: Prices };

/** Everything with a price; a group that many items share counts once. */
function* pricedEntities(menu: Menu): Generator<PricedEntity> {
  const seen = new Set<ModifierGroup>();
  for (const { id, prices, modifierGroups } of Object.values(menu.items)) {
    yield { name: `item ${id}`, prices };
    for (const group of modifierGroups) {
      if (!seen.has(group)) yield* modifiersOf(group);
      seen.add(group);
    }
  }
  for (const { id, prices, steps } of Object.values(menu.combos)) {
    yield { name: `combo ${id}`, prices };
    for (const { itemId, surcharges } of steps.flatMap(({ items }) => items)) {
      yield { name: `item ${itemId} in combo ${id}`, prices: surcharges };
    }
  }
}

function* modifiersOf({ id, modifiers }: ModifierGroup): Generator<PricedEntity> {
  for (const modifier of modifiers) {
    yield { name: `modifier ${modifier.id} in group ${id}`, prices: modifier.prices };
  }
}
