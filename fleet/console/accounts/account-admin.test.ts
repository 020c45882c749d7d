/** What is done with an account while a password is being hashed: the change that is made meanwhile counts. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Role } from "../rpc/account-views.ts";
import { createAccountStore } from "../store/accounts.ts";
import { createAuditStore } from "../store/audit.ts";
import { openConsoleDatabase } from "../store/database.ts";
import { createFailureStore } from "../store/sign-in-failures.ts";
import { ManualClock } from "../testing/manual-clock.ts";
import { createAccountAdmin } from "./account-admin.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { createSessions, type Session } from "./sessions.ts";
import { createSignIn } from "./sign-in.ts";

const PASSWORD = "correct horse battery";
const RESET = "chosen by a manager";
const cost = { N: 2, r: 1, p: 1 };

let folder: string;
let database: DatabaseSync;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-console-"));
  database = openConsoleDatabase(join(folder, "console.sqlite"));
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

async function start() {
  const clock = new ManualClock();
  const accounts = createAccountStore(database);
  const sessions = createSessions(clock);
  const audit = createAuditStore(database);
  const signIn = createSignIn({ accounts, failures: createFailureStore(database), clock, cost });
  const admin = createAccountAdmin({ database, accounts, audit, signIn, sessions, clock, cost });
  const passwordHash = await hashPassword(PASSWORD, cost);
  const person = (name: string, ...roles: Role[]) => {
    accounts.add({ name, roles, passwordHash, createdAt: 0 });
    const session = sessions.use(sessions.open({ name, roles }), true);
    if (!session) throw new Error("no session");
    return { session, actor: actorOf(session) };
  };
  const acts = () =>
    audit.all({ who: null, kiosk: null }).map(({ act, outcome }) => [act, outcome]);
  return { admin, accounts, person, acts };
}

const actorOf = ({ person: { name }, ended }: Session) => ({
  person: name,
  source: "192.0.2.1",
  ended,
});

/** The present password was found to be right, and the new one is being hashed. */
async function isChecked(name: string): Promise<void> {
  const tries = () => createFailureStore(database).read(`account ${name}`).failures;
  while (tries() === 0) await Promise.resolve();
  while (tries() > 0) await setImmediate();
}

test("a password that a manager sets while its person changes it is the one that counts", async () => {
  const { admin, accounts, person, acts } = await start();
  const manager = person("Grace", "manage");
  const { session, actor } = person("Ada", "look");
  const changing = admin.changePassword(actor, {
    ...{ password: PASSWORD, newPassword: "chosen by its person", session },
  });
  const setting = admin.setPassword(manager.actor, { name: "Ada", password: RESET });
  await expect(changing).rejects.toThrow();
  expect(await setting).toEqual({ result: "done" });
  const stored = accounts.find("Ada")?.passwordHash;
  expect(stored && (await isPassword(RESET, stored))).toBe(true);
  expect(acts()).toEqual([["set-password", "done"]]);
});

test("a password that another program sets meanwhile, which ends no session, counts as well", async () => {
  const { admin, accounts, person } = await start();
  const { session, actor } = person("Ada", "look");
  const other = await hashPassword(RESET, cost);
  const changing = admin.changePassword(actor, {
    ...{ password: PASSWORD, newPassword: "chosen by its person", session },
  });
  await isChecked("ada");
  accounts.setPassword("Ada", other);
  expect(await changing).toEqual({ result: "wrong-password" });
  expect(accounts.find("Ada")?.passwordHash).toEqual(other);
});

test("a manager who loses the right meanwhile adds no account and sets no password", async () => {
  const { admin, accounts, person, acts } = await start();
  const manager = person("Grace", "manage");
  const former = person("Ada", "manage");
  const before = accounts.find("Grace")?.passwordHash;
  const adding = admin.add(former.actor, { name: "Eve", roles: ["manage"], password: PASSWORD });
  const setting = admin.setPassword(former.actor, { name: "Grace", password: RESET });
  expect(admin.setRoles(manager.actor, { name: "Ada", roles: ["look"] })).toEqual({
    result: "done",
  });
  const ended = await Promise.allSettled([adding, setting]);
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(accounts.find("Eve")).toBeNull();
  expect(accounts.find("Grace")?.passwordHash).toEqual(before);
  expect(acts()).toEqual([["change-account", "done"]]);
});
