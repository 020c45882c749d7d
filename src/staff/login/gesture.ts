/**
 * The hidden gesture for the staff PIN (docs/staff.md): four taps, or one long press, in the upper corner at the start
 * of the reading direction. Taps on a control belong to the control, so that a customer in a hurry does not open the
 * PIN pad; a long press counts anywhere in the corner.
 */

const TAPS = 4;
/** From the first to the last tap. */
const TAPS_WITHIN_MS = 2_500;
export const HOLD_MS = 2_500;
/** Side of the corner in rem: as wide as a back button with its margin. */
const CORNER_REM = 18;

export type Page = {
  readonly width: number;
  readonly isRightToLeft: boolean;
  /** CSS px of one rem. */
  readonly rem: number;
};

/** Whether a point, in CSS px from the upper left, is in the corner. */
export function isInCorner(
  { x, y }: { readonly x: number; readonly y: number },
  page: Page,
): boolean {
  const side = CORNER_REM * page.rem;
  const fromStart = page.isRightToLeft ? page.width - x : x;
  return fromStart >= 0 && fromStart < side && y >= 0 && y < side;
}

/** Times of recent taps that may form a gesture, in ms. */
export type Taps = readonly number[];

/** The taps after one at `at`, and whether they open the PIN pad. A tap elsewhere resets them. */
export function tapped(
  before: Taps,
  at: number,
  counts: boolean,
): { readonly taps: Taps; readonly opens: boolean } {
  if (!counts) return { taps: [], opens: false };
  const taps = [...before.filter((earlier) => at - earlier < TAPS_WITHIN_MS), at];
  return taps.length >= TAPS ? { taps: [], opens: true } : { taps, opens: false };
}
