/** The stored menu: whole, of this outlet, and written without keeping anybody waiting. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../store/database.ts";
import { createValueStore, type ValueStore } from "../store/value-store.ts";
import { testSettings } from "../testing/settings.ts";
import { menuCache } from "./menu-cache.ts";

const { ordering } = testSettings();
const TEA = { revision: 7, raw: Buffer.from('{"menu":"thé"}'), fetchedAt: 1_000 };
const SOUP = { revision: 8, raw: Buffer.from('{"menu":"soup"}'), fetchedAt: 2_000 };

let folder: string;
let database: ReturnType<typeof openDatabase>;
let values: ValueStore;

beforeEach(() => {
  const data = mkdtempSync(join(tmpdir(), "menu-cache-"));
  folder = join(data, "menu");
  database = openDatabase(data);
  values = createValueStore(database);
});
afterEach(() => {
  database.close();
  rmSync(join(folder, ".."), { recursive: true });
});

const cache = (changes: Partial<typeof ordering> = {}) =>
  menuCache(values, folder, { ...ordering, ...changes });

/** The path of the only file. */
function onlyFile(): string {
  const [name = "", ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return join(folder, name);
}

test("what was written last is read, also by the next process, and nothing else is kept", async () => {
  expect(await cache().read()).toBeNull();
  await cache().write(TEA);
  expect(await cache().read()).toEqual(TEA);
  await cache().write(SOUP);
  expect(await cache().read()).toEqual(SOUP);
  expect(readFileSync(onlyFile())).toEqual(SOUP.raw);
});

test("a menu that comes again is not written again: only its time is", async () => {
  await cache().write(TEA);
  const { ino } = statSync(onlyFile());
  await cache().write({ ...TEA, fetchedAt: 9_000 });
  expect(statSync(onlyFile()).ino).toBe(ino);
  expect(await cache().read()).toEqual({ ...TEA, fetchedAt: 9_000 });
});

test("a menu is stored as UTF-8, whether it came as text or bytes", async () => {
  await cache().write({ ...TEA, raw: TEA.raw.toString() });
  expect(await cache().read()).toEqual(TEA);
});

test("another outlet's menu is never read", async () => {
  await cache().write(TEA);
  expect(await cache({ salesOutletId: ordering.salesOutletId + 1 }).read()).toBeNull();
  expect(await cache({ vendorBaseUrl: "http://other.example" }).read()).toBeNull();
});

test.each([
  ["a changed digit", () => writeFileSync(onlyFile(), TEA.raw.toString().replace("menu", "menU"))],
  ["no file", () => rmSync(onlyFile())],
])("a damaged menu is none, and is written again when it comes again: %s", async (_, damage) => {
  await cache().write(TEA);
  damage();
  expect(await cache().read()).toBeNull();
  await cache().write(TEA);
  expect(await cache().read()).toEqual(TEA);
});

test("a write that fails leaves the menu before it", async () => {
  await cache().write(TEA);
  values.write = () => {
    throw new Error("disk full");
  };
  await expect(cache().write(SOUP)).rejects.toThrow("disk full");
  expect(await cache().read()).toEqual(TEA);
});

test("only the kiosk's account can read it", async () => {
  await cache().write(TEA);
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(onlyFile()).mode & 0o077).toBe(0);
});
