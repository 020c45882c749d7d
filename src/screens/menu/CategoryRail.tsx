import {
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import type { Category } from "../../../domain/menu.ts";
import { gatheringCategories, itemIdsOf } from "../../outlet/categories.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Dish } from "../../ui/Dish.tsx";
import { Icon } from "../../ui/Icon.tsx";

type CategoryRailProps = {
  readonly categories: readonly Category[];
  readonly currentId: string;
  readonly onChoose: (categoryId: string) => void;
};

/** Divider tabs; the chosen one belongs to the table, the others lie behind it. */
export const CategoryRail = memo(function CategoryRail(props: CategoryRailProps) {
  const { categories, currentId, onChoose } = props;
  const { t } = useTranslation("menu");
  const gathering = useMemo(() => gatheringCategories(categories), [categories]);
  const localize = useLocalize();
  const list = useRef<HTMLUListElement>(null);
  const shown = useGrowingRail(categories, currentId);
  const overflows = useOverflow(list, shown.length);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView(NEAREST);
  }, []);
  return (
    <nav className="rail" aria-label={t("categories")}>
      <ul className="rail__list" ref={list}>
        {shown.map((category) => (
          <li key={category.id}>
            <button
              type="button"
              className="rail__tab"
              aria-current={category.id === currentId}
              onClick={(event) => {
                event.currentTarget.scrollIntoView(NEAREST);
                onChoose(category.id);
              }}
            >
              <CategoryPicture category={category} gathers={gathering.has(category)} />
              <span className="rail__name">{localize(category.title)}</span>
            </button>
          </li>
        ))}
      </ul>
      {overflows && (
        <button type="button" className="rail__more" onClick={() => showMore(list)}>
          <Icon name="down" />
          {t("moreCategories")}
        </button>
      )}
    </nav>
  );
});

const NEAREST: ScrollIntoViewOptions = { block: "nearest", inline: "nearest" };

/** More tabs than any screen shows at once. */
const FIRST_TABS = 14;

/** The tabs that are seen first, then, when the screen has been drawn, all of them. */
function useGrowingRail(categories: readonly Category[], currentId: string): readonly Category[] {
  const [first] = useState(() => {
    const place = categories.findIndex(({ id }) => id === currentId);
    return categories.slice(0, Math.max(place + 4, FIRST_TABS));
  });
  return useDeferredValue(categories, first);
}

/** What only gathers dishes of other categories has no dish of its own to show. */
const GATHERED = "./pictures/heart.svg";

type CategoryPictureProps = {
  readonly category: Category;
  readonly gathers: boolean;
};

/** A category looks like its first dish that has a picture. */
function CategoryPicture({ category, gathers }: CategoryPictureProps) {
  const pictures = useMenu()?.pictureUrls ?? {};
  const itemId = itemIdsOf(category).find((id) => pictures[id]) ?? category.id;
  const url = gathers ? GATHERED : pictures[itemId];
  return url ? <Dish productId={itemId} pictureUrl={url} className="rail__picture" /> : null;
}

/** One page further, and from the end back to the beginning; upright or lying, whichever the rail is. */
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

/** Whether the tabs need more room than the whole rail has, the button for more not counted. */
function useOverflow(box: RefObject<HTMLElement | null>, tabs: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const list = box.current;
    const rail = list?.parentElement;
    if (!list || !rail) return;
    const measure = () =>
      setOverflows(
        list.scrollHeight > rail.clientHeight + 1 || list.scrollWidth > rail.clientWidth + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(rail);
    for (const tab of [...list.children].slice(0, tabs)) observer.observe(tab);
    measure();
    return () => observer.disconnect();
  }, [box, tabs]);
  return overflows;
}
