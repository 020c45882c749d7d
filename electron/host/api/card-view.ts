/** What the page may know of a customer's card on file: never its token, and of its number the end only. */
import { z } from "zod";

const enrollmentView = z.discriminatedUnion("at", [
  /** The page is being opened. */
  z.object({ at: z.literal("opening") }),
  z.object({
    at: z.literal("entering"),
    /** Null if the integrator drives a terminal. */
    redirectUrl: z.string().nullable(),
    /** Where the page returns to: leaving it shows by this prefix. */
    returnUrlPrefix: z.string(),
    /** It returns to the outlet's public page, so it may be opened on the customer's phone too. */
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

/** The card of the visit's customer, and the binding of one that goes on. */
export const cardView = z.object({
  /** Whether a card may be kept for this customer: known by a code that was scanned in this visit. */
  isOffered: z.boolean(),
  /** `ending`: the last digits, null if the mask shows none. */
  card: z.object({ ending: z.string().nullable(), brand: z.string().nullable() }).nullable(),
  enrollment: enrollmentView.nullable(),
});
/** What became of a card that was being kept when the kiosk had to start again; whose it is is not told. */
export const interruptedCard = z.enum(["confirming", "saved", "not-saved"]);
export type InterruptedCard = z.infer<typeof interruptedCard>;
export type CardView = z.infer<typeof cardView>;
export type EnrollmentView = z.infer<typeof enrollmentView>;
