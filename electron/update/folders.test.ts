import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { differences, MANIFEST, manifestOf, sizeOfFolder } from "./folders.ts";
import { deleteSavedData, restoreData, saveData } from "./saved-data.ts";

let root: string;
let data: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "folders-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  data = join(root, "data");
  mkdirSync(join(data, "keys"), { recursive: true });
  mkdirSync(join(data, "logs"));
  writeFileSync(join(data, "kiosk.sqlite"), "records", { mode: 0o600 });
  writeFileSync(join(data, "keys", "seal"), "key", { mode: 0o600 });
  writeFileSync(join(data, "logs", "kiosk.log"), "before");
  symlinkSync("kiosk.sqlite", join(data, "link"));
});

test("saved data has the same files, rights and links, and replaces what was there", () => {
  const copy = join(root, "copy");
  mkdirSync(`${copy}.part`);
  writeFileSync(join(`${copy}.part`, "cut off"), "");
  mkdirSync(copy);
  writeFileSync(join(copy, "old"), "");
  saveData(data, copy);
  expect(readFileSync(join(copy, "keys/seal"), "utf8")).toBe("key");
  expect(statSync(join(copy, "kiosk.sqlite")).mode & 0o777).toBe(0o600);
  expect(readlinkSync(join(copy, "link"))).toBe("kiosk.sqlite");
  for (const gone of ["logs", "old", "cut off"]) expect(existsSync(join(copy, gone))).toBe(false);
  expect(existsSync(`${copy}.part`)).toBe(false);
});

test("data that is put back is what it was, without what came since, but with the log of it", () => {
  const copy = join(root, "copy");
  saveData(data, copy);
  writeFileSync(join(data, "kiosk.sqlite"), "migrated");
  writeFileSync(join(data, "kiosk.sqlite-wal"), "new");
  writeFileSync(join(data, "logs", "kiosk.log"), "why it failed");
  rmSync(join(data, "keys"), { recursive: true });
  for (const times of ["once", "again, after it was cut off"]) {
    restoreData(copy, data);
    expect(readFileSync(join(data, "kiosk.sqlite"), "utf8"), times).toBe("records");
    expect(readFileSync(join(data, "keys/seal"), "utf8")).toBe("key");
    expect(existsSync(join(data, "kiosk.sqlite-wal"))).toBe(false);
    expect(readFileSync(join(data, "logs/kiosk.log"), "utf8")).toBe("why it failed");
  }
  deleteSavedData(copy);
  expect(existsSync(copy)).toBe(false);
});

test("without a copy nothing is deleted", () => {
  expect(() => restoreData(join(root, "copy"), data)).toThrow("is gone");
  expect(readFileSync(join(data, "kiosk.sqlite"), "utf8")).toBe("records");
});

test("finds files of a program that are missing, changed or not of its package", () => {
  writeFileSync(join(data, MANIFEST), JSON.stringify(manifestOf(data)));
  expect(differences(data)).toEqual([]);
  writeFileSync(join(data, "kiosk.sqlite"), "changed");
  writeFileSync(join(data, "more"), "");
  rmSync(join(data, "keys/seal"));
  // The link is read as the file that it names.
  expect(differences(data)).toEqual(["keys/seal", "kiosk.sqlite", "link", "more"]);
  writeFileSync(join(data, MANIFEST), "{");
  expect(differences(data)).toEqual([MANIFEST]);
});

test("measures what would be copied", () => {
  const bytes = sizeOfFolder(data) - sizeOfFolder(data, ["logs"]);
  expect(bytes).toBe("before".length);
  expect(sizeOfFolder(join(root, "absent"))).toBe(0);
});
