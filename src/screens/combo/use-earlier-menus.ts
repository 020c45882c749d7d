import { useState } from "react";
import type { Menu } from "../../../domain/menu.ts";
import { useVisit } from "../../journey/use-visit.ts";

/**
 * The menus seen while a combo was configured, the current one last: they have the names of what was removed. A line
 * brings the menu from which it was chosen.
 */
export function useEarlierMenus(menu: Menu): readonly Menu[] {
  const { chosenFrom, openProduct } = useVisit("chosenFrom", "openProduct");
  const lineMenu = chosenFrom[openProduct?.lineId ?? ""];
  const [menus, setMenus] = useState<readonly Menu[]>(lineMenu ? [lineMenu, menu] : [menu]);
  if (menus.at(-1) === menu) return menus;
  const grown = [...menus, menu];
  setMenus(grown);
  return grown;
}
