import { useTranslation } from "react-i18next";
import { useVisit } from "../../journey/use-visit.ts";
import { shownCategories } from "../../outlet/categories.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";

/** The position in the menu: "Eat in · Favourites". */
export function useItemPlace(): string {
  const { t } = useTranslation("common");
  const localize = useLocalize();
  const { orderType, menuPlace } = useVisit("orderType", "menuPlace");
  const menu = useMenu()?.menu;
  const categories = menu ? shownCategories(menu) : [];
  const category = categories.find(({ id }) => id === menuPlace.categoryId) ?? categories[0];
  const words = [t(`orderType.${orderType}`), localize(category?.title)];
  return words.filter((word) => word !== "").join(" · ");
}
