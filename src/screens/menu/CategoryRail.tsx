import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Category } from "../../../domain/menu.ts";
import { type CategoryPicture, categoryPictures } from "../../outlet/categories.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize, useOutlet } from "../../outlet/use-outlet.ts";
import { Dish } from "../../ui/Dish.tsx";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useStages } from "../../ui/use-stages.ts";
import "./category-rail.css";

type CategoryRailProps = {
  readonly categories: readonly Category[];
  readonly currentId: string;
  readonly onChoose: (categoryId: string) => void;
};

const NO_PICTURES: ReadonlyMap<string, CategoryPicture> = new Map();

/** Divider tabs; the current one is connected to the table, the others are behind it. */
export const CategoryRail = memo(function CategoryRail(props: CategoryRailProps) {
  const { categories, currentId, onChoose } = props;
  const { t } = useTranslation("menu");
  const localize = useLocalize();
  const { emblemByCategory, generalEmblem } = useOutlet().stage;
  const view = useMenu();
  const pictures = view ? categoryPictures(view) : NO_PICTURES;
  // No tab stays bare beside others; on each of them, the same picture would say nothing.
  const isDrawn = categories.some(({ id }) => pictures.has(id) || emblemByCategory[id]);
  const list = useRef<HTMLUListElement>(null);
  const shown = useGrowingRail(categories, currentId);
  const overflows = useOverflow(list, shown.length);
  useChosenInView(list);
  return (
    <>
      <ul className="rail__list" ref={list}>
        {shown.map((category) => (
          <Tab
            key={category.id}
            categoryId={category.id}
            name={localize(category.title)}
            picture={pictures.get(category.id)}
            emblem={emblemByCategory[category.id] ?? (isDrawn ? generalEmblem : null)}
            isCurrent={category.id === currentId}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {overflows && (
        <button
          type="button"
          className="rail__more"
          data-repeatable="always"
          onClick={() => showMore(list)}
        >
          <Icon name="down" />
          {t("moreCategories")}
        </button>
      )}
    </>
  );
});

type TabProps = {
  readonly categoryId: string;
  readonly name: string;
  readonly picture: CategoryPicture | undefined;
  /** Address of the emblem, for a category without pictures; null for none. */
  readonly emblem: string | null;
  readonly isCurrent: boolean;
  readonly onChoose: (categoryId: string) => void;
};

const Tab = memo(function Tab(props: TabProps) {
  const { categoryId, name, picture, emblem, isCurrent, onChoose } = props;
  const tab = useRef<HTMLButtonElement>(null);
  useStaysInSight(tab, isCurrent);
  return (
    <li>
      <button
        ref={tab}
        type="button"
        className="rail__tab"
        aria-current={isCurrent}
        onClick={(event) => {
          event.currentTarget.scrollIntoView(NEAREST);
          onChoose(categoryId);
        }}
      >
        {picture && (
          <Dish productId={picture.productId} picture={picture.picture} className="rail__picture" />
        )}
        {!picture && emblem && (
          <Dish
            productId={categoryId}
            picture={{ kind: "drawing", url: emblem }}
            className="rail__picture"
          />
        )}
        <span className="rail__name">
          <Hyphenated>{name}</Hyphenated>
        </span>
      </button>
    </li>
  );
});

const NEAREST: ScrollIntoViewOptions = { block: "nearest", inline: "nearest" };

/** Scrolls to the current tab when the rail appears. The first ones are visible anyway. */
function useChosenInView(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const tabs = [...(list.current?.children ?? [])];
    const chosen = tabs.findIndex((tab) => tab.querySelector('[aria-current="true"]'));
    if (chosen >= FIRST_TABS / 3) tabs[chosen]?.scrollIntoView(NEAREST);
  }, [list]);
}

/** Keeps the current tab in view when text grows, the screen is lowered or the "more" button appears. */
function useStaysInSight(tab: RefObject<HTMLElement | null>, isCurrent: boolean): void {
  useEffect(() => {
    const chosen = tab.current;
    const list = chosen?.closest(".rail__list");
    if (!isCurrent || !chosen || !list) return;
    const sizes = new Map<Element, string>();
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        const size = `${contentRect.width} ${contentRect.height}`;
        const before = sizes.get(target);
        sizes.set(target, size);
        // Scrolling through the other tabs changes no size, and is not disturbed.
        if (before !== undefined && before !== size) chosen.scrollIntoView(NEAREST);
      }
    });
    for (const part of [list, chosen]) observer.observe(part);
    return () => observer.disconnect();
  }, [tab, isCurrent]);
}

/** More tabs than fit on any screen. */
const FIRST_TABS = 14;
/** Few enough that rendering them does not delay a touch. */
const MORE_TABS = 12;

/** The first tabs, then, during idle time, all others. */
function useGrowingRail(categories: readonly Category[], currentId: string): readonly Category[] {
  const [first] = useState(() => {
    const place = categories.findIndex(({ id }) => id === currentId);
    return Math.max(place + 4, FIRST_TABS);
  });
  const more = Math.max(0, Math.ceil((categories.length - first) / MORE_TABS));
  return categories.slice(0, first + MORE_TABS * useStages(more));
}

/** One page further, and from the end back to the beginning; vertically or horizontally. */
function showMore(list: RefObject<HTMLElement | null>): void {
  const box = list.current;
  if (!box) return;
  const lying = box.scrollWidth > box.clientWidth;
  const [place, page, whole] = lying
    ? [Math.abs(box.scrollLeft), box.clientWidth, box.scrollWidth]
    : [box.scrollTop, box.clientHeight, box.scrollHeight];
  const next = place + page >= whole - 1 ? 0 : place + page * 0.8;
  const sign = getComputedStyle(box).direction === "rtl" ? -1 : 1;
  box.scrollTo(lying ? { left: sign * next } : { top: next });
}

/** Whether the tabs need more room than the whole rail has, not counting the "more" button. */
function useOverflow(box: RefObject<HTMLElement | null>, tabs: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const list = box.current;
    const rail = list?.parentElement;
    if (!list || !rail || tabs === 0) return;
    // The observer also reports once after the first layout.
    const observer = new ResizeObserver(() => {
      const more = rail.querySelector<HTMLElement>(".rail__more");
      setOverflows(
        list.scrollHeight > list.clientHeight + (more?.offsetHeight ?? 0) + 1 ||
          list.scrollWidth > list.clientWidth + (more?.offsetWidth ?? 0) + 1,
      );
    });
    for (const part of [rail, list, ...list.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [box, tabs]);
  return overflows;
}
