import { z } from "zod";

export const deathSchema = z.object({
  moment: z.enum(["before", "after"]),
  /** From 1. */
  write: z.number(),
});

/** When a host is to kill itself: around one of the next writes of its journal. */
export type Death = z.infer<typeof deathSchema>;
