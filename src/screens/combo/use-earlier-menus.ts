import { useState } from "react";
import type { Menu } from "../../../domain/menu.ts";
import { useVisit } from "../../journey/use-visit.ts";

/**
 * The menus that were seen while a combo was put together, the present one last: what has left the menu still
 * has its name there. A line that is changed brings the menu from which it was chosen.
 */
export function useEarlierMenus(menu: Menu): readonly Menu[] {
  const { chosenFrom, openProduct } = useVisit().context;
  const lineMenu = chosenFrom[openProduct?.lineId ?? ""];
  const [menus, setMenus] = useState<readonly Menu[]>(lineMenu ? [lineMenu, menu] : [menu]);
  if (menus.at(-1) === menu) return menus;
  const grown = [...menus, menu];
  setMenus(grown);
  return grown;
}
