import { LONGEST_EXPIRY_MS } from "../payments/enrollments.ts";
import type { CardStore } from "../store/cards.ts";
import type { ClaimSources } from "./claims.ts";

/**
 * Enrollments whose callback may come now. Also those that have ended: a repeat is answered as the first was (payments.md
 * §4.2), although another run of the gate has no claim of it. When one was begun is not stored; it lives for half an hour
 * at most, and when it expires is stored. `now` in UTC milliseconds.
 */
export function claimedEnrollments(
  cards: Pick<CardStore, "unexpired">,
  now: number,
): ReturnType<ClaimSources["enrollments"]> {
  return cards.unexpired(now).map(({ enrollmentId, expiresAt }) => ({
    enrollmentId,
    agoMs: Math.max(0, Math.round(LONGEST_EXPIRY_MS - (expiresAt - now))),
  }));
}
