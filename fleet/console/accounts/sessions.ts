/** Who is signed in. Sessions live in memory only: a restart of the console ends them. */
import { randomBytes } from "node:crypto";
import { Cell, type Live } from "../../../electron/host/shared/live.ts";
import type { Clock } from "../clock.ts";
import type { Person } from "../rpc/account-views.ts";
import { nameKey } from "../store/accounts.ts";

/** Without a call of a person. The page asks before (WCAG 2.2.6). */
export const SESSION_IDLE_MS = 15 * 60_000;
/** At most, however busy: a shift. */
const SESSION_LONGEST_MS = 12 * 3_600_000;

export type Session = {
  readonly person: Person;
  /** Aborted when the session ends, and its streams with it. */
  readonly ended: AbortSignal;
  /** When it ends unless a call prolongs it, UTC milliseconds. */
  readonly endsAt: Live<number>;
  end(): void;
};

export type Sessions = {
  /** Begins a session; returns the token that its calls need. */
  open(person: Person): string;
  /** The session of a token; null if there is none. `isActivity` prolongs it. */
  use(token: string, isActivity: boolean): Session | null;
  /** Ends the sessions of an account, all but `except`. */
  endAll(name: string, except?: Session): void;
  close(): void;
};

type Open = Session & {
  readonly openedAt: number;
  readonly endsAt: Cell<number>;
  cancel: () => void;
};

export function createSessions(clock: Clock): Sessions {
  const open = new Map<string, Open>();

  const end = (token: string, ending: AbortController) => {
    open.get(token)?.cancel();
    open.delete(token);
    ending.abort();
  };
  const prolong = (session: Open) => {
    session.cancel();
    const endsAt = Math.min(clock.now() + SESSION_IDLE_MS, session.openedAt + SESSION_LONGEST_MS);
    session.cancel = clock.after(endsAt - clock.now(), session.end);
    session.endsAt.set(endsAt);
  };
  return {
    open(person) {
      const token = randomBytes(32).toString("base64url");
      const ending = new AbortController();
      const session: Open = {
        person,
        ended: ending.signal,
        openedAt: clock.now(),
        endsAt: new Cell(0),
        cancel: () => {},
        end: () => end(token, ending),
      };
      open.set(token, session);
      prolong(session);
      return token;
    },
    use(token, isActivity) {
      const session = open.get(token);
      if (!session) return null;
      if (isActivity) prolong(session);
      return session;
    },
    endAll(name, except) {
      for (const session of [...open.values()]) {
        if (nameKey(session.person.name) === nameKey(name) && session !== except) session.end();
      }
    },
    close() {
      for (const session of [...open.values()]) session.end();
    },
  };
}
