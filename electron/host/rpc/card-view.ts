/** The customer's card on file as the page may know it: never its token, and only the end of its number. */
import { z } from "zod";

const enrollmentView = z.discriminatedUnion("at", [
  /** The page is being opened. */
  z.object({ at: z.literal("opening") }),
  z.object({
    at: z.literal("entering"),
    /** Null if the integrator drives a terminal. */
    redirectUrl: z.string().nullable(),
    /** Where the page returns to: an address with this prefix means that it was left. */
    returnUrlPrefix: z.string(),
    /** It returns to the outlet's public page, so it may also be opened on the customer's phone. */
    onPhone: z.boolean(),
    /** Milliseconds from when this is sent: a page's clock may be set meanwhile. */
    expiresInMs: z.number(),
  }),
  z.object({ at: z.literal("confirming") }),
  z.object({ at: z.literal("saved") }),
  z.object({
    at: z.literal("not-saved"),
    why: z.enum(["declined", "expired", "unavailable", "given-up"]),
  }),
]);

/** The card of the visit's customer, and the progress of an enrollment. */
export const cardView = z.object({
  /** Whether a card may be stored for this customer: only one identified by a code that was scanned in this visit. */
  isOffered: z.boolean(),
  /** `ending`: the last digits, null if the mask shows none. */
  card: z.object({ ending: z.string().nullable(), brand: z.string().nullable() }).nullable(),
  enrollment: enrollmentView.nullable(),
});
/** The outcome of an enrollment that a restart of the kiosk interrupted; does not say whose card it is. */
export const interruptedCard = z.enum(["confirming", "saved", "not-saved"]);
export type InterruptedCard = z.infer<typeof interruptedCard>;
export type CardView = z.infer<typeof cardView>;
export type EnrollmentView = z.infer<typeof enrollmentView>;
