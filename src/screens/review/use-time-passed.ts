import { isSlotStillValid } from "../../../domain/pickup-times.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { pickupTimesOf } from "../../journey/visit-context.ts";
import { useNow } from "../../ui/use-now.ts";

/** Whether the chosen pick-up time is no longer possible; updated while the screen is open. */
export function useTimePassed(): boolean {
  const { context } = useVisit();
  const { pickupAt } = context;
  const nowMs = useNow(pickupAt !== null);
  const times = pickupTimesOf(context);
  if (pickupAt === null || times === null) return false;
  return !isSlotStillValid(times, context.outlet.timezone, { atMs: pickupAt, nowMs });
}
