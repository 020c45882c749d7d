import { memo, type ReactNode, useCallback, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { Category, Menu } from "../../../domain/menu.ts";
import { useSend, useVisitSelector } from "../../journey/use-visit.ts";
import { countProducts, shownCategories } from "../../outlet/categories.ts";
import { categoryEntries, countOffered } from "../../outlet/menu-entries.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { SearchOpener } from "../../ui/search/SearchOpener.tsx";
import { useStages } from "../../ui/use-stages.ts";
import { useIsWaiting } from "../../ui/waiting.ts";
import { OfferBand } from "../combo/OfferBand.tsx";
import { CategoryRail } from "./CategoryRail.tsx";
import { useListPlaces } from "./list-places.ts";
import { MenuAction } from "./MenuAction.tsx";
import { PopupSheet } from "./PopupSheet.tsx";
import { ProductList } from "./ProductList.tsx";
import { useEntries } from "./use-entries.ts";

const NO_CATEGORIES: readonly Category[] = [];

/** With more dishes than these, the search is shown before the categories. */
const MANY_PRODUCTS = 120;

/** The menu by category: tabs at the side, dishes as cards, the basket below. */
export function CategoriesScreen({ menu }: { readonly menu: Menu | null | undefined }) {
  const { t } = useTranslation(["menu", "common"]);
  const send = useSend();
  const orderType = useVisitSelector((context) => context.orderType);
  const categories = menu ? shownCategories(menu) : NO_CATEGORIES;
  const categoryId = useVisitSelector(({ menuPlace }) => menuPlace.categoryId);
  const current = categories.find(({ id }) => id === categoryId) ?? categories[0];
  const goBack = useCallback(() => send({ type: "BACK" }), [send]);
  const isLarge = countProducts(categories) > MANY_PRODUCTS;
  // The frame renders first, in response to the touch; dishes and tabs follow, each in a frame of its own.
  const stage = useStages(2);
  return (
    <Screen
      title={t("menu:title")}
      place={t(`common:orderType.${orderType}`)}
      onBack={goBack}
      className="menu"
      bare
      rail={
        current && (
          <Rail
            categories={stage < 2 ? NO_CATEGORIES : categories}
            current={current}
            hasSearch={!isLarge}
          />
        )
      }
      band={<OfferBand />}
      action={<MenuAction />}
    >
      {menu === undefined && <MenuLoading />}
      {menu !== undefined && !current && <MenuEmpty />}
      {menu && current && (
        <div className="menu__column">
          {isLarge && <MenuSearchOpener className="search-bar" text={t("menu:search.title")} />}
          {stage > 0 && <Dishes menu={menu} current={current} />}
        </div>
      )}
      <WhileShown>
        <PopupSheet menu={menu} parent={current} />
      </WhileShown>
    </Screen>
  );
}

const PLACEHOLDERS = ["a", "b", "c", "d", "e", "f"];

/** Placeholders of the dishes. */
function MenuLoading() {
  const { t } = useTranslation("menu");
  return (
    <div className="menu-loading">
      <p className="menu-loading__text display" role="status">
        {t("loading")}
      </p>
      {PLACEHOLDERS.map((card) => (
        <div className="menu-loading__card" key={card} />
      ))}
    </div>
  );
}

/** Shown if there is nothing to order. */
function MenuEmpty() {
  const { t } = useTranslation("menu");
  return (
    <div className="menu__empty">
      <h2>{t("emptyTitle")}</h2>
      <p>{t("empty")}</p>
    </div>
  );
}

/** A sheet over the menu is hidden while a dish that was opened from it is shown. */
function WhileShown({ children }: { readonly children: ReactNode }) {
  return useIsWaiting() ? null : children;
}

function MenuSearchOpener(props: { readonly className: string; readonly text: string }) {
  const send = useSend();
  return <SearchOpener {...props} onOpen={() => send({ type: "SEARCHED", text: "" })} />;
}

type RailProps = {
  readonly categories: readonly Category[];
  readonly current: Category;
  readonly hasSearch: boolean;
};

function Rail({ categories, current, hasSearch }: RailProps) {
  const { t } = useTranslation("menu");
  const send = useSend();
  const places = useListPlaces();
  const choose = useCallback(
    (categoryId: string) => {
      send({ type: "CATEGORY_CHOSEN", categoryId });
      // A chosen category is shown from its top.
      places.clear();
    },
    [send, places],
  );
  return (
    <nav className="rail" aria-label={t("categories")}>
      {hasSearch && <MenuSearchOpener className="rail__search" text={t("search.open")} />}
      {categories.length > 0 && (
        <CategoryRail categories={categories} currentId={current.id} onChoose={choose} />
      )}
    </nav>
  );
}

/** The dishes of the chosen category. */
function Dishes({ menu, current }: { readonly menu: Menu; readonly current: Category }) {
  // The tab responds at once; its dishes render in the time that is left.
  const shown = useDeferredValue(current);
  return <CategoryDishes key={shown.id} menu={menu} category={shown} />;
}

type CategoryDishesProps = { readonly menu: Menu; readonly category: Category };

const CategoryDishes = memo(function CategoryDishes({ menu, category }: CategoryDishesProps) {
  const { t } = useTranslation("menu");
  const localize = useLocalize();
  const entries = useEntries(category.id, menu, () => categoryEntries(menu, category));
  const about = localize(category.description);
  return (
    <ProductList
      listKey={`category ${category.id}`}
      entries={entries}
      heading={
        <div className="menu__heading">
          <h2>
            <Hyphenated>{localize(category.title)}</Hyphenated>
          </h2>
          <p>{t("dishes", { count: countOffered(entries) })}</p>
          {about !== "" && (
            <p className="menu__about">
              <Hyphenated>{about}</Hyphenated>
            </p>
          )}
        </div>
      }
    />
  );
});
