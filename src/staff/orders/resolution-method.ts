import {
  RESOLUTION_METHODS,
  type ResolutionMethod,
  type StaffReason,
} from "../../../domain/order-course.ts";
import { isResolvedBy } from "../../../domain/resolutions.ts";
import type { TimelineEntry } from "../../../electron/host/rpc/contract.ts";

export function isResolutionMethod(detail: string): detail is ResolutionMethod {
  return RESOLUTION_METHODS.some((method) => method === detail);
}

/** How staff have last resolved this case of an order; null if they have not. */
export function resolutionOf(
  reason: StaffReason,
  timeline: readonly TimelineEntry[],
): ResolutionMethod | null {
  const answers = timeline.flatMap(({ what, detail }) =>
    what === "staff-resolved" && detail !== null && isResolutionMethod(detail) ? detail : [],
  );
  return answers.findLast((how) => isResolvedBy(reason, how)) ?? null;
}
