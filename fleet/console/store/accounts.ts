import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { PasswordHash } from "../accounts/passwords.ts";
import { type Role, roles } from "../rpc/account-views.ts";

export type Account = {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly passwordHash: PasswordHash;
  /** UTC milliseconds. */
  readonly createdAt: number;
  readonly lastSignInAt: number | null;
};

export type AccountStore = {
  all(): Account[];
  /** Null if there is none; upper and lower case are the same. */
  find(name: string): Account | null;
  /** False if the name is taken. */
  add(account: Omit<Account, "lastSignInAt">): boolean;
  setRoles(name: string, roles: readonly Role[]): void;
  setPassword(name: string, hash: PasswordHash): void;
  signedIn(name: string, at: number): void;
  remove(name: string): void;
};

/** Names that look alike are one account: Unicode's compatible forms, and case. */
export const nameKey = (name: string) => name.normalize("NFKC").trim().toLowerCase();

const storedHash = z.object({
  salt: z.string(),
  hash: z.string(),
  N: z.number(),
  r: z.number(),
  p: z.number(),
});

/** An {@link AccountStore} on the table `account`; the caller opens transactions. */
export function createAccountStore(database: DatabaseSync): AccountStore {
  const change = (column: "roles" | "password_hash", name: string, value: object) => {
    database
      .prepare(`update account set ${column} = ? where name_key = ?`)
      .run(JSON.stringify(value), nameKey(name));
  };
  return {
    all: () => database.prepare("select * from account order by name_key").all().map(accountOf),
    find(name) {
      const row = database.prepare("select * from account where name_key = ?").get(nameKey(name));
      return row ? accountOf(row) : null;
    },
    add({ name, roles: given, passwordHash, createdAt }) {
      const { changes } = database
        .prepare(
          `insert into account (name, name_key, password_hash, roles, created_at_ms)
           values (?, ?, ?, ?, ?) on conflict (name_key) do nothing`,
        )
        .run(
          name.trim(),
          nameKey(name),
          JSON.stringify(passwordHash),
          JSON.stringify(given),
          createdAt,
        );
      return changes > 0;
    },
    setRoles: (name, given) => change("roles", name, given),
    setPassword: (name, hash) => change("password_hash", name, hash),
    signedIn(name, at) {
      database
        .prepare("update account set last_sign_in_at_ms = ? where name_key = ?")
        .run(at, nameKey(name));
    },
    remove(name) {
      database.prepare("delete from account where name_key = ?").run(nameKey(name));
    },
  };
}

function accountOf(row: Record<string, unknown>): Account {
  return {
    name: String(row.name),
    roles: roles.parse(JSON.parse(String(row.roles))),
    passwordHash: storedHash.parse(JSON.parse(String(row.password_hash))),
    createdAt: Number(row.created_at_ms),
    lastSignInAt: row.last_sign_in_at_ms === null ? null : Number(row.last_sign_in_at_ms),
  };
}
