import { RESOLUTION_METHODS, type ResolutionMethod } from "../../../domain/order-course.ts";
import type { TimelineEntry } from "../../../electron/host/rpc/contract.ts";

export function isResolutionMethod(detail: string): detail is ResolutionMethod {
  return RESOLUTION_METHODS.some((method) => method === detail);
}

/** How staff have last resolved an order; null if they have not. */
export function lastResolution(timeline: readonly TimelineEntry[]): ResolutionMethod | null {
  const detail = timeline.findLast(({ what }) => what === "staff-resolved")?.detail ?? null;
  return detail !== null && isResolutionMethod(detail) ? detail : null;
}
