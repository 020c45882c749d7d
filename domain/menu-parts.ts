/**
 * Splits a menu into parts for sending it between processes: reading a menu of ten thousand items as one message would
 * block the screen. Objects that many items share, mainly their modifier groups, are sent once and referred to by
 * number.
 */
import type { DishPicture, DishPictures } from "./look/dish-picture.ts";
import type { Category, Combo, GroupModifier, Menu, MenuItem, ModifierGroup } from "./menu.ts";

/** A menu on a kiosk with its pictures. Null while there is no menu. */
export type PicturedMenu = { readonly menu: Menu | null; readonly pictures: DishPictures };

/** A group that refers to its modifiers by number: positions in the order in which they were sent. */
export type NumberedGroup = Omit<ModifierGroup, "modifiers"> & {
  readonly modifiers: readonly number[];
};
/** An item that refers to its groups by number. */
export type NumberedItem = Omit<MenuItem, "modifierGroups"> & {
  readonly modifierGroups: readonly number[];
};

/** One message. A menu begins with `start` and is complete with `end`; entries are sent before references to them. */
export type MenuPart =
  | { readonly part: "start"; readonly revision: number | null }
  | { readonly part: "modifiers"; readonly modifiers: readonly GroupModifier[] }
  | { readonly part: "groups"; readonly groups: readonly NumberedGroup[] }
  | { readonly part: "items"; readonly items: readonly NumberedItem[] }
  | { readonly part: "combos"; readonly combos: readonly Combo[] }
  | { readonly part: "categories"; readonly categories: readonly Category[] }
  /** Long words of a language, divided. */
  | { readonly part: "words"; readonly language: string; readonly words: readonly string[] }
  | { readonly part: "pictures"; readonly pictures: readonly (readonly [string, DishPicture])[] }
  | { readonly part: "end" };

/** Entries that even a slow device reads in a few milliseconds. */
const ENTRIES_A_PART = 100;
/** A category may name hundreds of products. */
const CATEGORIES_A_PART = 4;
const WORDS_A_PART = 1_000;

/** The parts of a menu in the order in which they have to be sent. */
export function* menuParts({ menu, pictures }: PicturedMenu): Generator<MenuPart> {
  yield { part: "start", revision: menu?.revision ?? null };
  if (menu) {
    const groups = new Numbers<ModifierGroup>((group) => group, Object.is);
    const items = Object.values(menu.items).map((item) => ({
      ...item,
      modifierGroups: item.modifierGroups.map((group) => groups.of(group)),
    }));
    const modifiers = new Numbers<GroupModifier>(({ title }) => title, isSameModifier);
    const numbered = groups.entries.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((modifier) => modifiers.of(modifier)),
    }));
    for (const some of slices(modifiers.entries)) yield { part: "modifiers", modifiers: some };
    for (const some of slices(numbered)) yield { part: "groups", groups: some };
    for (const some of slices(items)) yield { part: "items", items: some };
    for (const some of slices(Object.values(menu.combos))) yield { part: "combos", combos: some };
    for (const some of slices(menu.categories, CATEGORIES_A_PART))
      yield { part: "categories", categories: some };
    for (const [language, words] of Object.entries(menu.hyphenation ?? {})) {
      for (const some of slices(Object.values(words), WORDS_A_PART))
        yield { part: "words", language, words: some };
    }
  }
  for (const some of slices(Object.entries(pictures))) yield { part: "pictures", pictures: some };
  yield { part: "end" };
}

function* slices<Entry>(
  entries: readonly Entry[],
  size = ENTRIES_A_PART,
): Generator<readonly Entry[]> {
  for (let at = 0; at < entries.length; at += size) yield entries.slice(at, at + size);
}

/** Numbers entries in the order of their first use; equal entries have the same number. */
class Numbers<Entry extends object> {
  readonly entries: Entry[] = [];
  readonly #known = new Map<object, number[]>();
  readonly #rules: { keyOf: (entry: Entry) => object; isSame: (a: Entry, b: Entry) => boolean };

  /** `keyOf`: an object that equal entries share; among those that share it `isSame` decides. */
  constructor(keyOf: (entry: Entry) => object, isSame: (a: Entry, b: Entry) => boolean) {
    this.#rules = { keyOf, isSame };
  }

  of(entry: Entry): number {
    const { keyOf, isSame } = this.#rules;
    const numbers = this.#known.get(keyOf(entry)) ?? [];
    const known = numbers.find((number) => {
      const other = this.entries[number];
      return other !== undefined && isSame(entry, other);
    });
    if (known !== undefined) return known;
    const number = this.entries.push(entry) - 1;
    this.#known.set(keyOf(entry), [...numbers, number]);
    return number;
  }
}

/** Whether two group modifiers are the same one of the pool, with the same objects for texts and prices. */
function isSameModifier(one: GroupModifier, other: GroupModifier): boolean {
  return (
    one.id === other.id &&
    one.code === other.code &&
    one.prices === other.prices &&
    one.preselected === other.preselected
  );
}
