import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { recordedLog } from "../../../electron/host/testing/recorded-log.ts";
import { type AccountStore, createAccountStore } from "../store/accounts.ts";
import { createAuditStore } from "../store/audit.ts";
import { openConsoleDatabase } from "../store/database.ts";
import { createLateWrites } from "../store/late-writes.ts";
import { createFailureStore } from "../store/sign-in-failures.ts";
import { ManualClock } from "../testing/manual-clock.ts";
import { hashPassword, isPassword, type PasswordHash } from "./passwords.ts";
import { createSessions, SESSION_IDLE_MS } from "./sessions.ts";
import { createSignIn } from "./sign-in.ts";
import { createSigningIn } from "./signing-in.ts";

const PASSWORD = "correct horse battery";
const cost = { N: 2, r: 1, p: 1 };
const MINUTE = 60_000;

let folder: string;
let database: DatabaseSync;
let clock: ManualClock;

const file = () => join(folder, "console.sqlite");

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-console-"));
  database = openConsoleDatabase(file());
  clock = new ManualClock();
  const passwordHash = await hashPassword(PASSWORD, cost);
  for (const name of ["Ada", "Grace"]) {
    createAccountStore(database).add({ name, roles: ["look"], passwordHash, createdAt: 0 });
  }
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** Signing in at a console that has just started. */
function start() {
  const accounts = createAccountStore(database);
  const sessions = createSessions(clock);
  const signIn = createSignIn({ accounts, failures: createFailureStore(database), clock, cost });
  const audit = createAuditStore(database);
  const late = createLateWrites({ database, clock, ...recordedLog() });
  const enter = createSigningIn({ signIn, sessions, accounts, audit, late, clock });
  return {
    sessions,
    audit,
    enter: (name: string, password: string, source = "192.0.2.1") =>
      enter({ name, password, source }),
  };
}

/** The account has been read and its password is being hashed, which takes another turn of the event loop. */
async function checkHasBegun(): Promise<void> {
  while (createFailureStore(database).read("account ada").failures === 0) await Promise.resolve();
}

describe("signing in", () => {
  test("needs the account's password; upper and lower case of the name are the same", async () => {
    const { enter } = start();
    expect(await enter("ada", PASSWORD)).toMatchObject({
      result: "signed-in",
      person: { name: "Ada", roles: ["look"] },
    });
    expect(await enter("Ada", PASSWORD.toUpperCase())).toMatchObject({ result: "refused" });
  });

  test.each([
    ["removed", (accounts) => accounts.remove("Ada")],
    ["given another password", (accounts, other) => accounts.setPassword("Ada", other)],
    [
      "replaced by another one of the same name",
      (accounts, other) => {
        accounts.remove("Ada");
        accounts.add({ name: "Ada", roles: ["manage"], passwordHash: other, createdAt: 1 });
      },
    ],
  ] satisfies [string, (accounts: AccountStore, other: PasswordHash) => void][])(
    "is refused if the account is %s while its password is checked",
    async (_, change) => {
      const { enter } = start();
      const other = await hashPassword("another password", cost);
      const entering = enter("Ada", PASSWORD);
      await checkHasBegun();
      change(createAccountStore(database), other);
      expect(await entering).toMatchObject({ result: "refused" });
    },
  );

  test("gives the roles that the account has when its password has been checked", async () => {
    const { enter } = start();
    createAccountStore(database).setRoles("Ada", ["look", "manage"]);
    const entering = enter("Ada", PASSWORD);
    await checkHasBegun();
    createAccountStore(database).setRoles("Ada", ["look"]);
    expect(await entering).toMatchObject({ result: "signed-in", person: { roles: ["look"] } });
  });

  test("says the same of a wrong password and of an unknown name", async () => {
    const { enter } = start();
    expect(await enter("Ada", "wrong")).toEqual(await enter("Nobody", "wrong", "192.0.2.2"));
  });

  test("is locked after five wrong ones, for twice as long each time, up to a quarter of an hour", async () => {
    const { enter } = start();
    const waits: number[] = [];
    for (let time = 1; time <= 12; time += 1) {
      // Another source each time: this is about the account.
      const refused = await enter("Ada", "wrong", `192.0.2.${time}`);
      expect(refused.result).toBe("refused");
      const { retryAfterMs } = refused as { retryAfterMs: number };
      waits.push(retryAfterMs / 1_000);
      clock.pass(retryAfterMs);
    }
    expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test("checks not even the right password while it is locked, also after a restart", async () => {
    for (let time = 1; time <= 5; time += 1) await start().enter("Ada", "wrong");
    const locked = await start().enter("Ada", PASSWORD, "192.0.2.9");
    expect(locked).toEqual({ result: "locked", retryAfterMs: 30_000 });
    clock.pass(30_000);
    expect(await start().enter("Ada", PASSWORD)).toMatchObject({ result: "signed-in" });
    expect(await start().enter("Ada", "wrong")).toEqual({ result: "refused", retryAfterMs: 0 });
  });

  test("locks a source that tries many names, and no other source", async () => {
    const { enter } = start();
    for (let time = 1; time <= 10; time += 1) await enter(`Name ${time}`, "wrong");
    expect(await enter("Grace", PASSWORD)).toMatchObject({ result: "locked" });
    expect(await enter("Grace", PASSWORD, "192.0.2.2")).toMatchObject({ result: "signed-in" });
  });

  test("does not let an account of one's own reset the count of one's source", async () => {
    const { enter } = start();
    const results: string[] = [];
    for (let time = 1; time <= 11; time += 1) {
      results.push((await enter(`Name ${time}`, "wrong")).result);
      await enter("Grace", PASSWORD);
    }
    expect(results.slice(0, 10)).toEqual(Array(10).fill("refused"));
    expect(results[10]).toBe("locked");
  });

  test("counts a network of IPv6 as one source", async () => {
    const { enter } = start();
    for (let time = 1; time <= 10; time += 1) {
      await enter(`Name ${time}`, "wrong", `2001:db8::${time}`);
    }
    expect(await enter("Ada", PASSWORD, "2001:db8:0:0:ffff::1")).toMatchObject({
      result: "locked",
    });
    expect(await enter("Ada", PASSWORD, "2001:db8:0:1::1")).toMatchObject({ result: "signed-in" });
    expect(await enter("Ada", PASSWORD, "::ffff:192.0.2.1")).toMatchObject({
      result: "signed-in",
    });
  });

  test("counts a try whose check is cut off", async () => {
    const { enter } = start();
    const tries = Array.from({ length: 20 }, () => enter("Ada", "wrong"));
    const results = (await Promise.all(tries)).map(({ result }) => result);
    expect(results.filter((result) => result === "refused")).toHaveLength(5);
  });

  test("a clock that was set back locks nobody out for as long as it was wrong", async () => {
    const { enter } = start();
    for (let time = 1; time <= 5; time += 1) await enter("Ada", "wrong");
    clock.setBack(365 * 24 * 60 * MINUTE);
    expect(await enter("Ada", PASSWORD)).toEqual({ result: "locked", retryAfterMs: 30_000 });
  });

  test("is in the audit, without what is no account's name: people type passwords there", async () => {
    const { enter, audit } = start();
    await enter("Ada", PASSWORD);
    await enter("grace", "wrong");
    await enter("my secret password", "wrong");
    expect(audit.all({ who: null, kiosk: null }).map(({ who, outcome }) => [who, outcome])).toEqual(
      [
        ["Ada", "signed-in"],
        ["Grace", "refused"],
        ["unknown account", "refused"],
      ],
    );
  });

  test("writes down tries while locked once a minute, not each", async () => {
    const { enter, audit } = start();
    for (let time = 1; time <= 50; time += 1) await enter("Ada", "wrong");
    const outcomes = () => audit.all({ who: null, kiosk: null }).map(({ outcome }) => outcome);
    expect(outcomes()).toEqual([...Array(5).fill("refused"), "locked"]);
  });
});

describe("a password", () => {
  test("is nowhere on disk", async () => {
    await start().enter("Ada", PASSWORD);
    await start().enter("Ada", "wrong-canary");
    for (const name of readdirSync(folder)) {
      const content = readFileSync(join(folder, name), "latin1");
      expect(content).not.toContain(PASSWORD);
      expect(content).not.toContain("wrong-canary");
    }
  });

  test("may be typed with composed or decomposed letters", async () => {
    const stored = await hashPassword("caf\u00e9", cost);
    expect(await isPassword("cafe\u0301", stored)).toBe(true);
    expect(await isPassword("cafe", stored)).toBe(false);
  });

  test("has a salt of its own, and the cost that it was stored with", async () => {
    const [one, other] = [await hashPassword("a", cost), await hashPassword("a", cost)];
    expect(one.hash).not.toBe(other.hash);
    expect(await isPassword("a", await hashPassword("a", { N: 4, r: 2, p: 2 }))).toBe(true);
  });
});

test("a password is hashed at the full cost unless a test asks for less", async () => {
  expect(await hashPassword("a")).toMatchObject({ N: 32_768, r: 8, p: 3 });
});

describe("a session", () => {
  const person = { name: "Ada", roles: ["look" as const] };

  test("ends after a quarter of an hour without a call; streams do not prolong it", () => {
    const { sessions } = start();
    const token = sessions.open(person);
    clock.pass(SESSION_IDLE_MS - 1);
    expect(sessions.use(token, true)).not.toBeNull();
    clock.pass(SESSION_IDLE_MS - 1);
    const session = sessions.use(token, false);
    expect(session?.ended.aborted).toBe(false);
    clock.pass(1);
    expect(session?.ended.aborted).toBe(true);
    expect(sessions.use(token, true)).toBeNull();
  });

  test("ends after twelve hours, however busy", () => {
    const { sessions } = start();
    const token = sessions.open(person);
    for (let minutes = 0; minutes < 12 * 60; minutes += 10) {
      expect(sessions.use(token, true)).not.toBeNull();
      clock.pass(10 * MINUTE);
    }
    expect(sessions.use(token, true)).toBeNull();
  });
});
