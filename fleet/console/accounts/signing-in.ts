import { randomUUID } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { SignInResult } from "../rpc/account-views.ts";
import type { AccountStore } from "../store/accounts.ts";
import type { AuditStore } from "../store/audit.ts";
import type { LateWrites } from "../store/late-writes.ts";
import type { Sessions } from "./sessions.ts";
import type { SignIn } from "./sign-in.ts";

/** Tries while locked out are written down at most so often for each source: they cost nothing to make. */
const LOCKED_ENTRY_EVERY_MS = 60_000;
const MOST_SOURCES = 1_000;
/** People enter their password as the name: what is no account's name is not written down. */
const UNKNOWN = "unknown account";

export type EnteredPassword = {
  readonly name: string;
  readonly password: string;
  readonly source: string;
};

/**
 * Opens a session for a right password. Every try is in the audit; on a full disk once there is room, since somebody has
 * to be able to remove a stolen kiosk. All else that a person may do needs its entry before.
 */
export function createSigningIn(options: {
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  readonly accounts: AccountStore;
  readonly audit: Pick<AuditStore, "add">;
  readonly late: Pick<LateWrites, "write">;
  readonly clock: Clock;
}): (entered: EnteredPassword) => Promise<SignInResult> {
  const { signIn, sessions, accounts, audit, late, clock } = options;
  const lockedEntries = new Map<string, number>();

  const isWritten = (source: string) => {
    const now = clock.now();
    if (now - (lockedEntries.get(source) ?? Number.NEGATIVE_INFINITY) < LOCKED_ENTRY_EVERY_MS) {
      return false;
    }
    if (lockedEntries.size >= MOST_SOURCES) lockedEntries.clear();
    lockedEntries.set(source, now);
    return true;
  };
  return async ({ name, password, source }) => {
    const checked = await signIn.check({ name, password, source });
    const who = accounts.find(name)?.name ?? UNKNOWN;
    const entry = { at: clock.now(), who, source, act: "sign-in" as const };
    if (checked.result !== "right") {
      if (checked.result === "refused" || isWritten(source)) {
        late.write(randomUUID(), () => audit.add({ ...entry, outcome: checked.result }));
      }
      return checked;
    }
    late.write(randomUUID(), () => {
      audit.add({ ...entry, outcome: "signed-in" });
      accounts.signedIn(name, entry.at);
    });
    const person = { name: checked.account.name, roles: [...checked.account.roles] };
    return { result: "signed-in", session: sessions.open(person), person };
  };
}
