import type { Menu } from "../../domain/menu.ts";
import { gatheringCategories, productsOf } from "../../domain/menu-categories.ts";
import { useMenu } from "./use-menu.ts";
import { useOutlet } from "./use-outlet.ts";

/** The root category in which each product is at home, by id. */
const homes = new WeakMap<Menu, ReadonlyMap<string, string>>();

function homesOf(menu: Menu): ReadonlyMap<string, string> {
  const known = homes.get(menu);
  if (known) return known;
  const gathering = gatheringCategories(menu.categories);
  const own = menu.categories.filter((category) => !gathering.has(category));
  const found = new Map(own.flatMap((root) => productsOf(root).map(({ id }) => [id, root.id])));
  homes.set(menu, found);
  return found;
}

/**
 * The address of the emblem for a product without a picture: that of its category, or the general one; null for none.
 */
export function useEmblems(): (productId: string) => string | null {
  const menu = useMenu()?.menu;
  const { emblemByCategory, generalEmblem } = useOutlet().stage;
  return (productId) => {
    const home = menu ? homesOf(menu).get(productId) : undefined;
    return (home === undefined ? undefined : emblemByCategory[home]) ?? generalEmblem;
  };
}
