import type { DishPicture, DishPictures } from "../../domain/look/dish-picture.ts";
import type { Category, Menu, ProductRef } from "../../domain/menu.ts";
import { gatheringCategories, productsOf } from "../../domain/menu-categories.ts";
import type { PicturedMenu } from "../../domain/menu-parts.ts";

/** Computed once per menu, for all tabs, cards and screens. */
const shown = new WeakMap<Menu, readonly Category[]>();

/** The root categories with something to offer, as tabs; the same list for the same menu. */
export function shownCategories(menu: Menu): readonly Category[] {
  const known = shown.get(menu);
  if (known) return known;
  const found = menu.categories.filter((root) =>
    [root, ...root.subcategories].some((category) =>
      category.products.some((product) => isOnMenu(menu, product)),
    ),
  );
  shown.set(menu, found);
  return found;
}

export function isOnMenu(menu: Menu, { kind, id }: ProductRef): boolean {
  return (kind === "item" ? menu.items : menu.combos)[id] !== undefined;
}

/** How many products a menu shows; a product in several categories counts in each. */
export function countProducts(categories: readonly Category[]): number {
  return categories.reduce((sum, root) => sum + productsOf(root).length, 0);
}

/** The picture of a category, and the product that it shows. */
export type CategoryPicture = { readonly productId: string; readonly picture: DishPicture };

const known = new WeakMap<PicturedMenu, ReadonlyMap<string, CategoryPicture>>();

/** A category that only gathers dishes of others has no dish of its own to show. */
const GATHERED: DishPicture = { kind: "drawing", url: "./pictures/heart.svg" };

/** The pictures of the root categories that have one, by category id. */
export function categoryPictures(view: PicturedMenu): ReadonlyMap<string, CategoryPicture> {
  const before = known.get(view);
  if (before) return before;
  const roots = view.menu ? shownCategories(view.menu) : [];
  const gathering = gatheringCategories(roots);
  const found = new Map<string, CategoryPicture>();
  for (const root of roots) {
    const picture = pictureOf(root, view.pictures);
    if (gathering.has(root)) found.set(root.id, { productId: root.id, picture: GATHERED });
    else if (picture) found.set(root.id, picture);
  }
  known.set(view, found);
  return found;
}

/** The first dish with a picture, or the first combo of a category with only combos. */
export function pictureOf(root: Category, pictures: DishPictures): CategoryPicture | null {
  for (const wanted of ["item", "combo"] as const) {
    for (const { kind, id } of productsOf(root)) {
      const picture = kind === wanted ? pictures[id] : undefined;
      if (picture) return { productId: id, picture };
    }
  }
  return null;
}
