import { useVisitSelector } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { CategoriesScreen } from "./CategoriesScreen.tsx";
import { LAZY_SEARCH } from "./lazy-search.ts";
import "./menu.css";
import "./product-list.css";

/** The menu: by its categories, or by a word. */
export function MenuScreen() {
  const isSearching = useVisitSelector(({ menuPlace }) => menuPlace.over?.kind === "search");
  const menu = useMenu()?.menu;
  if (isSearching && menu) return <LAZY_SEARCH.Screen />;
  return <CategoriesScreen menu={menu} />;
}
