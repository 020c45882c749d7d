/** A restore into a data folder that is a mount point: the system does not rename it. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackupError, makeBackup } from "./backup.ts";
import { openDatabase } from "./database.ts";
import { restoreBackup } from "./restore.ts";

const mounted = vi.hoisted(() => ({ folder: "" }));

vi.mock("node:fs", async (importActual) => {
  const fs = await importActual<typeof import("node:fs")>();
  return {
    ...fs,
    renameSync(from: string, to: string) {
      if (from !== mounted.folder) return fs.renameSync(from, to);
      throw Object.assign(new Error(`EBUSY: rename '${from}'`), { code: "EBUSY" });
    },
  };
});

let folder: string;
let dataDir: string;
let backup: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-mounted-"));
  [dataDir, backup] = [join(folder, "kiosk"), join(folder, "backup")];
  openDatabase(dataDir).close();
  makeBackup({ dataDir, to: backup, now: 0 });
  mounted.folder = dataDir;
});
afterEach(() => rmSync(folder, { recursive: true }));

const restore = () => restoreBackup({ from: backup, dataDir, goOn: true, now: 0 });

test("is refused in plain words, and leaves nothing of the backup", () => {
  expect(restore).toThrow(BackupError);
  expect(restore).toThrow(`${dataDir} is a mount point`);
  expect(readdirSync(folder).sort()).toEqual(["backup", "kiosk"]);
  openDatabase(dataDir).close();
});

test("deletes what an attempt before it has left, unless it is all that keeps a kiosk from beginning anew", () => {
  const left = `${dataDir}.restoring`;
  mkdirSync(left);
  writeFileSync(join(left, "kiosk.sqlite"), "records");
  expect(restore).toThrow(BackupError);
  expect(readdirSync(folder).sort()).toEqual(["backup", "kiosk"]);
  mkdirSync(left);
  rmSync(join(dataDir, "kiosk.sqlite"));
  expect(restore).toThrow(BackupError);
  expect(readdirSync(left)).toEqual([]);
  expect(() => openDatabase(dataDir)).toThrow("restore was cut off");
});
