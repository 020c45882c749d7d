/** The kiosk's answer to its updater, `GET /update` of the health endpoint (docs/updates.md). No secret, no customer. */
import { z } from "zod";

/** The kiosk's words for a time of day at which its settings allow no update, and for a visit minutes ago. */
export const OUTSIDE_WINDOW = "outside-window";
export const RECENTLY_USED = "recently-used";
/** Its word for as long as it has not started: there is no host, hence no visit, no payment and no time of rest. */
export const STARTING = "starting";

export const updateReport = z.object({
  version: z.string(),
  /** For how long this process has run, in milliseconds. Not said by early versions. */
  runningMs: z.number().optional(),
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
