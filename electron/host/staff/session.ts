/** The one staff session of the kiosk: opened by the PIN, ended by leaving or by idleness. */
import { randomBytes } from "node:crypto";
import type { Clock } from "../checkout/running/runner.ts";

/**
 * Longer than the page's own time-out, which asks first (2 minutes and the warning): this one is for a page that is
 * gone, or not ours.
 */
export const SESSION_IDLE_MS = 5 * 60_000;

export type StaffSession = {
  /** Aborted when the session ends, and its streams with it. */
  readonly ended: AbortSignal;
};

export type StaffSessions = {
  /** Begins a session and ends any other; returns the token that its calls need. */
  open(): string;
  /** The session of a token, which this call extends; null if there is none. */
  use(token: string): StaffSession | null;
  isOpen(): boolean;
  /** Ends the session, if there is one. */
  close(): void;
};

type Open = { readonly token: string; readonly ending: AbortController; cancel: () => void };

/** Sessions live in memory only: a restart of the kiosk ends them. */
export function createStaffSessions(clock: Clock): StaffSessions {
  let open: Open | null = null;

  const close = () => {
    open?.cancel();
    open?.ending.abort();
    open = null;
  };
  const extend = (session: Open) => {
    session.cancel();
    session.cancel = clock.at(clock.now() + SESSION_IDLE_MS, () => {
      if (open === session) close();
    });
  };
  return {
    open() {
      close();
      const token = randomBytes(32).toString("base64url");
      open = { token, ending: new AbortController(), cancel: () => {} };
      extend(open);
      return token;
    },
    use(token) {
      if (!open || token !== open.token) return null;
      extend(open);
      return { ended: open.ending.signal };
    },
    isOpen: () => open !== null,
    close,
  };
}
