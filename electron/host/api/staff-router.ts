import { implement, ORPCError } from "@orpc/server";
import type { StaffSessions } from "../staff/session.ts";
import { staffContract, staffInput } from "./staff-contract.ts";

/** What the staff router needs of the host. */
export type StaffIntentions = {
  readonly sessions: StaffSessions;
};

/**
 * The handlers of staff mode. The check of the session stands before all of them at once, so that no method can be
 * added without it.
 */
export function createStaffRouter({ sessions }: StaffIntentions) {
  const os = implement(staffContract).use(({ next }, input: unknown) => {
    const given = staffInput.safeParse(input);
    const session = given.success ? sessions.use(given.data.session) : null;
    if (!session) throw new ORPCError("UNAUTHORIZED");
    return next({ context: { session } });
  });
  return os.router({
    keep: os.keep.handler(() => {}),
    leave: os.leave.handler(() => sessions.close()),
  });
}
