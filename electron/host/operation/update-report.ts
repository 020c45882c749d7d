/** The kiosk's answer to its updater, `GET /update` of the health endpoint (docs/updates.md). No secret, no customer. */
import { z } from "zod";

export const updateReport = z.object({
  version: z.string(),
  /** Whether the kiosk may be stopped now: `because` is empty. */
  atRest: z.boolean(),
  /** What is under way, or that the time of day is not that of the settings. */
  because: z.array(z.string()),
  /** During a trial; else null. `missing` is empty once it is healthy. */
  trial: z.object({ healthy: z.boolean(), missing: z.array(z.string()) }).nullable(),
  /** What is wrong and can be a version's fault; services that are down are not. */
  troubles: z.array(z.string()),
});
export type UpdateReport = z.infer<typeof updateReport>;
