/** The outlet's own menu for the scenes of the live frame. Pure. */
import type { BasketLine } from "../../../domain/basket.ts";
import { isCompleteAsSuggested, preselectedChoices } from "../../../domain/choices.ts";
import type { MenuItem } from "../../../domain/menu.ts";
import type { PicturedMenu } from "../../../domain/menu-parts.ts";
import type { SceneMenu } from "../preview/frame/scene.ts";
import { productsIn } from "./menu-sections.ts";

/** Lines of the order that is reviewed. */
const LINES = 3;

/**
 * The menu with some dishes for the order, and the one that is opened: `shown` if it is a dish of the menu, or the first
 * that `shown` may be chosen for. Null if the menu has no dish.
 */
export function sceneMenuOf(pictured: PicturedMenu, shown: string | null): SceneMenu | null {
  const { menu } = pictured;
  if (menu === null) return null;
  const products = menu.categories.flatMap(productsIn);
  const items = products.flatMap(({ kind, id }) => (kind === "item" ? (menu.items[id] ?? []) : []));
  const combo = products.find(({ kind, id }) => kind === "combo" && menu.combos[id])?.id ?? null;
  const first = items.find(({ modifierGroups }) => modifierGroups.length > 0) ?? items[0];
  if (first === undefined) return null;
  const opened =
    items.find(({ id }) => id === shown) ?? items.find((item) => hasModifier(item, shown)) ?? first;
  const ordered = new Set([opened, ...items].filter(isCompleteAsSuggested));
  return {
    pictured,
    lines: [...ordered].slice(0, LINES).map(lineOf),
    item: opened.id,
    combo,
  };
}

function hasModifier({ modifierGroups }: MenuItem, id: string | null): boolean {
  return modifierGroups.some(({ modifiers }) => modifiers.some((modifier) => modifier.id === id));
}

function lineOf(item: MenuItem, place: number): BasketLine {
  return {
    kind: "item",
    lineId: `look-${place}`,
    itemId: item.id,
    count: place + 1,
    choices: preselectedChoices(item),
  };
}
