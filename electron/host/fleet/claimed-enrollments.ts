import { LONGEST_EXPIRY_MS } from "../payments/enrollments.ts";
import type { CardStore } from "../store/cards.ts";
import type { ClaimSources } from "./claims.ts";

/** For how long an enrollment that has ended is claimed on. */
const ENDED_FOR_MS = 3_600_000;

/**
 * Enrollments whose callback may come now. Also those that have ended: a repeat is answered as the first was (payments.md
 * §4.2), although another run of the gate has no claim of it. When one was begun is not stored, but when it expires is:
 * `agoMs` is what is gone of the half hour that it lives at most. Until the integrator has answered, nothing is: the answer
 * may give it all of it. `now` in UTC milliseconds.
 */
export function claimedEnrollments(
  cards: Pick<CardStore, "unexpired">,
  now: number,
): ReturnType<ClaimSources["enrollments"]> {
  return cards.unexpired(now - ENDED_FOR_MS).map(({ enrollmentId, state, expiresAt }) => ({
    enrollmentId,
    agoMs: state === "asked" ? 0 : Math.max(0, Math.round(LONGEST_EXPIRY_MS - (expiresAt - now))),
  }));
}
