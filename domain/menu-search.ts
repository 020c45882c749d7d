/** Finding products of a menu by words: in the visit's language, and in the outlet's fallback language beside it. */
import { foldText, searchedWords } from "./folded-text.ts";
import { type Locales, type LocalizedText, localize } from "./localized-text.ts";
import type { Menu, ProductRef } from "./menu.ts";

/** One product that the menu shows, with its texts folded (see `foldText`). */
export type SearchEntry = {
  readonly product: ProductRef;
  /** As it is called in the visit's language. */
  readonly name: string;
  /**
   * What else it is known by, the more telling first: its name in the fallback language, how it is spelled, its
   * description in both languages, the categories in which it is. Empty where there is none.
   */
  readonly others: readonly string[];
  /** All of these, to see quickly what is not in any. */
  readonly all: string;
};

export type SearchLanguage = {
  readonly locale: string;
  readonly locales: Locales;
  /** A name in the letters with which it is typed where those are others: pinyin. Empty where there are none. */
  readonly spell?: ((text: string) => string) | undefined;
};

/** Folds a text in both languages; in the fallback language only where it says something else there. */
type Fold = (text: LocalizedText) => readonly [string, string];

/**
 * The entries of a menu in its own order, each product once: one at a time, since folding a menu of ten thousand items
 * takes longer than a touch may wait. What is only part of combos is not shown and not found.
 */
export function* searchEntries(
  menu: Menu,
  { locale, locales, spell = () => "" }: SearchLanguage,
): Generator<SearchEntry, void, void> {
  const fold: Fold = (text) => {
    const own = foldText(localize(text, locale, locales));
    const fallback = foldText(localize(text, locales.fallback, locales));
    return [own, fallback === own ? "" : fallback];
  };
  for (const [product, categories] of shownProducts(menu, fold)) {
    const found = product.kind === "item" ? menu.items[product.id] : menu.combos[product.id];
    if (!found) continue;
    const [name, otherName] = fold(found.title);
    const spelled = foldText(spell(localize(found.title, locale, locales)));
    const others = [otherName, spelled, ...fold(found.description), categories.join("\n")];
    yield { product, name, others, all: [name, ...others].join("\n") };
  }
}

/** Every product of a category with the folded titles of all its categories, in the order of the menu. */
function shownProducts(menu: Menu, fold: Fold): Iterable<[ProductRef, string[]]> {
  const shown = new Map<string, [ProductRef, string[]]>();
  for (const root of menu.categories) {
    const rootTitles = fold(root.title);
    for (const category of [root, ...root.subcategories]) {
      const titles = category === root ? rootTitles : [...rootTitles, ...fold(category.title)];
      for (const product of category.products) {
        const known = shown.get(product.id);
        if (known) known[1].push(...titles);
        else shown.set(product.id, [product, [...titles]]);
      }
    }
  }
  return shown.values();
}

/**
 * The products in which every word of `typed` is found, as the beginning of a word or within one: by name first, and
 * of those the ones that begin with it; else in the order of the menu. Without a word nothing is found.
 */
export function findProducts(entries: readonly SearchEntry[], typed: string): ProductRef[] {
  const words = searchedWords(typed);
  if (words.length === 0) return [];
  const byRank: ProductRef[][] = [];
  for (const { product, name, others, all } of entries) {
    if (!words.every((word) => all.includes(word))) continue;
    const rank = Math.max(...words.map((word) => rankOf(word, name, others)));
    const alike = byRank[rank];
    if (alike) alike.push(product);
    else byRank[rank] = [product];
  }
  return byRank.flat();
}

/** How telling a match is; lower is better. */
function rankOf(word: string, name: string, others: readonly string[]): number {
  if (name.startsWith(word)) return 0;
  if (name.includes(` ${word}`)) return 1;
  if (name.includes(word)) return 2;
  return 3 + others.findIndex((text) => text.includes(word));
}
