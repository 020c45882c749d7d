/** The entries in the list of a category: products and popups, part by part (ordering.md §2.3). */
import type { LocalizedText } from "../../domain/localized-text.ts";
import type { Category, Menu, ProductRef } from "../../domain/menu.ts";
import { isOnMenu } from "./categories.ts";

/** Entries that follow each other under one heading, or under none. */
type Part = {
  readonly id: string;
  readonly title: LocalizedText | null;
  readonly description?: LocalizedText | undefined;
};

export type ProductEntry = {
  readonly kind: "product";
  readonly key: string;
  readonly part: Part;
  readonly product: ProductRef;
  /** The menu that has it: an earlier one if it was removed since. */
  readonly menu: Menu;
  /** It was removed from the menu while the customer was viewing it. */
  readonly isGone: boolean;
};

/** A subcategory that opens over its parent. */
export type PopupEntry = {
  readonly kind: "popup";
  readonly key: string;
  readonly part: Part;
  readonly category: Category;
  /** Products in it. */
  readonly count: number;
};

export type MenuEntry = ProductEntry | PopupEntry;

/** A category's own products; or its subcategories one after the other, a popup as one entry in its place. */
export function categoryEntries(menu: Menu, root: Category): MenuEntry[] {
  if (root.subcategories.length === 0) {
    return productEntries(menu, root.products, { id: root.id, title: null });
  }
  return root.subcategories.flatMap((category): MenuEntry[] => {
    const { id, title, description } = category;
    if (!category.isPopup) {
      return productEntries(menu, category.products, { id, title, description });
    }
    const count = category.products.filter((product) => isOnMenu(menu, product)).length;
    const part = { id, title: null };
    return count === 0 ? [] : [{ kind: "popup", key: id, part, category, count }];
  });
}

/** Products in the order given, without those that are not on the menu. */
export function productEntries(
  menu: Menu,
  products: readonly ProductRef[],
  part: Part,
): ProductEntry[] {
  return products
    .filter((product) => isOnMenu(menu, product))
    .map((product) => ({
      kind: "product",
      key: `${part.id}/${product.id}`,
      part,
      product,
      menu,
      isGone: false,
    }));
}

/** How many dishes a list currently offers. */
export function countOffered(entries: readonly MenuEntry[]): number {
  return entries.reduce((sum, entry) => {
    if (entry.kind === "popup") return sum + entry.count;
    return entry.isGone ? sum : sum + 1;
  }, 0);
}

/**
 * The entries of a new menu for a customer who is viewing the previous ones: a product that was removed from the menu
 * stays in its place and is marked, so that no touch lands on its neighbour. One that is only elsewhere now is left out.
 */
export function withGone(
  before: readonly MenuEntry[],
  now: readonly MenuEntry[],
  menu: Menu,
): MenuEntry[] {
  const offered = new Set(now.map(({ key }) => key));
  const goneFirst: MenuEntry[] = [];
  const goneAfter = new Map<string, MenuEntry[]>();
  let gone = goneFirst;
  for (const entry of before) {
    if (offered.has(entry.key)) {
      gone = [];
      goneAfter.set(entry.key, gone);
    } else if (entry.kind === "product" && !isOnMenu(menu, entry.product)) {
      gone.push({ ...entry, isGone: true });
    }
  }
  return [...goneFirst, ...now.flatMap((entry) => [entry, ...(goneAfter.get(entry.key) ?? [])])];
}
