/** A kiosk is updated with orders under way: it continues those that an older version has written. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../checkout/testing/play.ts";
import { openDatabase } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";
import { type End, goOn, versionOf } from "./testing/data-folder.ts";
import { writeEarlier } from "./testing/earlier-schema.ts";
import { halfWayOrders } from "./testing/half-way-orders.ts";
import { createValueStore } from "./value-store.ts";

const MENU = { tag: "7", content: "{}", storedAt: NOON };
const FOLDERS = join(import.meta.dirname, "testing/data-folders");
/** The first schema with a stored folder. */
const FIRST = 5;
const versions = Array.from({ length: MIGRATIONS.length - FIRST + 1 }, (_, index) => FIRST + index);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-older-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test("each schema has a stored data folder; npm run data-folder makes that of a new one", () => {
  expect(readdirSync(FOLDERS).sort()).toEqual(
    versions.map((version) => `schema-${version}`).sort(),
  );
});

describe.each(readdirSync(FOLDERS))("a data folder of %s", (name) => {
  beforeEach(() => cpSync(join(FOLDERS, name), dataDir, { recursive: true }));
  const ends = (): End[] => JSON.parse(readFileSync(join(FOLDERS, name, "ends.json"), "utf8"));

  test("has that schema until it is opened, and the present one after that", () => {
    expect(`schema-${versionOf(dataDir)}`).toBe(name);
    openDatabase(dataDir).close();
    expect(versionOf(dataDir)).toBe(MIGRATIONS.length);
  });

  test("has orders under way, each of which runs to its expected end", async () => {
    expect(ends().length).toBeGreaterThan(10);
    expect(await goOn(dataDir)).toEqual(ends());
  });

  test("retains everything else: consents, a waiting callback, the PIN's lock, the menu", () => {
    const database = openDatabase(dataDir);
    const one = (sql: string) => ({ ...database.prepare(sql).get() });
    expect(one("select text_shown, channels from consent")).toEqual({
      text_shown: "I accept the terms.",
      channels: '["sms"]',
    });
    expect(one("select reference, status from unmatched_callback")).toEqual({
      reference: "tx of nobody yet",
      status: "SUCCESS",
    });
    expect(one("select failures from staff_lock")).toEqual({ failures: 2 });
    // Null if its checksum no longer matched its content.
    expect(createValueStore(database).read("menu of 101")).toEqual(MENU);
    database.close();
  });
});

const EARLIER = Array.from({ length: FIRST - 1 }, (_, index) => index + 1);

describe.each(EARLIER)("the same orders in the tables of schema %i", (version) => {
  const oldest = join(FOLDERS, `schema-${FIRST}`);
  beforeEach(() =>
    writeEarlier(join(oldest, "kiosk.sqlite"), join(dataDir, "kiosk.sqlite"), version),
  );

  test("run to their expected ends in the tables of the present one", async () => {
    expect(versionOf(dataDir)).toBe(version);
    const ends: End[] = JSON.parse(readFileSync(join(oldest, "ends.json"), "utf8"));
    expect(await goOn(dataDir)).toEqual(ends);
    expect(versionOf(dataDir)).toBe(MIGRATIONS.length);
  });

  test("retain everything else that the schema had tables for", () => {
    const database = openDatabase(dataDir);
    const one = (sql: string) => ({ ...database.prepare(sql).get() });
    expect(one("select text_shown, channels from consent")).toEqual({
      text_shown: "I accept the terms.",
      channels: version < 4 ? "[]" : '["sms"]',
    });
    expect(one("select reference, status from unmatched_callback")).toEqual({
      reference: "tx of nobody yet",
      status: "SUCCESS",
    });
    expect(one("select failures from staff_lock")).toEqual(version < 3 ? {} : { failures: 2 });
    // Null if its checksum no longer matched its content.
    expect(createValueStore(database).read("menu of 101")).toEqual(MENU);
    database.close();
  });
});

test("the orders of a new folder are under way, and one of each kind", () => {
  const plays = halfWayOrders();
  const isOver = plays.filter((play) => play.decision().type === "done");
  expect(isOver.map((play) => play.state.order.checkoutId)).toEqual([
    "the payment was declined",
    "ended before the update",
  ]);
  expect(new Set(plays.map((play) => play.state.order.paymentFlow)).size).toBe(4);
});
