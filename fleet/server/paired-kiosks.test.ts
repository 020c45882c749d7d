import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPairedKiosks } from "./paired-kiosks.ts";
import { displayPermissions, kioskPermissions } from "./permissions.ts";
import { writeUsers } from "./server-configuration.ts";

const OUTLET = "0123456789abcdef";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-users-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("kiosks are read from the nats-server's users, without displays, gate and console", () => {
  const devices = [
    { publicKey: "U1", permissions: kioskPermissions("kiosk1", OUTLET) },
    { publicKey: "U2", permissions: displayPermissions(OUTLET) },
    { publicKey: "U3", permissions: kioskPermissions("kiosk2", OUTLET) },
  ];
  writeUsers({ folder, gateKey: "U4", consoleKey: "U5" }, devices);
  expect(readPairedKiosks(folder)).toEqual(new Set(["kiosk1", "kiosk2"]));
  writeUsers({ folder, gateKey: "U4", consoleKey: "U5" }, []);
  expect(readPairedKiosks(folder)).toEqual(new Set());
});

test("without the file nothing is known", () => {
  expect(readPairedKiosks(folder)).toBeNull();
});
