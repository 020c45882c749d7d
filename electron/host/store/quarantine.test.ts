/** Copies of records with lost entries, made before they are written again, on a disk that may be full or lose its power. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "./database.ts";
import { createJournal } from "./journal.ts";
import { openMarks } from "./marks.ts";

const disk = vi.hoisted(() => ({ isFull: false, opened: new Map<number, string>(), synced: [""] }));

vi.mock("node:fs", async (importActual) => {
  const fs = await importActual<typeof import("node:fs")>();
  return {
    ...fs,
    copyFileSync(from: string, to: string) {
      fs.copyFileSync(from, to);
      if (!disk.isFull) return;
      fs.truncateSync(to, 100);
      throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    },
    openSync(path: string, flags: string, mode?: number) {
      const file = fs.openSync(path, flags, mode);
      disk.opened.set(file, path);
      return file;
    },
    fsyncSync(file: number) {
      fs.fsyncSync(file);
      disk.synced.push(disk.opened.get(file) ?? "");
    },
  };
});

let dataDir: string;
let said: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-quarantine-"));
  said = [];
  Object.assign(disk, { isFull: false, synced: [] });
  const database = openDatabase(dataDir);
  const failed = (error: unknown) => {
    throw error;
  };
  const marks = openMarks({ database, dataDir, failed });
  marks.write([{ checkoutId: "lost", platformOrderId: 7, seq: 1, checksum: "c" }]);
  marks.close();
  database.close();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const aside = () => join(dataDir, "kiosk.sqlite-aside");
const open = () => {
  const database = openDatabase(dataDir, (what) => void said.push(what));
  const damaged = createJournal(database).damagedOrders();
  database.close();
  return damaged.map(({ checkoutId }) => checkoutId);
};

test("a copy is on disk before the records are written", () => {
  const records = readFileSync(join(dataDir, "kiosk.sqlite"));
  expect(open()).toEqual(["lost"]);
  const [name = ""] = readdirSync(aside());
  const copy = join(aside(), name);
  expect(readFileSync(join(copy, "kiosk.sqlite")).equals(records)).toBe(true);
  expect(disk.synced.map((path) => basename(path))).toEqual(
    expect.arrayContaining([...readdirSync(copy), `${name}.new`, "kiosk.sqlite-aside"]),
  );
  expect(said.join()).not.toContain("copied");
});

test("without room for it the order is left to staff all the same, which the log says, and no part of it stays", () => {
  disk.isFull = true;
  expect(open()).toEqual(["lost"]);
  expect(said[0]).toBe(
    "the records could not be copied to kiosk.sqlite-aside before they are written again",
  );
  expect(existsSync(aside()) ? readdirSync(aside()) : []).toEqual([]);
});
