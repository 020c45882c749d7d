import { expect, test } from "vitest";
import { randomOf } from "../../host/checkout/simulation/random.ts";
import { DiskModel, type Luck } from "./disk-model.ts";
import type { DiskOperation } from "./recording.ts";

const text = (what: string, at = 0): DiskOperation => ({
  do: "write",
  path: "/d/file",
  at,
  bytes: Buffer.from(what),
});
const MADE: DiskOperation[] = [
  { do: "make-folder", path: "/d" },
  { do: "sync-folder", path: "/" },
  { do: "create", path: "/d/file" },
  text("first"),
];
const SYNC: DiskOperation = { do: "sync", path: "/d/file" };
const SYNC_FOLDER: DiskOperation = { do: "sync-folder", path: "/d" };

function left(luck: Luck, operations: readonly DiskOperation[], seed = 1): Record<string, string> {
  const disk = new DiskModel();
  for (const operation of operations) disk.apply(operation);
  const files = [...disk.remains(luck, randomOf(seed))];
  return Object.fromEntries(files.map(([path, bytes]) => [path, bytes?.toString() ?? "folder"]));
}

test("content synced under a synced name survives; the rest depends on luck", () => {
  const operations = [...MADE, SYNC, SYNC_FOLDER, text("SECOND")];
  expect(left("nothing-more", operations)).toEqual({ "/d": "folder", "/d/file": "first" });
  expect(left("everything", operations)).toEqual({ "/d": "folder", "/d/file": "SECOND" });
});

test("a synced file whose name was not synced may be gone", () => {
  expect(left("nothing-more", [...MADE, SYNC])).toEqual({ "/d": "folder" });
});

test("a name without synced content is an empty file", () => {
  expect(left("nothing-more", [...MADE, SYNC_FOLDER])).toEqual({ "/d": "folder", "/d/file": "" });
});

test("a removal or a rename that was not synced may not have happened", () => {
  const safe = [...MADE, SYNC, SYNC_FOLDER];
  const removed: DiskOperation = { do: "remove", path: "/d/file" };
  const renamed: DiskOperation = { do: "rename", path: "/d/file", to: "/d/new" };
  expect(left("nothing-more", [...safe, removed])).toHaveProperty("/d/file", "first");
  expect(left("everything", [...safe, removed])).toEqual({ "/d": "folder" });
  expect(left("nothing-more", [...safe, renamed])).toHaveProperty("/d/file", "first");
  expect(left("nothing-more", [...safe, renamed, SYNC_FOLDER])).toHaveProperty("/d/new", "first");
});

test("a large write may be stored in part, sector by sector", () => {
  const large: DiskOperation = {
    do: "write",
    path: "/d/file",
    at: 0,
    bytes: Buffer.alloc(4_096, "x"),
  };
  const operations = [...MADE, SYNC, SYNC_FOLDER, large];
  const seeds = Array.from({ length: 50 }, (_, seed) => seed);
  const found = new Set(seeds.map((seed) => left("any-part", operations, seed)["/d/file"]));
  expect(found.size).toBeGreaterThan(20);
  for (const content of found) {
    expect([...(content?.matchAll(/x+/g) ?? [])].every(([run]) => run.length % 512 === 0)).toBe(
      true,
    );
  }
});
