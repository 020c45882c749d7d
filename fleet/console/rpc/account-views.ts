/** Who may do what at the console. */
import { z } from "zod";

/**
 * `look`: see everything but accounts and audit, which every account may. `settle`: retry and resolve orders, close
 * reports, write notes. `refund`: refund money and points. `manage`: pair and remove devices, accounts, audit.
 */
export const ROLES = ["look", "settle", "refund", "manage"] as const;
const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

export const roles = z.array(role).max(ROLES.length);

/** One line without control characters; two names that differ in case only are the same. */
export const accountName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}+$/u);

/** A password that is set. Long ones instead of rules about symbols (NIST SP 800-63B). */
export const newPassword = z.string().min(12).max(200);

/** Who is signed in. */
export const person = z.object({ name: accountName, roles });
export type Person = z.infer<typeof person>;

export const signInResult = z.discriminatedUnion("result", [
  /** `session` is the input of all other methods: a secret that belongs in the page's memory. */
  z.object({ result: z.literal("signed-in"), session: z.string(), person }),
  /** Name or password is wrong, which of them is not said; the next try is answered after so long. */
  z.object({ result: z.literal("refused"), retryAfterMs: z.number() }),
  /** Too many wrong ones: nothing was checked. */
  z.object({ result: z.literal("locked"), retryAfterMs: z.number() }),
]);
export type SignInResult = z.infer<typeof signInResult>;

export const sessionView = z.object({
  person,
  /** When it ends without a further call, UTC milliseconds of the console's clock; and how far away that is. */
  endsAt: z.number(),
  endsInMs: z.number(),
});
export type SessionView = z.infer<typeof sessionView>;

export const accountRow = person.extend({
  /** UTC milliseconds. */
  createdAt: z.number(),
  lastSignInAt: z.number().nullable(),
  /** Until when no password is checked after wrong ones, UTC milliseconds; null if the next one is. */
  lockedUntil: z.number().nullable(),
});
export type AccountRow = z.infer<typeof accountRow>;

export const accountResult = z.object({
  result: z.enum([
    "done",
    /** There is an account of this name. */
    "name-taken",
    "unknown-account",
    /** Nobody could manage the console any more. */
    "last-manager",
    /** The present password is wrong; it counts as a failed sign-in. */
    "wrong-password",
  ]),
});
export type AccountResult = z.infer<typeof accountResult>;
