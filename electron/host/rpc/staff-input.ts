import { z } from "zod";

/** The input of every method of staff mode, which may add its own fields. */
export const staffInput = z.object({ session: z.string().min(20).max(100) });
