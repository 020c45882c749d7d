import { type RefObject, startTransition, useCallback, useState } from "react";

/** What fills the first screen, also of the widest one. */
const FIRST = 8;
/** Few enough that adding them does not keep a finger waiting. */
const STEP = 8;
/** How far below the visible part the next ones are put in place. */
const AHEAD = "1200px";
/** No card is lower than this, in pixels of the smallest screen. */
const LOWEST_CARD = 100;

/**
 * Shows a long list piece by piece as it is scrolled: `shown` of `total` entries, and a `sentinel` to put
 * at the end. `startAt` is the scroll position, in px, that has to be reachable at once.
 */
export function useGrowing(
  total: number,
  startAt: number,
  scroller: RefObject<HTMLElement | null>,
) {
  const [shown, setShown] = useState(() => FIRST + 4 * Math.ceil(startAt / LOWEST_CARD));
  const isComplete = shown >= total;
  // A new observer with every growth: one whose target stays in sight reports only once.
  const sentinel = useCallback(
    (element: HTMLElement | null) => {
      if (!element || isComplete) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting))
            startTransition(() => setShown(shown + STEP));
        },
        { root: scroller.current, rootMargin: AHEAD },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [shown, isComplete, scroller],
  );
  return { shown: Math.min(shown, total), sentinel };
}
