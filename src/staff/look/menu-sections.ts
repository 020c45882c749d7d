/** The menu's products by category, as staff look for them. Pure. */
import type { LocalizedText } from "../../../domain/localized-text.ts";
import {
  type Category,
  type GroupModifier,
  type Menu,
  type ModifierGroup,
  type ProductRef,
  productOf,
} from "../../../domain/menu.ts";

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

/**
 * What is chosen for dishes, each modifier once, where it is met first. Groups of different dishes that have the same
 * title are one: a menu may have hundreds of them.
 */
export function modifierSections(menu: Menu | null): MenuSection[] {
  const sections = new Map<string, { title: LocalizedText; products: GroupModifier[] }>();
  const met = new Set<string>();
  for (const { title, modifiers } of modifierGroupsIn(menu)) {
    const id = `modifiers ${JSON.stringify(title)}`;
    const section = sections.get(id) ?? { title, products: [] };
    sections.set(id, section);
    for (const modifier of modifiers) {
      if (!met.has(modifier.id)) section.products.push(modifier);
      met.add(modifier.id);
    }
  }
  return [...sections]
    .map(([id, section]) => ({ id, ...section }))
    .filter(({ products }) => products.length > 0);
}

/** The title of an item, combo or modifier; none if the menu does not have it. */
export function titleIn(menu: Menu | null, id: string): LocalizedText | undefined {
  const product = menu === null ? undefined : productOf(menu, id);
  if (product) return product.title;
  return modifierGroupsIn(menu)
    .flatMap(({ modifiers }) => modifiers)
    .find((modifier) => modifier.id === id)?.title;
}

function modifierGroupsIn(menu: Menu | null): readonly ModifierGroup[] {
  return Object.values(menu?.items ?? {}).flatMap(({ modifierGroups }) => modifierGroups);
}
