/** What a person with a shell asks a running kiosk, `GET /status` of the health endpoint. Counts only: no customer, no secret. */
import { z } from "zod";
import { fleetView, serviceState } from "../rpc/staff-status-view.ts";

export const statusReport = z.object({
  orders: z.object({
    /** Under way, including those in the kitchen. */
    unfinished: z.number(),
    /** Those that need a person, found so far. */
    needStaff: z.number(),
    /** Whether all records were searched for them. */
    isComplete: z.boolean(),
  }),
  services: z.object({ loyalty: serviceState, ordering: serviceState, payments: serviceState }),
  /** How the kiosk is in its fleet; null for a kiosk on its own. */
  fleet: fleetView.shape.state.nullable(),
});
export type StatusReport = z.infer<typeof statusReport>;
