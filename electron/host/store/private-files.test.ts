import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDataFolder } from "./database.ts";
import { makePrivate } from "./private-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "private-files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

function file(path: string, mode: number): string {
  writeFileSync(path, "content");
  chmodSync(path, mode);
  return path;
}

test("rights of other accounts are taken at any depth, and reported", () => {
  const data = join(folder, "data");
  mkdirSync(join(data, "logs"), { recursive: true });
  chmodSync(data, 0o755);
  chmodSync(join(data, "logs"), 0o750);
  const records = file(join(data, "kiosk.sqlite"), 0o644);
  const log = file(join(data, "logs/kiosk.log"), 0o666);
  const own = file(join(data, "credential.sealed"), 0o600);
  const outside = file(join(folder, "outside"), 0o644);
  symlinkSync(outside, join(data, "link"));
  expect(makePrivate(data)).toEqual([data, ...[join(data, "logs"), records, log].sort()].sort());
  expect([data, join(data, "logs")].map(modeOf)).toEqual(["700", "700"]);
  expect([records, log, own].map(modeOf)).toEqual(["600", "600", "600"]);
  expect(modeOf(outside)).toBe("644");
  expect(makePrivate(data)).toEqual([]);
});

test("no right of the account itself is added", () => {
  file(join(folder, "kiosk.sqlite"), 0o444);
  chmodSync(folder, 0o555);
  makePrivate(folder);
  expect([modeOf(folder), modeOf(join(folder, "kiosk.sqlite"))]).toEqual(["500", "400"]);
  chmodSync(folder, 0o700);
});

test("a new data folder and its lock are private, whatever the account's mask is", () => {
  const mask = process.umask(0);
  try {
    const data = join(folder, "new");
    const lock = openDataFolder(data);
    expect([modeOf(data), modeOf(join(data, "kiosk.lock"))]).toEqual(["700", "600"]);
    expect(lock.loose).toEqual([]);
    lock.release();
  } finally {
    process.umask(mask);
  }
});
