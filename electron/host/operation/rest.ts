/** Whether the kiosk may be stopped for an update without cutting anything short. */

import type { Phase } from "../../../domain/order-course.ts";
import { isoDatetimeIn } from "../../../domain/time-zone.ts";
import type { Clock } from "../checkout/running/runner.ts";
import type { CheckoutState } from "../checkout/state/state.ts";
import { phaseOf } from "../checkout/views/phases.ts";
import { OUTSIDE_WINDOW, RECENTLY_USED } from "./update-report.ts";

/** Nobody has been at the kiosk for this long. */
export const REST_MS = 5 * 60_000;
const LOOK_EVERY_MS = 10_000;

/** What may go on for hours, and goes on after a restart as before it. */
const LONG_PHASES: readonly Phase[] = [
  "following_kitchen",
  "counter_collects",
  "closing_loyalty",
  "refunding_loyalty",
  "with_staff",
  "ended",
  "checkout_failed",
];

export type RestReason = "visit" | "staff" | "enrollment" | "call" | "payment";

/**
 * Whether somebody is, or may be, at the kiosk. A call alone belongs to an order in one of the phases above: dozens may
 * be repeated all night, and each only has to end before the kiosk is stopped.
 */
function isUse(reasons: readonly RestReason[]): boolean {
  return reasons.some((reason) => reason !== "call");
}

/** What is under way; an order that the kitchen has is not. */
export function underWay(seen: {
  readonly hasVisit: boolean;
  /** Somebody is in staff mode. */
  readonly hasStaff: boolean;
  readonly hasEnrollment: boolean;
  readonly orders: readonly CheckoutState[];
}): RestReason[] {
  const { hasVisit, hasStaff, hasEnrollment, orders } = seen;
  const isCalling = orders.some(({ inFlight }) => inFlight !== null);
  const isPaying = orders.some((order) => !LONG_PHASES.includes(phaseOf(order)));
  return [
    ...(hasVisit ? (["visit"] as const) : []),
    ...(hasStaff ? (["staff"] as const) : []),
    ...(hasEnrollment ? (["enrollment"] as const) : []),
    ...(isCalling ? (["call"] as const) : []),
    ...(isPaying ? (["payment"] as const) : []),
  ];
}

/** Whether a time of day is within a window; `from` later than `until` spans midnight, and equal to it the whole day. */
export function isWithin(
  hours: { readonly from: string; readonly until: string },
  at: number,
  timezone: string,
): boolean {
  const time = isoDatetimeIn(at, timezone).slice(11, 16);
  const { from, until } = hours;
  return from < until ? from <= time && time < until : from <= time || time < until;
}

export type Rest = {
  /** Why the kiosk is not at rest; empty if it is. */
  because(): string[];
  stop(): void;
};

/** Follows whether nothing is under way, and nobody has been at the kiosk for five minutes. */
export function watchRest(options: {
  readonly underWay: () => readonly RestReason[];
  readonly hours: { readonly from: string; readonly until: string };
  readonly timezone: () => string;
  readonly clock: Clock;
}): Rest {
  const { clock } = options;
  let freeSince: number | null = null;
  let cancel = () => {};
  const look = () => {
    freeSince = isUse(options.underWay()) ? null : (freeSince ?? clock.monotonic());
    cancel = clock.at(clock.now() + LOOK_EVERY_MS, look);
  };
  look();
  return {
    because() {
      const isFresh = freeSince === null || clock.monotonic() - freeSince < REST_MS;
      const isTime = isWithin(options.hours, clock.now(), options.timezone());
      return [
        ...options.underWay(),
        ...(isFresh ? [RECENTLY_USED] : []),
        ...(isTime ? [] : [OUTSIDE_WINDOW]),
      ];
    },
    stop: () => cancel(),
  };
}
