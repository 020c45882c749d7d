import { isSlotStillValid } from "../../../domain/pickup-times.ts";
import { useVisit, useVisitSelector } from "../../journey/use-visit.ts";
import { pickupTimesOf } from "../../journey/visit-context.ts";
import { useNow } from "../../ui/use-now.ts";

/** Whether the chosen pick-up time is no longer possible; updated while the screen is open. */
export function useTimePassed(): boolean {
  const { pickupAt, outlet } = useVisit("pickupAt", "outlet");
  const nowMs = useNow(pickupAt !== null);
  const times = useVisitSelector(pickupTimesOf);
  if (pickupAt === null || times === null) return false;
  return !isSlotStillValid(times, outlet.timezone, { atMs: pickupAt, nowMs });
}
