/** What a method of the console needs, declared beside it in the contract and applied by one check (`router.ts`). */
import { oc } from "@orpc/contract";
import { z } from "zod";
import type { Role } from "./account-views.ts";

export type Access = {
  /** Null: whoever reaches the console may call it. */
  readonly role: Role | null;
  /** Whether a person has done something: that prolongs the session. What a page calls by itself does not. */
  readonly isActivity: boolean;
};

/** The input of every method but signing in; each may add its own fields. */
export const sessionInput = z.object({ session: z.string().min(20).max(100) });

/** A call that needs no session. */
export const publicCall = oc.$meta<Access>({ role: null, isActivity: false });
/** A call by a person with this role. */
export const callOf = (role: Role) => oc.$meta<Access>({ role, isActivity: true });
/** What a page may call by itself for a person with this role: a stream, which lasts as long as the session, or a look. */
export const passiveFor = (role: Role) => oc.$meta<Access>({ role, isActivity: false });
