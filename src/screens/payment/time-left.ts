/** "3:54": minutes and seconds, never negative. Latin digits as on the card page, in every language. */
export function timeLeftText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Share of the time that is left, between 0 and 1. */
export function shareLeft(leftMs: number, wholeMs: number): number {
  if (wholeMs <= 0) return 0;
  return Math.min(1, Math.max(0, leftMs / wholeMs));
}

/** When a page expires, in ms from the moment the host sent it. */
export type Expiring = { readonly expiresInMs: number };

const ENDS = new WeakMap<Expiring, number>();

/**
 * When it expires, by the page's monotonic clock: counted from the first call, when it arrives. A screen that is
 * rendered again continues with it.
 */
export function endOf(view: Expiring): number {
  const known = ENDS.get(view);
  if (known !== undefined) return known;
  const end = performance.now() + view.expiresInMs;
  ENDS.set(view, end);
  return end;
}
