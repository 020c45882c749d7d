import type { SettledHow, TimelineEntry } from "../../../electron/host/api/contract.ts";

const HOW: readonly SettledHow[] = [
  "collected",
  "unpaid",
  "returned",
  "points-corrected",
  "nothing-to-do",
];

export function isHow(detail: string): detail is SettledHow {
  return HOW.some((how) => how === detail);
}

/** How staff have settled an order last; null while they have not. */
export function lastSettledHow(timeline: readonly TimelineEntry[]): SettledHow | null {
  const detail = timeline.findLast(({ what }) => what === "staff-settled")?.detail ?? null;
  return detail !== null && isHow(detail) ? detail : null;
}
