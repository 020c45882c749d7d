import type { CheckoutState } from "../state/state.ts";

/** How long after its end an order is shown again by a page that was reloaded (requirement A10). */
export const SHOWN_AGAIN_MS = 60_000;

/**
 * The order whose customer may still be at a kiosk that was restarted, or whose page was reloaded: the one placed last,
 * while it goes on and for 60 s after its end. Null if that customer has left: the next one must not see it. `now` in
 * UTC milliseconds.
 */
export function shownAgain(
  orders: readonly CheckoutState[],
  hasEnded: (visitId: string) => boolean,
  now: number,
): CheckoutState | null {
  const found = orders
    .filter(({ abandoned, visitEnded }) => !abandoned && !visitEnded)
    .filter(({ order }) => !hasEnded(order.visitId))
    .filter((state) => now - endOf(state, now) < SHOWN_AGAIN_MS)
    .sort((left, right) => left.placedAt - right.placedAt);
  return found.at(-1) ?? null;
}

/** When the order ended for its customer; the present while it goes on. */
function endOf(state: CheckoutState, now: number): number {
  if (state.injection.at === "accepted") return state.injection.since;
  return state.failure === null ? now : state.now;
}
