import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publicKey } from "../messages/ids.ts";
import { processKey } from "./keys.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-keys-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a process has the same key at every start, and another one than the other process", () => {
  const fleet = join(folder, "fleet");
  const first = processKey(fleet, "gate").getPublicKey();
  expect(publicKey.parse(first)).toBe(first);
  expect(processKey(fleet, "gate").getPublicKey()).toBe(first);
  expect(processKey(fleet, "console").getPublicKey()).not.toBe(first);
  expect(readdirSync(fleet).toSorted()).toEqual(["console.nk", "gate.nk"]);
});

test("only the account that runs the fleet can read a key", () => {
  processKey(folder, "gate");
  expect(statSync(join(folder, "gate.nk")).mode & 0o777).toBe(0o600);
});

test("a file that is no key is named, without its content", () => {
  writeFileSync(join(folder, "gate.nk"), "SUACANARY");
  expect(() => processKey(folder, "gate")).toThrow("gate.nk is no key of a user");
  expect(() => processKey(folder, "gate")).not.toThrow("CANARY");
});
