import type { Category, Menu, MenuItem } from "../../domain/menu.ts";

/**
 * The root categories as tabs: those that offer something by themselves when they are asked for.
 * Combos are not offered here, and a category of nothing else has no tab.
 */
export function shownCategories(menu: Menu): Category[] {
  return menu.categories.filter(
    (category) =>
      !category.isPopup &&
      sectionsOf(category).some((section) => itemsOf(menu, section).length > 0),
  );
}

/** A category's parts: its subcategories, or itself where it has none (ordering.md §2.3). */
export function sectionsOf(category: Category): readonly Category[] {
  return category.subcategories.length > 0 ? category.subcategories : [category];
}

/** The items of one section in display order. */
export function itemsOf(menu: Menu, section: Category): MenuItem[] {
  return section.products.flatMap(({ kind, id }) => {
    const item = kind === "item" ? menu.items[id] : undefined;
    return item ? [item] : [];
  });
}

/** Global ids of the items of a category and its subcategories, in display order. */
export function itemIdsOf(category: Category): string[] {
  return [category, ...category.subcategories]
    .flatMap(({ products }) => products)
    .filter(({ kind }) => kind === "item")
    .map(({ id }) => id);
}

/** Whether a category only gathers what other categories have: favourites, a lunch selection. */
export function onlyRepeats(category: Category, roots: readonly Category[]): boolean {
  const elsewhere = new Set(roots.filter((other) => other !== category).flatMap(itemIdsOf));
  return itemIdsOf(category).every((id) => elsewhere.has(id));
}
