import { createContext, use } from "react";

/** The scroll position of a list: the first rendered entry, the height above it, and the scroll offset; in px. */
export type ListPlace = {
  readonly firstKey: string;
  readonly above: number;
  readonly scrollTop: number;
};

/** By the key of the list. Reset with every visit: the next customer finds every list at its beginning. */
export type ListPlaces = Map<string, ListPlace>;

export const ListPlacesContext = createContext<ListPlaces | null>(null);

export function useListPlaces(): ListPlaces {
  const places = use(ListPlacesContext);
  if (!places) throw new Error("useListPlaces outside of a visit");
  return places;
}

/**
 * The current scroll position; null at the beginning. Requires that the layout of `scroller` is up to date: nothing has
 * changed since.
 */
export function placeOf(scroller: HTMLElement): ListPlace | null {
  const { scrollTop } = scroller;
  const above = scroller.querySelector("[data-above]");
  if (scrollTop === 0 || !above) return null;
  const boxes = [...scroller.querySelectorAll<HTMLElement>("[data-entry]")].map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const edge = scroller.getBoundingClientRect().top;
  const seen = boxes.find(({ box }) => box.bottom > edge);
  const first = seen && boxes.find(({ box }) => Math.abs(box.top - seen.box.top) < 1);
  const firstKey = first?.element.dataset.entry;
  if (!first || firstKey === undefined) return null;
  const top = topWithHeading(first.element, first.box.top);
  return { firstKey, above: top - above.getBoundingClientRect().top, scrollTop };
}

/** The first entry of a part begins with the part's heading. */
function topWithHeading(element: HTMLElement, top: number): number {
  const part = element.closest("section");
  const isFirst = part?.querySelector("[data-entry]") === element;
  return part && isFirst ? part.getBoundingClientRect().top : top;
}
