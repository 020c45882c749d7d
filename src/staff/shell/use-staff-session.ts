import { useVisit } from "../../journey/use-visit.ts";

/** What every call of staff mode shows to the host. Empty only while the screen is being left. */
export function useStaffSession(): string {
  return useVisit().context.staffSession ?? "";
}
