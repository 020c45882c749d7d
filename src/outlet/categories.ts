import type { Category, Menu, MenuItem } from "../../domain/menu.ts";

/**
 * The root categories as tabs: those that offer something by themselves when they are asked for.
 * Combos are not offered here, and a category of nothing else has no tab.
 */
export function shownCategories(menu: Menu): Category[] {
  return menu.categories.filter(
    (category) =>
      !category.isPopup &&
      sectionsOf(category).some(({ products }) =>
        products.some(({ kind, id }) => kind === "item" && menu.items[id] !== undefined),
      ),
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

/**
 * The categories that only gather what other categories have: favourites, a lunch selection. One pass
 * over all of them, for menus of many thousand items.
 */
export function gatheringCategories(roots: readonly Category[]): ReadonlySet<Category> {
  const homes = new Map<string, number>();
  for (const root of roots) {
    for (const id of new Set(itemIdsOf(root))) homes.set(id, (homes.get(id) ?? 0) + 1);
  }
  return new Set(roots.filter((root) => itemIdsOf(root).every((id) => (homes.get(id) ?? 0) > 1)));
}
