import { useVisit } from "../../journey/use-visit.ts";

/** The session for calls of staff mode. Empty only while the screen is being left. */
export function useStaffSession(): string {
  return useVisit("staffSession").staffSession ?? "";
}
