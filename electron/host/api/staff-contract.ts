/**
 * What staff may call (design §9). Every method carries the session that `staff.signIn` gave: the host refuses
 * it without, whatever the page shows (`staff-router.ts`).
 */
import { oc } from "@orpc/contract";
import { z } from "zod";

/** Every input is this and what the method itself wants. */
export const staffInput = z.object({ session: z.string().min(20).max(100) });

export const staffContract = {
  /** Somebody is there: the session goes on. */
  keep: oc.input(staffInput).output(z.void()),
  /** Staff have left: the session ends. */
  leave: oc.input(staffInput).output(z.void()),
};
