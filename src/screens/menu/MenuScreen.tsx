import { useVisitPart } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { CategoriesScreen } from "./CategoriesScreen.tsx";
import { LATER_SEARCH } from "./later-search.ts";
import "./menu.css";
import "./product-list.css";

/** The menu: by its categories, or by a word. */
export function MenuScreen() {
  const isSearching = useVisitPart(({ menuPlace }) => menuPlace.over?.kind === "search");
  const menu = useMenu()?.menu;
  if (isSearching && menu) return <LATER_SEARCH.Screen />;
  return <CategoriesScreen menu={menu} />;
}
