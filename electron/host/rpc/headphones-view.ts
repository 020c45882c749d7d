/** Headphones at this kiosk (docs/access.md). */
import { z } from "zod";

/** For the page: whether they are plugged in. Speech goes to them then, and not to the loudspeaker. */
export const headphonesView = z.object({ isPlugged: z.boolean() });

/** For staff. `no-jack`: they cannot be noticed, although the settings count on it. */
export const headphonesStatus = z.enum(["plugged", "unplugged", "no-jack"]);
export type HeadphonesStatus = z.infer<typeof headphonesStatus>;
