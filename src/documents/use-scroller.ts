import { type RefObject, useEffect, useState } from "react";

/** A touch of a button shows the next part with a few lines of the last. */
const SHARE_OF_VIEW = 0.8;

type Place = {
  /** The page in the middle of the view, from 1. */
  readonly page: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
};

export type Scroller = Place & {
  /** Moves by most of a view: -1 up, 1 down. */
  readonly move: (direction: -1 | 1) => void;
};

const TOP: Place = { page: 1, atStart: true, atEnd: false };

/** Where an area of pages (its `section` children) is scrolled to, and a way to move it without touching it. */
export function useScroller(area: RefObject<HTMLElement | null>): Scroller {
  const [place, setPlace] = useState<Place>(TOP);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    // Reachable by keys too, which scroll what has the focus.
    element.tabIndex = 0;
    const look = () => setPlace((before) => sameOr(before, placeOf(element)));
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    for (const page of element.children) sizes.observe(page);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
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
    // A finger stops between two pixels.
    atStart: scrollTop < 2,
    atEnd: scrollTop + clientHeight > scrollHeight - 2,
  };
}

function sameOr(before: Place, now: Place): Place {
  const same =
    before.page === now.page && before.atStart === now.atStart && before.atEnd === now.atEnd;
  return same ? before : now;
}
