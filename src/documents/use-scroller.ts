import { type RefObject, useEffect, useState } from "react";

/** Share of the view by which a button scrolls: a few lines stay visible. */
const SHARE_OF_VIEW = 0.8;

type Place = {
  /** The page in the middle of the view, from 1. */
  readonly page: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
};

export type Scroller = Place & {
  /** Scrolls by most of a view: -1 up, 1 down. */
  readonly move: (direction: -1 | 1) => void;
};

const TOP: Place = { page: 1, atStart: true, atEnd: false };

/** The scroll position of an area of pages (its `section` children), and buttons to scroll it. */
export function useScroller(area: RefObject<HTMLElement | null>): Scroller {
  const [place, setPlace] = useState<Place>(TOP);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    // Focusable, so that keys can scroll it.
    element.tabIndex = 0;
    const update = () => setPlace((before) => sameOr(before, placeOf(element)));
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    for (const page of element.children) sizes.observe(page);
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", update);
    };
  }, [area]);
  return {
    ...place,
    move: (direction) => {
      const element = area.current;
      element?.scrollBy({ top: direction * SHARE_OF_VIEW * element.clientHeight });
    },
  };
}

function placeOf(element: HTMLElement): Place {
  const { scrollTop, clientHeight, scrollHeight } = element;
  const middle = element.getBoundingClientRect().top + clientHeight / 2;
  const above = [...element.children].filter((page) => page.getBoundingClientRect().top <= middle);
  return {
    page: Math.max(1, above.length),
    // Touch scrolling stops at fractions of a pixel.
    atStart: scrollTop < 2,
    atEnd: scrollTop + clientHeight > scrollHeight - 2,
  };
}

function sameOr(before: Place, now: Place): Place {
  const same =
    before.page === now.page && before.atStart === now.atStart && before.atEnd === now.atEnd;
  return same ? before : now;
}
