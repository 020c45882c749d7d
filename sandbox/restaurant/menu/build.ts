import { randomUUID } from "node:crypto";
import type { MenuResponse } from "../../../contracts/ordering.ts";
import { describe } from "./allergens.ts";
import { withoutSoldOut } from "./availability.ts";
import { catalogue as everything } from "./catalogue.ts";
import type { Catalogue, Combo, Group, GroupUse, Item, Prices, StepItem } from "./model.ts";
import { type NewPrices, repriced } from "./repriced.ts";

type Menu = MenuResponse["menu"];

/** Gives each entity its refId: unique within one menu, another one in the next (ordering.md §2.2). */
type RefOf = (id: string) => string;

function references(): RefOf {
  const refs = new Map<string, string>();
  return (id) => {
    const known = refs.get(id);
    if (known) return known;
    const made = randomUUID();
    refs.set(id, made);
    return made;
  };
}

/** Display order in tens, as a till operator would leave room for another one. */
const inTens = (index: number) => (index + 1) * 10;

function wirePrices(prices: Prices): Record<string, { value: number; taxes: number[] }> {
  return Object.fromEntries(Object.entries(prices).map(([type, price]) => [type, { ...price }]));
}

function wireCategories({ categories }: Catalogue, refOf: RefOf): Menu["categories"] {
  return categories.map(({ id, code, title, rootSortOrder, subCategories, isPopup }) => ({
    refId: refOf(id),
    id,
    code,
    title,
    root: rootSortOrder !== undefined,
    ...(rootSortOrder !== undefined && { rootSortOrder }),
    ...(subCategories && {
      subCategories: subCategories.map((sub, index) => ({
        subCategory: refOf(sub),
        sortOrder: inTens(index),
      })),
    }),
    ...(isPopup && { isPopup }),
  }));
}

function wireGroup(group: Group, refOf: RefOf): Menu["modifierGroups"][number] {
  const { id, code, title, min, max, free } = group;
  const modifiers = group.members.map(({ modifier, selected }, index) => ({
    modifier: refOf(modifier),
    selected,
    sortOrder: inTens(index),
  }));
  return { refId: refOf(id), id, code, title, min, max, free, modifiers };
}

type WireEmbeddedGroup = NonNullable<Menu["items"][number]["modifierGroups"]>[number];

function wireGroupUses(item: Item, groups: ReadonlyMap<string, Group>, refOf: RefOf) {
  return (item.groups ?? []).flatMap((use: GroupUse, index): WireEmbeddedGroup[] => {
    const sortOrder = inTens(index);
    if ("own" in use) return [{ ...wireGroup(use.own, refOf), sortOrder }];
    const prototype = groups.get(use.basedOn);
    if (!prototype) return [];
    const { id, code, title } = prototype;
    const { basedOn, ...bounds } = use;
    const refId = refOf(`${item.id}/${id}`);
    return [{ refId, id, code, title, sortOrder, basedOn: refOf(basedOn), ...bounds }];
  });
}

/** Where a product is shown: in its own category, and among the favourites if it is one. */
function categoryLinks(
  product: { id: string; category: string | null },
  favourites: readonly string[],
  sortOrder: number,
  refOf: RefOf,
) {
  const favourite = favourites.indexOf(product.id);
  return [
    ...(product.category === null ? [] : [{ category: refOf(product.category), sortOrder }]),
    ...(favourite < 0 ? [] : [{ category: refOf("favourites"), sortOrder: inTens(favourite) }]),
  ];
}

/** Omits what would be an empty list: empty sub-objects are omitted (ordering.md §2.1). */
function unlessEmpty<Key extends string, Entry>(key: Key, list: Entry[]) {
  return list.length > 0 ? { [key]: list } : {};
}

function wireItems(catalogue: Catalogue, refOf: RefOf): Menu["items"] {
  const groups = new Map(catalogue.groups.map((group) => [group.id, group]));
  return catalogue.items.map((item, index) => ({
    refId: refOf(item.id),
    id: item.id,
    code: item.code,
    title: item.title,
    description: describe(item.note, item.allergens),
    pricesByOrderingType: wirePrices(item.prices),
    ...unlessEmpty("categories", categoryLinks(item, catalogue.favourites, inTens(index), refOf)),
    ...unlessEmpty("modifierGroups", wireGroupUses(item, groups, refOf)),
  }));
}

function wireStepItem(choice: StepItem, index: number, catalogue: Catalogue, refOf: RefOf) {
  const code = catalogue.items.find(({ id }) => id === choice.item)?.code;
  const forbidden = catalogue.modifiers
    .filter(({ id }) => choice.forbiddenModifiers?.includes(id))
    .map(({ id }) => refOf(id));
  return {
    refId: refOf(choice.item),
    id: choice.item,
    ...(code && { code }),
    selected: choice.selected ?? false,
    sortOrder: inTens(index),
    pricesByOrderingType: wirePrices(choice.surcharge),
    ...unlessEmpty("forbiddenModifiers", forbidden),
  };
}

function wireCombo(combo: Combo, catalogue: Catalogue, refOf: RefOf): Menu["combos"][number] {
  const { id, code, title, note } = combo;
  return {
    refId: refOf(id),
    id,
    code,
    title,
    description: note,
    pricesByOrderingType: wirePrices(combo.prices),
    // A combo comes first in its category.
    categories: categoryLinks(combo, catalogue.favourites, 1, refOf),
    steps: combo.steps.map((step, index) => ({
      refId: refOf(step.id),
      id: step.id,
      code: step.code,
      title: step.title,
      min: step.min,
      max: step.max,
      sortOrder: inTens(index),
      items: step.items.map((choice, place) => wireStepItem(choice, place, catalogue, refOf)),
    })),
  };
}

/** Global ids of everything that can be sold out or cost something else: items, modifiers and combos. */
export const productIds: ReadonlySet<string> = new Set(
  [...everything.items, ...everything.modifiers, ...everything.combos].map(({ id }) => id),
);

/** How today's menu differs from the restaurant's own; `soldOut` holds global ids. */
export type Today = { readonly soldOut: readonly string[]; readonly prices: NewPrices };

/** The content of the menu, without references and revision: equal for equal menus. */
export function menuContent({ soldOut, prices }: Today): Catalogue {
  return withoutSoldOut(repriced(everything, prices), new Set(soldOut));
}

/**
 * The current menu of Beet & Barley in the contract's form (ordering.md §2.1 to §2.6); `revision` is in epoch seconds.
 * The refIds differ from call to call, which the contract allows; everything else depends on the arguments only.
 */
export function buildMenu({ revision, ...today }: Today & { readonly revision: number }): Menu {
  const catalogue = menuContent(today);
  const refOf = references();
  return {
    categories: wireCategories(catalogue, refOf),
    modifierGroups: catalogue.groups.map((group) => wireGroup(group, refOf)),
    modifiers: catalogue.modifiers.map(({ id, code, title, prices }) => ({
      refId: refOf(id),
      id,
      code,
      title,
      pricesByOrderingType: wirePrices(prices),
    })),
    items: wireItems(catalogue, refOf),
    combos: catalogue.combos.map((combo) => wireCombo(combo, catalogue, refOf)),
    revision,
  };
}
