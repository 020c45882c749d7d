import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useIsWaiting } from "../../ui/waiting.ts";
import { type ListPlace, placeOf, useListPlaces } from "./list-places.ts";
import { type RowEntry, rowStart } from "./rows.ts";

/** Fills the first screen, even the widest one. */
const FIRST = 8;
/** Few enough that rendering them does not delay a touch. */
const STEP = 8;
/** How far outside of the visible part the next ones are rendered. */
const AHEAD = "1200px";

export type WindowEntry = RowEntry & { readonly key: string };

type ListWindow = {
  readonly start: number;
  readonly end: number;
  /** Ref for the placeholder of the entries before `start`. */
  readonly above: (element: HTMLElement | null) => (() => void) | undefined;
  /** Ref for the element after the entry before `end`. */
  readonly below: (element: HTMLElement | null) => (() => void) | undefined;
};

/**
 * The rendered part of a long list: at first what is visible, then more at either end as it is scrolled there. A list
 * that was left is restored at its position, without what is far above it.
 */
export function useListWindow(
  listKey: string,
  entries: readonly WindowEntry[],
  scroller: RefObject<HTMLElement | null>,
): ListWindow {
  const places = useListPlaces();
  const [left] = useState(() => {
    const place = places.get(listKey);
    return place && entries.some(({ key }) => key === place.firstKey) ? place : null;
  });
  const [firstKey, setFirstKey] = useState(left?.firstKey ?? null);
  const [count, setCount] = useState(FIRST);
  const found = entries.findIndex(({ key }) => key === firstKey);
  const start = Math.max(found, 0);
  const end = Math.min(start + count, entries.length);

  useRememberedPlace(listKey, scroller);
  useRestoredPlace(left, scroller);
  const saveAnchor = useScrollAnchor(firstKey, scroller);

  const growUp = useCallback(() => {
    const columns = columnsIn(scroller.current);
    const next = rowStart(entries, Math.max(start - STEP, 0), columns);
    saveAnchor();
    startTransition(() => {
      setFirstKey(next === 0 ? null : (entries[next]?.key ?? null));
      setCount((before) => before + start - next);
    });
  }, [entries, start, scroller, saveAnchor]);
  const growDown = useCallback(() => startTransition(() => setCount(count + STEP)), [count]);

  return {
    start,
    end,
    above: useNearing(start > 0, growUp),
    below: useNearing(end < entries.length, growDown),
  };
}

/** Calls back when an element comes near the visible part of its scroll container. */
function useNearing(isWanted: boolean, onNear: () => void): ListWindow["above"] {
  // A new observer after every growth: one whose target stays near reports only once.
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isWanted) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) onNear();
        },
        { root: element.parentElement, rootMargin: AHEAD },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isWanted, onNear],
  );
}

/** Every touch may leave the list: its position is saved at each. */
function useRememberedPlace(listKey: string, scroller: RefObject<HTMLElement | null>): void {
  const places = useListPlaces();
  const isWaiting = useIsWaiting();
  useEffect(() => {
    if (isWaiting) return;
    const remember = () => {
      const place = scroller.current && placeOf(scroller.current);
      if (place) places.set(listKey, place);
      else places.delete(listKey);
    };
    document.addEventListener("click", remember, { capture: true });
    return () => document.removeEventListener("click", remember, { capture: true });
  }, [listKey, places, scroller, isWaiting]);
}

function useRestoredPlace(left: ListPlace | null, scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !left) return;
    setAbove(box, left.above);
    box.scrollTop = left.scrollTop;
  }, [left, scroller]);
}

/**
 * Keeps the visible entries in place while others are inserted above: they take the room of their placeholder. Returns
 * what to call before that.
 */
function useScrollAnchor(
  firstKey: string | null,
  scroller: RefObject<HTMLElement | null>,
): () => void {
  const anchor = useRef<{ entry: Element; offset: number } | null>(null);
  const save = useCallback(() => {
    const entry = scroller.current?.querySelector("[data-entry]");
    anchor.current = entry ? { entry, offset: offsetOf(entry, scroller.current) } : null;
  }, [scroller]);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !anchor.current) return;
    const { entry, offset } = anchor.current;
    anchor.current = null;
    const inserted = offsetOf(entry, box) - offset;
    setAbove(box, firstKey === null ? 0 : Math.max(offset - inserted, 0));
  }, [firstKey, scroller]);
  return save;
}

/** Distance from the beginning of the list, in px. */
function offsetOf(entry: Element, scroller: HTMLElement | null): number {
  const above = scroller?.querySelector("[data-above]");
  return entry.getBoundingClientRect().top - (above?.getBoundingClientRect().top ?? 0);
}

function setAbove(scroller: HTMLElement, height: number): void {
  const above = scroller.querySelector<HTMLElement>("[data-above]");
  if (above) above.style.blockSize = `${height}px`;
}

function columnsIn(scroller: HTMLElement | null): number {
  const grid = scroller?.querySelector("[data-grid]");
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(" ").length : 1;
}
