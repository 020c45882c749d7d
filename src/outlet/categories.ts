import type { Category } from "../../domain/menu.ts";

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
