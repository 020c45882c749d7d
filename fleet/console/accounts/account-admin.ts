/** Accounts of the console: each change is in the audit, and ends the sessions that it affects. */
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../../../electron/host/shared/transaction.ts";
import type { Clock } from "../clock.ts";
import type { Actor } from "../devices/staff-acts.ts";
import { type AccountResult, type AccountRow, ROLES, type Role } from "../rpc/account-views.ts";
import type { AuditAct } from "../rpc/audit-views.ts";
import { type AccountStore, nameKey } from "../store/accounts.ts";
import type { AuditStore } from "../store/audit.ts";
import { type Cost, hashPassword, haveSamePassword } from "./passwords.ts";
import type { Session, Sessions } from "./sessions.ts";
import type { SignIn } from "./sign-in.ts";

export type AccountAdmin = {
  list(): AccountRow[];
  add(
    who: Actor,
    account: { name: string; roles: readonly Role[]; password: string },
  ): Promise<AccountResult>;
  setRoles(who: Actor, account: { name: string; roles: readonly Role[] }): AccountResult;
  setPassword(who: Actor, account: { name: string; password: string }): Promise<AccountResult>;
  unlock(who: Actor, name: string): AccountResult;
  remove(who: Actor, name: string): AccountResult;
  /** A person's own; `session` is the one that goes on. */
  changePassword(
    who: Actor,
    change: { password: string; newPassword: string; session: Session },
  ): Promise<AccountResult>;
};

export type AccountAdminOptions = {
  readonly database: DatabaseSync;
  readonly accounts: AccountStore;
  readonly audit: Pick<AuditStore, "add">;
  readonly signIn: SignIn;
  readonly sessions: Pick<Sessions, "endAll">;
  readonly clock: Clock;
  readonly cost?: Cost;
};

/** Every account sees what there is; in one order, so that the same roles are the same text. */
export function orderedRoles(given: readonly Role[]): Role[] {
  return ROLES.filter((role) => role === "look" || given.includes(role));
}

export function createAccountAdmin(options: AccountAdminOptions): AccountAdmin {
  return new AuditedAccounts(options);
}

class AuditedAccounts implements AccountAdmin {
  readonly #options: AccountAdminOptions;

  constructor(options: AccountAdminOptions) {
    this.#options = options;
  }

  list(): AccountRow[] {
    const { accounts, signIn } = this.#options;
    return accounts.all().map(({ name, roles, createdAt, lastSignInAt }) => ({
      name,
      roles: [...roles],
      createdAt,
      lastSignInAt,
      lockedUntil: signIn.lockedUntil(name),
    }));
  }

  async add(
    who: Actor,
    { name, roles, password }: { name: string; roles: readonly Role[]; password: string },
  ): Promise<AccountResult> {
    const { accounts, clock, cost } = this.#options;
    const passwordHash = await hashPassword(password, cost);
    const given = orderedRoles(roles);
    return this.#change(who, "add-account", { account: name, roles: given.join() }, () =>
      accounts.add({ name, roles: given, passwordHash, createdAt: clock.now() })
        ? "done"
        : "name-taken",
    );
  }

  setRoles(who: Actor, { name, roles }: { name: string; roles: readonly Role[] }): AccountResult {
    const { accounts, sessions } = this.#options;
    const given = orderedRoles(roles);
    const result = this.#change(
      who,
      "change-account",
      { account: name, roles: given.join() },
      () => {
        if (!accounts.find(name)) return "unknown-account";
        if (!given.includes("manage") && this.#isLastManager(name)) return "last-manager";
        accounts.setRoles(name, given);
        return "done";
      },
    );
    if (result.result === "done") sessions.endAll(name);
    return result;
  }

  async setPassword(
    who: Actor,
    { name, password }: { name: string; password: string },
  ): Promise<AccountResult> {
    const { accounts, sessions, signIn, cost } = this.#options;
    const hash = await hashPassword(password, cost);
    const result = this.#change(who, "set-password", { account: name }, () => {
      if (!accounts.find(name)) return "unknown-account";
      accounts.setPassword(name, hash);
      signIn.unlock(name);
      return "done";
    });
    if (result.result === "done") sessions.endAll(name);
    return result;
  }

  unlock(who: Actor, name: string): AccountResult {
    const { accounts, signIn } = this.#options;
    return this.#change(who, "unlock-account", { account: name }, () => {
      if (!accounts.find(name)) return "unknown-account";
      signIn.unlock(name);
      return "done";
    });
  }

  remove(who: Actor, name: string): AccountResult {
    const { accounts, sessions } = this.#options;
    const result = this.#change(who, "remove-account", { account: name }, () => {
      if (!accounts.find(name)) return "unknown-account";
      if (this.#isLastManager(name)) return "last-manager";
      accounts.remove(name);
      return "done";
    });
    if (result.result === "done") sessions.endAll(name);
    return result;
  }

  async changePassword(
    who: Actor,
    change: { password: string; newPassword: string; session: Session },
  ): Promise<AccountResult> {
    const { accounts, sessions, signIn, cost } = this.#options;
    const { password, newPassword, session } = change;
    const { name } = session.person;
    const checked = await signIn.check({ name, password, source: who.source });
    const right = checked.result === "right" ? checked.account : null;
    const hash = right && (await hashPassword(newPassword, cost));
    const result = this.#change(who, "change-password", {}, () => {
      const present = accounts.find(name);
      if (!right || !hash || !present || !haveSamePassword(right, present)) return "wrong-password";
      accounts.setPassword(name, hash);
      return "done";
    });
    if (result.result === "done") sessions.endAll(name, session);
    return result;
  }

  /**
   * The change and its entry in the audit are written together, or neither. Throws if the session has ended: hashing takes
   * a while, and the account may have lost its right by now.
   */
  #change(
    { person, source, ended }: Actor,
    act: AuditAct,
    details: Readonly<Record<string, string>>,
    change: () => AccountResult["result"],
  ): AccountResult {
    const { database, audit, clock } = this.#options;
    ended.throwIfAborted();
    return inTransaction(database, () => {
      const outcome = change();
      audit.add({ at: clock.now(), who: person, source, act, details, outcome });
      return { result: outcome };
    });
  }

  #isLastManager(name: string): boolean {
    const managers = this.#options.accounts.all().filter(({ roles }) => roles.includes("manage"));
    return managers.every((account) => nameKey(account.name) === nameKey(name));
  }
}
