import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createUser } from "@nats-io/nkeys";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { displayPermissions, kioskPermissions } from "./permissions.ts";
import { serverFiles, writeFirstUsers, writeUsers } from "./server-configuration.ts";

const permissions = displayPermissions("0123456789abcdef");
const [first, second, third] = [createUser(), createUser(), createUser()].map((key) => ({
  publicKey: key.getPublicKey(),
  permissions,
}));
if (!first || !second || !third) throw new Error("three devices");

let folder: string;
const keys = () => ({ folder, gateKey: "UGATE", consoleKey: "UCONSOLE" });
const users = () => readFileSync(serverFiles(folder).users, "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-users-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("no answer has to come within the server's time limit, nor may go anywhere", () => {
  const kiosk = {
    publicKey: "UKIOSK",
    permissions: kioskPermissions("kiosk1", "0123456789abcdef"),
  };
  writeUsers(keys(), [first, kiosk]);
  expect(users()).toContain("UKIOSK");
  // Photos of a look file take a kiosk longer than the 5 s that it had.
  expect(users()).not.toContain("allow_responses");
});

test("a server has a list of users from its first start on, also if a power cut has left an empty file", () => {
  writeFirstUsers(keys());
  const written = users();
  expect(written).toContain("authorization {");
  writeFileSync(serverFiles(folder).users, "");
  writeFirstUsers(keys());
  expect(users()).toBe(written);
});

test("the devices of a list stay in it at the server's next start", () => {
  writeUsers(keys(), [first]);
  writeFirstUsers(keys());
  expect(users()).toContain(first.publicKey);
});

describe("on a full disk", () => {
  /** Every new file; `/dev/full` answers each write with ENOSPC. */
  function fill(): void {
    symlinkSync("/dev/full", `${serverFiles(folder).users}.new`);
  }

  test("a device is taken out of the list of those who may connect", () => {
    writeUsers(keys(), [first]);
    const expected = users();
    writeUsers(keys(), [first, second]);
    fill();
    writeUsers(keys(), [first]);
    expect(users()).toBe(expected);
    // With room again, as before.
    writeUsers(keys(), [first, third]);
    expect(users()).toContain(third.publicKey);
  });

  test("a device that cannot be added leaves the list as it was", () => {
    writeUsers(keys(), [first]);
    const before = users();
    fill();
    expect(() => writeUsers(keys(), [first, second])).toThrow("ENOSPC");
    expect(users()).toBe(before);
  });
});
