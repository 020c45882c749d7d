/** Which bytes of a file a request gets. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { byteRangeOf } from "./file-range.ts";
import { createPageFiles, KIOSK_PAGE } from "./page-files.ts";

test("a range is as asked for, but within the file and of at most a million bytes", () => {
  expect(byteRangeOf("bytes=0-9", 100)).toEqual({ first: 0, last: 9 });
  expect(byteRangeOf("bytes=90-", 100)).toEqual({ first: 90, last: 99 });
  expect(byteRangeOf("bytes=-10", 100)).toEqual({ first: 90, last: 99 });
  expect(byteRangeOf("bytes=-500", 100)).toEqual({ first: 0, last: 99 });
  expect(byteRangeOf("bytes=50-500", 100)).toEqual({ first: 50, last: 99 });
  expect(byteRangeOf("bytes=5-", 3_000_000)).toEqual({ first: 5, last: 1_000_004 });
});

test("no range, several, and what cannot be read mean the whole file", () => {
  for (const header of [undefined, "", "bytes=-", "bytes=9-3", "bytes=0-1,5-6", "lines=1-2", "x"]) {
    expect(byteRangeOf(header, 100), header).toBeNull();
  }
  expect(byteRangeOf("bytes=100-", 100)).toBe("unsatisfiable");
  expect(byteRangeOf("bytes=0-", 0)).toBe("unsatisfiable");
});

test("a video is served in pieces, or whole; other files ignore ranges", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-ranges-"));
  writeFileSync(join(folder, "loop.mp4"), "0123456789");
  writeFileSync(join(folder, "photo.jpg"), "0123456789");
  const files = createPageFiles({
    pageDir: folder,
    page: KIOSK_PAGE,
    mounts: [{ prefix: "media/", fileFor: (name) => join(folder, name) }],
    policy: { connect: "'self'", frame: "'none'" },
  });
  const answer = async (path: string, range?: string) => {
    const { status, headers, body } = await files.answer(path, "nonce", range);
    return [status, headers["Content-Range"], Buffer.from(body).toString()];
  };
  expect(await answer("media/loop.mp4", "bytes=2-4")).toEqual([206, "bytes 2-4/10", "234"]);
  expect(await answer("media/loop.mp4", "bytes=20-")).toEqual([416, "bytes */10", ""]);
  expect(await answer("media/loop.mp4")).toEqual([200, undefined, "0123456789"]);
  expect(await answer("media/photo.jpg", "bytes=2-4")).toEqual([200, undefined, "0123456789"]);
  rmSync(folder, { recursive: true });
});
