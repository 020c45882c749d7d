import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type AuditStore, createAuditStore } from "./audit.ts";
import { openConsoleDatabase } from "./database.ts";

let folder: string;
let database: DatabaseSync;
let audit: AuditStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-audit-"));
  database = openConsoleDatabase(join(folder, "console.sqlite"));
  audit = createAuditStore(database);
  for (let at = 1; at <= 5; at += 1) add(at);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function add(at: number): void {
  audit.add({ at, who: "Ada", source: "192.0.2.1", act: "sign-in", outcome: "signed-in" });
}

/** As somebody does who opens the file with another program. */
function cutOff(from: number): void {
  database.exec("drop trigger audit_is_not_deleted");
  database.exec(`delete from audit where audit_id >= ${from}`);
}

test("entries that were cut off at the end are noticed", () => {
  expect(audit.check()).toEqual({ entries: 5, brokenAt: null, missingAtEnd: 0 });
  cutOff(4);
  expect(audit.check()).toEqual({ entries: 3, brokenAt: null, missingAtEnd: 2 });
});

test("entries that were cut off at the end are noticed once others have been added, too", () => {
  cutOff(4);
  add(6);
  expect(audit.check()).toMatchObject({ brokenAt: 6 });
});

test("an empty audit whose entries were all deleted is noticed", () => {
  cutOff(1);
  expect(audit.check()).toEqual({ entries: 0, brokenAt: null, missingAtEnd: 5 });
});
