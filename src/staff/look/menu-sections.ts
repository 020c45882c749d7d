/** The menu's products by category, as staff look for them. Pure. */
import type { LocalizedText } from "../../../domain/localized-text.ts";
import { type Category, type Menu, type ProductRef, productOf } from "../../../domain/menu.ts";

export type MenuSection = {
  readonly id: string;
  readonly title: LocalizedText;
  readonly products: readonly { readonly id: string; readonly title: LocalizedText }[];
};

/** Categories in the menu's order, each product once, where it is met first. */
export function menuSections(menu: Menu | null): MenuSection[] {
  if (menu === null) return [];
  const met = new Set<string>();
  const firstMet = ({ id }: ProductRef) => {
    const product = met.has(id) ? undefined : productOf(menu, id);
    met.add(id);
    return product ? [{ id, title: product.title }] : [];
  };
  return menu.categories
    .map((category) => ({
      id: category.id,
      title: category.title,
      products: productsIn(category).flatMap(firstMet),
    }))
    .filter(({ products }) => products.length > 0);
}

/** All products of a category and those within it. */
export function productsIn({ products, subcategories }: Category): ProductRef[] {
  return [...products, ...subcategories.flatMap(productsIn)];
}
