import type { Menu } from "../../../domain/menu.ts";
import { gatheringCategories, pictureOf } from "../../outlet/categories.ts";

const DISHES = 5;

/**
 * Pictures for the table: one dish per category, spread over the whole menu. `pictureUrls` is by product id. A category
 * that only repeats dishes of others is skipped.
 */
export function sceneDishes(menu: Menu, pictureUrls: Readonly<Record<string, string>>): string[] {
  const roots = menu.categories.filter((category) => !category.isPopup);
  const gathering = gatheringCategories(roots);
  const own = roots.filter((category) => !gathering.has(category));
  const firsts = (own.length > 0 ? own : roots).flatMap((category) => {
    const picture = pictureOf(category, pictureUrls);
    return picture ? [picture.url] : [];
  });
  const distinct = [...new Set(firsts)];
  if (distinct.length <= DISHES) return distinct;
  const step = (distinct.length - 1) / (DISHES - 1);
  return Array.from({ length: DISHES }, (_, index) => distinct[Math.round(index * step)]).filter(
    (url) => url !== undefined,
  );
}
