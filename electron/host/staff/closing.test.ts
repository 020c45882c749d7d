import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../store/database.ts";
import { createValueStore } from "../store/value-store.ts";
import { createClosing } from "./closing.ts";

const NOON = Date.UTC(2027, 0, 4, 12);
let folder: string;
let database: DatabaseSync;
let notifications = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-closing-"));
  database = openDatabase(folder);
  notifications = 0;
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const start = () =>
  createClosing({
    values: createValueStore(database),
    now: () => NOON,
    refresh: () => {
      notifications += 1;
    },
  });

test("a kiosk is open until staff close it, and stays closed over a restart", () => {
  expect(start().current()).toBeNull();
  start().close("cleaning");
  expect(notifications).toBe(1);
  expect(start().current()).toEqual({ reason: "cleaning", since: NOON });
});

test("it is open again once staff have opened it, over a restart too", () => {
  const closing = start();
  closing.close("kitchen-closed");
  closing.open();
  expect(closing.current()).toBeNull();
  expect(start().current()).toBeNull();
});
