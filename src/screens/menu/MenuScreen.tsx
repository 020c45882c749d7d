import { useCallback, useDeferredValue, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Category } from "../../../domain/menu.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { shownCategories } from "../../outlet/categories.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { BasketSummary } from "../../ui/BasketSummary.tsx";
import { Button } from "../../ui/Button.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { OfferBand } from "../combo/OfferBand.tsx";
import { CategoryRail } from "./CategoryRail.tsx";
import { CategoryView } from "./CategoryView.tsx";
import { MenuLoading } from "./MenuLoading.tsx";
import "./menu.css";

/** The menu: categories at the side, dishes as cards, what is chosen below. */
export function MenuScreen() {
  const { t } = useTranslation(["menu", "common"]);
  const { context, send } = useVisit();
  const menu = useMenu()?.menu;
  const categories = useMemo(() => (menu ? shownCategories(menu) : []), [menu]);
  const chosenId = context.menuPlace.categoryId;
  const choose = useCallback(
    (categoryId: string) => send({ type: "CATEGORY_CHOSEN", categoryId }),
    [send],
  );
  const current = categories.find(({ id }) => id === chosenId) ?? categories[0];
  return (
    <Screen
      title={t("menu:title")}
      place={t(`common:orderType.${context.orderType}`)}
      onBack={() => send({ type: "BACK" })}
      className="menu"
      bare
      rail={
        current && <CategoryRail categories={categories} currentId={current.id} onChoose={choose} />
      }
      band={<OfferBand />}
      action={
        <>
          <BasketSummary />
          {context.basket.lines.length > 0 && (
            <Button kind="main" iconAfter="forward" onPress={() => send({ type: "REVIEW" })}>
              {t("menu:review")}
            </Button>
          )}
        </>
      }
    >
      <Dishes isLoading={menu === undefined} current={current} />
    </Screen>
  );
}

/** The dishes of the chosen category, or why there are none. */
function Dishes({ isLoading, current }: { isLoading: boolean; current: Category | undefined }) {
  const { t } = useTranslation("menu");
  const scroller = useRef<HTMLDivElement>(null);
  // The tab answers the finger at once; its dishes are laid out in the time that is left.
  const shown = useDeferredValue(current);
  if (isLoading) return <MenuLoading />;
  if (!shown) {
    return (
      <div className="menu__empty">
        <h2>{t("emptyTitle")}</h2>
        <p>{t("empty")}</p>
      </div>
    );
  }
  return (
    <div className="menu__dishes" ref={scroller}>
      <CategoryView key={shown.id} category={shown} scroller={scroller} />
    </div>
  );
}
