import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { readStoredValue } from "./read-stored-value.ts";
import { createValueStore } from "./value-store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-peek-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("reads the stored value and leaves the folder unchanged", () => {
  const database = openDatabase(folder);
  createValueStore(database).write("configuration", { tag: null, content: "stored", storedAt: 1 });
  database.close();
  const before = readFileSync(join(folder, "kiosk.sqlite"));
  expect(readStoredValue(folder, "configuration")).toBe("stored");
  expect(readStoredValue(folder, "menu")).toBeNull();
  expect(readdirSync(folder)).toEqual(["kiosk.sqlite"]);
  expect(readFileSync(join(folder, "kiosk.sqlite")).equals(before)).toBe(true);
});

test("returns null if there is no database, or a broken one", () => {
  expect(readStoredValue(folder, "configuration")).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, "kiosk.sqlite"), "no database ".repeat(700));
  expect(readStoredValue(folder, "configuration")).toBeNull();
});
