import { useVisit } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { CategoriesScreen } from "./CategoriesScreen.tsx";
import { SearchScreen } from "./SearchScreen.tsx";
import "./menu.css";
import "./product-list.css";

/** The menu: by its categories, or by a word. */
export function MenuScreen() {
  const { over } = useVisit().context.menuPlace;
  const menu = useMenu()?.menu;
  if (over?.kind === "search" && menu) return <SearchScreen menu={menu} typed={over.text} />;
  return <CategoriesScreen menu={menu} />;
}
