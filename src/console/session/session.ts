import { createContext, useContext } from "react";
import type { Person, Role } from "../../../fleet/console/rpc/contract.ts";
import { useNow } from "../../ui/use-now.ts";

/** Who is signed in; the secret is only in the page's memory, so that a reload asks again. */
export type ConsoleSession = {
  readonly session: string;
  readonly person: Person;
  /** How far the console's clock is ahead of this device's, ms: ages are computed by the console's. */
  readonly clockAheadMs: number;
};

const SessionContext = createContext<ConsoleSession | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useConsoleSession(): ConsoleSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("nobody is signed in");
  return session;
}

/** The input of a call without anything else. */
export function useSession(): { readonly session: string } {
  const { session } = useConsoleSession();
  return { session };
}

/** The console's clock, once a second: UTC milliseconds. */
export function useConsoleNow(): number {
  const { clockAheadMs } = useConsoleSession();
  return useNow(true) + clockAheadMs;
}

/** Whether the person may do what needs `role`; `look` may everybody. The console refuses the rest in any case. */
export function useHasRole(role: Role): boolean {
  const { person } = useConsoleSession();
  return hasRole(person, role);
}

export function hasRole(person: Person, role: Role): boolean {
  return role === "look" || person.roles.includes(role);
}
