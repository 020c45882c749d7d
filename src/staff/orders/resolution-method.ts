import type { ResolutionMethod, TimelineEntry } from "../../../electron/host/api/contract.ts";

const HOW: readonly ResolutionMethod[] = [
  "collected",
  "unpaid",
  "returned",
  "points-corrected",
  "nothing-to-do",
];

export function isHow(detail: string): detail is ResolutionMethod {
  return HOW.some((how) => how === detail);
}

/** How staff have last resolved an order; null if they have not. */
export function lastResolution(timeline: readonly TimelineEntry[]): ResolutionMethod | null {
  const detail = timeline.findLast(({ what }) => what === "staff-resolved")?.detail ?? null;
  return detail !== null && isHow(detail) ? detail : null;
}
