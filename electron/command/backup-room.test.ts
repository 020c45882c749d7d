/** What backups take of the disk. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backupProblem } from "../host/store/backup.ts";
import { openDatabase } from "../host/store/database.ts";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";
import { createDevice, type TestDevice } from "./testing/device.ts";

/** As many backups fit on the disk. */
let room = Number.POSITIVE_INFINITY;
vi.mock("../host/look/disk-reserve.ts", async (importOriginal) => ({
  ...(await importOriginal()),
  hasRoomFor: (folder: string) => readdirSync(folder).length < room,
}));

const PHOTO = "look/photos/0a1b.jpg";

let device: TestDevice;
beforeEach(() => {
  device = createDevice();
  mkdirSync(dirname(device.paths.data), { recursive: true });
  openDatabase(device.paths.data).close();
  keepPhoto("bytes of a photo");
});
afterEach(() => {
  room = Number.POSITIVE_INFINITY;
  device.remove();
});

function keepPhoto(bytes: string): void {
  const file = join(device.paths.data, PHOTO);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes, { mode: 0o600 });
}

const backUp = (...args: string[]) => backup(args, device.context);
const made = () => readdirSync(device.paths.backups).sort();
const photoIn = (name: string | undefined) => join(device.paths.backups, name ?? "", PHOTO);

test("a photo that the backup before has takes no space again", async () => {
  for (let night = 0; night < 3; night += 1) expect(await backUp()).toBe(0);
  expect(new Set(made().map((name) => statSync(photoIn(name)).ino)).size).toBe(1);
  keepPhoto("other bytes, same");
  expect(await backUp()).toBe(0);
  expect(readFileSync(photoIn(made().at(-1)), "utf8")).toBe("other bytes, same");
  expect(readFileSync(photoIn(made().at(0)), "utf8")).toBe("bytes of a photo");
});

test("a photo of an earlier backup that has been damaged on the disk is copied again", async () => {
  await backUp();
  writeFileSync(photoIn(made().at(0)), "bytes of a phot?");
  await backUp();
  expect(readFileSync(photoIn(made().at(-1)), "utf8")).toBe("bytes of a photo");
});

test("an encrypted backup has the photos too", async () => {
  const identity = await generateIdentity();
  await backUp("--recipient", await identityToRecipient(identity));
  const key = join(device.root, "key.txt");
  writeFileSync(key, identity);
  keepPhoto("changed since");
  expect(await restore(["--yes", "--identity", key], device.context)).toBe(0);
  expect(readFileSync(join(device.paths.data, PHOTO), "utf8")).toBe("bytes of a photo");
});

test("the oldest make room for the next, down to two", async () => {
  for (let night = 0; night < 4; night += 1) await backUp();
  const [first, second, ...latest] = made();
  room = 3;
  expect(await backUp("--keep", "14")).toBe(0);
  expect(made().slice(0, -1)).toEqual(latest);
  expect(device.printed()).toContain(JSON.stringify([first, second]));
  room = 2;
  expect(await backUp("--keep", "14")).toBe(1);
  expect(made()).toHaveLength(2);
});

test("without room no backup is made, which is reported; one by hand deletes none", async () => {
  await backUp();
  await backUp();
  await backUp();
  room = 2;
  expect(await backUp()).toBe(1);
  expect(made()).toHaveLength(3);
  expect(device.errors()).toMatch(/has no room for a backup of \d+ MB beside the 256 MB/);
  expect(backupProblem(device.paths.data, Date.now())).toBe("failed");
  expect(existsSync(join(device.paths.data, "to-encrypt"))).toBe(false);
});
