/** Searches products of a menu by words: in the visit's language, and in the outlet's fallback language. */
import { foldText } from "./folded-text.ts";
import { type Locales, type LocalizedText, localize } from "./localized-text.ts";
import type { Menu, ProductRef } from "./menu.ts";
import { findByWords, type SearchTexts, searchTexts } from "./word-search.ts";

/**
 * A product on the menu. Besides its name it is found by its name in the fallback language, its spelling, its
 * description in both languages, and its categories.
 */
export type SearchEntry = SearchTexts & { readonly product: ProductRef };

export type SearchLanguage = {
  readonly locale: string;
  readonly locales: Locales;
  /** Spells a name in the letters with which it is typed, if those are different: pinyin. Empty if they are not. */
  readonly spell?: ((text: string) => string) | undefined;
};

/** Folds a text in both languages; empty for the fallback language if the text is the same there. */
type Fold = (text: LocalizedText) => readonly [string, string];

/**
 * The entries of a menu in its own order, each product once; a generator, since folding a menu of ten thousand items
 * takes longer than a tap may wait. A product that is only part of combos is not on the menu, and not found.
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
    yield { product, ...searchTexts(name, others) };
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

/** The products that match every word of `typed`; equal ranks in the order of the menu. */
export function findProducts(entries: readonly SearchEntry[], typed: string): ProductRef[] {
  return findByWords(entries, typed).map(({ product }) => product);
}
