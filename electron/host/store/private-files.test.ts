import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";
import { asOwnerOf, giveToOwnerOf } from "./private-files.ts";

const isRoot = process.getuid?.() === 0;
/** An account that nobody has, whoever it belongs to. */
const OTHER = 54_321;

/** A kiosk's folder beside one that only root may write to. */
function folders() {
  const root = mkdtempSync(join(tmpdir(), "private-files-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [data, system] = [join(root, "data"), join(root, "system")];
  mkdirSync(data, { mode: 0o700 });
  mkdirSync(system, { mode: 0o755 });
  chownSync(root, OTHER, OTHER);
  chownSync(data, OTHER, OTHER);
  return { data, system };
}

test.skipIf(!isRoot)("root takes a kiosk's lock without following a link out of its folder", () => {
  const { data, system } = folders();
  symlinkSync(join(system, "new-file"), join(data, "kiosk.lock"));
  expect(() => lockFolder(data)).toThrow();
  expect(existsSync(join(system, "new-file"))).toBe(false);
  rmSync(join(data, "kiosk.lock"));
  lockFolder(data).release();
  expect(statSync(join(data, "kiosk.lock"))).toMatchObject({ uid: OTHER, mode: 0o100600 });
});

test.skipIf(!isRoot)("root gives a link in a kiosk's folder away, not what it leads to", () => {
  const { data, system } = folders();
  writeFileSync(join(system, "file"), "");
  symlinkSync(join(system, "file"), join(data, "link"));
  giveToOwnerOf(data, join(data, "link"));
  expect(lstatSync(join(data, "link")).uid).toBe(OTHER);
  expect(statSync(join(system, "file")).uid).toBe(0);
});

test.skipIf(!isRoot)("with an account's rights root is in none of its own groups", () => {
  const { data } = folders();
  const before = process.getgroups?.();
  process.setgroups?.([0, 6]);
  try {
    expect(asOwnerOf(data, () => process.getgroups?.())).toEqual([OTHER]);
    expect(process.getgroups?.()).toEqual([0, 6]);
  } finally {
    process.setgroups?.(before ?? []);
  }
  expect(process.geteuid?.()).toBe(0);
});
