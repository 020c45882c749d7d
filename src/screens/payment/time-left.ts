/** "3:54": minutes and seconds, never negative. Digits as on the card page, in every language. */
export function timeLeftText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Share of the time that is left, between 0 and 1. */
export function shareLeft(leftMs: number, wholeMs: number): number {
  if (wholeMs <= 0) return 0;
  return Math.min(1, Math.max(0, leftMs / wholeMs));
}

/** What the host says of a page that ends by itself, as long from then as it says. */
export type Expiring = { readonly expiresInMs: number };

const ENDS = new WeakMap<Expiring, number>();

/**
 * When it ends, by the page's monotonic clock: counted from the first look, which is as it arrives. A screen that is shown
 * anew goes on with it.
 */
export function endOf(view: Expiring): number {
  const known = ENDS.get(view);
  if (known !== undefined) return known;
  const end = performance.now() + view.expiresInMs;
  ENDS.set(view, end);
  return end;
}
