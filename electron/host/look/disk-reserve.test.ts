import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { hasRoomFor } from "./disk-reserve.ts";

test("what would take the last 256 MB has no room", () => {
  const { bavail, bsize } = statfsSync(tmpdir());
  expect(hasRoomFor(tmpdir(), 0)).toBe(bavail * bsize >= 256_000_000);
  // Other programs write meanwhile.
  expect(hasRoomFor(tmpdir(), bavail * bsize - 100_000_000)).toBe(false);
});
