import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { productOfLine } from "../../../domain/basket.ts";
import type { Category, MenuItem } from "../../../domain/menu.ts";
import { priceFor } from "../../../domain/menu.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { itemsOf, sectionsOf } from "../../outlet/categories.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { useTint } from "../../ui/Dish.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { useGrowing } from "./use-growing.ts";

type CategoryViewProps = {
  readonly category: Category;
  readonly scroller: RefObject<HTMLElement | null>;
};

/** A category's title and its dishes, in sections where the menu has them. */
export function CategoryView({ category, scroller }: CategoryViewProps) {
  const { t } = useTranslation("menu");
  const localize = useLocalize();
  const menu = useMenu()?.menu;
  const scrollTop = useRememberedPlace(scroller);
  const sections = useMemo(
    () =>
      menu
        ? sectionsOf(category)
            .map((section) => ({ section, items: itemsOf(menu, section) }))
            .filter(({ items }) => items.length > 0)
        : [],
    [menu, category],
  );
  const total = sections.reduce((sum, { items }) => sum + items.length, 0);
  const { shown, sentinel } = useGrowing(total, scrollTop, scroller);
  let before = 0;
  return (
    <>
      <div className="menu__heading">
        <h2>{localize(category.title)}</h2>
        <p>{t("dishes", { count: total })}</p>
      </div>
      {sections.map(({ section, items }) => {
        const visible = items.slice(0, Math.max(0, shown - before));
        before += items.length;
        if (visible.length === 0) return null;
        return (
          <section key={section.id} className="menu__section">
            {section !== category && <h3>{localize(section.title)}</h3>}
            <ProductGrid items={visible} scroller={scroller} />
          </section>
        );
      })}
      <div ref={sentinel} />
    </>
  );
}

/** A dish that was looked at is found again where it was; another category starts at its top. */
function useRememberedPlace(scroller: RefObject<HTMLElement | null>): number {
  const { menuPlace } = useVisit().context;
  const [scrollTop] = useState(menuPlace.scrollTop);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: scrollTop });
  }, [scroller, scrollTop]);
  return scrollTop;
}

type ProductGridProps = {
  readonly items: readonly MenuItem[];
  readonly scroller: RefObject<HTMLElement | null>;
};

function ProductGrid({ items, scroller }: ProductGridProps) {
  const { context, send } = useVisit();
  const pictures = useMenu()?.pictureUrls ?? {};
  const format = useFormat();
  const localize = useLocalize();
  const tintOf = useTint();
  const open = useCallback(
    (itemId: string) =>
      send({
        type: "PRODUCT_OPENED",
        product: { kind: "item", id: itemId },
        scrollTop: scroller.current?.scrollTop ?? 0,
      }),
    [send, scroller],
  );
  const add = useCallback(
    (itemId: string) =>
      send({
        type: "LINE_ADDED",
        line: { kind: "item", lineId: crypto.randomUUID(), itemId, count: 1, choices: [] },
      }),
    [send],
  );
  const counts = new Map<string, number>();
  for (const line of context.basket.lines) {
    const { id } = productOfLine(line);
    counts.set(id, (counts.get(id) ?? 0) + line.count);
  }
  return (
    <ul className="menu__grid">
      {items.map((item) => (
        <li key={item.id}>
          <ProductCard
            itemId={item.id}
            tint={tintOf(item.id)}
            name={localize(item.title)}
            note={firstLine(localize(item.description))}
            price={format.money(priceFor(item.prices, context.orderType).value)}
            pictureUrl={pictures[item.id]}
            count={counts.get(item.id) ?? 0}
            onOpen={open}
            onAdd={item.modifierGroups.length === 0 ? add : open}
          />
        </li>
      ))}
    </ul>
  );
}

/** A card has room for one line of the description; the rest is on the dish's own sheet. */
function firstLine(text: string): string {
  return text.split("\n")[0] ?? "";
}
