import type { z } from "zod";
import { wireCategory } from "../../../contracts/ordering.ts";
import type { Category, ProductRef } from "../../../domain/menu.ts";
import {
  byRefId,
  descriptionOf,
  type ImportContext,
  inSortOrder,
  readEntities,
  type TakenNames,
  titleOf,
  uniqueName,
  usableId,
} from "./import-context.ts";
import type { ProductLink } from "./import-items.ts";

type WireCategory = z.infer<typeof wireCategory>;

/**
 * Builds the category tree (ordering.md §2.3): roots by rootSortOrder, then sortOrder; at most two levels; a root
 * has subcategories or products, never both. A category with nothing to sell is left out.
 */
export function importCategories(
  wire: readonly unknown[],
  links: readonly ProductLink[],
  context: ImportContext,
): Category[] {
  const read = readEntities("category", wireCategory, wire, context);
  const categories = byRefId("category", read, context);
  const products = productsByCategory(links, categories, context);
  const tree = { categories, products, ids: idsOf(categories, context), context };
  const roots = [...categories.values()].filter((category) => category.root);
  warnOfOrphans(categories, roots, context);
  const bySortOrder = inSortOrder(roots, (root) => root.sortOrder);
  return inSortOrder(bySortOrder, (root) => root.rootSortOrder).flatMap((root) =>
    buildRoot(root, tree),
  );
}

type Tree = {
  readonly categories: ReadonlyMap<string, WireCategory>;
  /** By refId of the category, in display order. */
  readonly products: ReadonlyMap<string, readonly ProductRef[]>;
  /** The menu's category ids by refId. */
  readonly ids: ReadonlyMap<string, string>;
  readonly context: ImportContext;
};

function buildRoot(root: WireCategory, tree: Tree): Category[] {
  const { context } = tree;
  if (root.isPopup) {
    context.changed("category", root, "Is marked as popup, which a root category cannot be.");
  }
  const subcategories = subcategoriesOf(root, tree);
  const products = tree.products.get(root.refId) ?? [];
  if (subcategories.length > 0) {
    if (products.length > 0) {
      const message = `Has subcategories and products; its own ${products.length} products are not shown in it.`;
      context.changed("category", root, message);
    }
    return [{ ...shell(root, tree), isPopup: false, subcategories, products: [] }];
  }
  if (products.length === 0) {
    context.skipped("category", root, "Not shown: there is nothing to sell in it.");
    return [];
  }
  return [{ ...shell(root, tree), isPopup: false, subcategories: [], products }];
}

function subcategoriesOf(root: WireCategory, tree: Tree): Category[] {
  const seen = new Set<string>();
  const found = (root.subCategories ?? []).flatMap(({ subCategory, sortOrder }) => {
    const category = tree.categories.get(subCategory);
    const problem = subcategoryProblem(subCategory, category, seen);
    if (!category || problem !== null) {
      tree.context.changed("category", root, `Its subcategory ${subCategory} ${problem}.`);
      return [];
    }
    seen.add(subCategory);
    return [{ sortOrder: sortOrder ?? category.sortOrder, category }];
  });
  return inSortOrder(found, (entry) => entry.sortOrder).flatMap(({ category }) =>
    buildSubcategory(category, tree),
  );
}

function subcategoryProblem(
  refId: string,
  category: WireCategory | undefined,
  seen: ReadonlySet<string>,
): string | null {
  if (!category) return "is not in the menu and was left out";
  if (category.root) return "is a root category and was left out";
  return seen.has(refId) ? "is listed twice and is shown once" : null;
}

function buildSubcategory(category: WireCategory, tree: Tree): Category[] {
  if (category.subCategories && category.subCategories.length > 0) {
    const message = "Has subcategories of its own; the menu has two levels, they are left out.";
    tree.context.changed("category", category, message);
  }
  const products = tree.products.get(category.refId) ?? [];
  if (products.length === 0) {
    tree.context.skipped("category", category, "Not shown: there is nothing to sell in it.");
    return [];
  }
  // Evaluated at every sync; only true makes a popup (ordering.md §2.3).
  const isPopup = category.isPopup === true;
  return [{ ...shell(category, tree), isPopup, subcategories: [], products }];
}

function shell(category: WireCategory, tree: Tree): Pick<Category, "id" | "title" | "description"> {
  const id = tree.ids.get(category.refId) ?? category.refId;
  const title = titleOf("category", category, tree.context);
  return { id, title, ...descriptionOf(category) };
}

/** Global ids, made unique: two categories with one id are both shown. */
function idsOf(
  categories: ReadonlyMap<string, WireCategory>,
  context: ImportContext,
): Map<string, string> {
  const taken: TakenNames = new Map();
  const ids = new Map<string, string>();
  for (const [refId, category] of categories) {
    const wanted = usableId(category) ?? (category.code || refId);
    const id = uniqueName(wanted, taken);
    if (id !== wanted)
      context.changed("category", category, `The id ${wanted} is used twice, or too long.`);
    ids.set(refId, id);
  }
  return ids;
}

/** Products by category in display order: the link's sortOrder, else the product's own. */
function productsByCategory(
  links: readonly ProductLink[],
  categories: ReadonlyMap<string, WireCategory>,
  context: ImportContext,
): Map<string, readonly ProductRef[]> {
  const linked = new Map<string, ProductLink[]>();
  for (const link of links) {
    if (!categories.has(link.category)) {
      const message = `Its category ${link.category} is not in the menu; it is not shown there.`;
      context.changed(link.product.kind, link.name, message);
      continue;
    }
    const list = linked.get(link.category);
    if (list) list.push(link);
    else linked.set(link.category, [link]);
  }
  return new Map([...linked].map(([refId, list]) => [refId, sortedProducts(list)]));
}

function sortedProducts(links: readonly ProductLink[]): ProductRef[] {
  const seen = new Set<string>();
  const products: ProductRef[] = [];
  for (const { product } of inSortOrder(links, (link) => link.sortOrder)) {
    // A combo never has the id of an item: one id is one product.
    if (!seen.has(product.id)) products.push(product);
    seen.add(product.id);
  }
  return products;
}

function warnOfOrphans(
  categories: ReadonlyMap<string, WireCategory>,
  roots: readonly WireCategory[],
  context: ImportContext,
): void {
  const attached = new Set(
    roots.flatMap((root) => (root.subCategories ?? []).map((entry) => entry.subCategory)),
  );
  for (const [refId, category] of categories) {
    if (!category.root && !attached.has(refId)) {
      context.skipped("category", category, "Not shown: no root category lists it.");
    }
  }
}
