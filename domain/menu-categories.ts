/** Categories of a menu with their products. */
import type { Category, ProductRef } from "./menu.ts";

/** Products of a category and its subcategories, in display order. */
export function productsOf(root: Category): readonly ProductRef[] {
  const { subcategories, products } = root;
  return subcategories.length === 0 ? products : subcategories.flatMap((sub) => sub.products);
}

/**
 * Categories that only repeat products of several others: favourites, a lunch selection. One pass over all categories,
 * for menus of many thousand items.
 */
export function gatheringCategories(roots: readonly Category[]): ReadonlySet<Category> {
  const homes = new Map<string, Category[]>();
  for (const root of roots) {
    for (const { id } of productsOf(root)) {
      const known = homes.get(id);
      if (known) known.push(root);
      else homes.set(id, [root]);
    }
  }
  const gathers = (root: Category): boolean => {
    const others = new Set<Category>();
    for (const { id } of productsOf(root)) {
      const elsewhere = (homes.get(id) ?? []).filter((home) => home !== root);
      if (elsewhere.length === 0) return false;
      for (const home of elsewhere) others.add(home);
    }
    return others.size > 1;
  };
  return new Set(roots.filter(gathers));
}
