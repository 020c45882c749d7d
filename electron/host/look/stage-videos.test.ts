/** Which files of the pictures' folder are videos for the start screen. */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MOST_VIDEO_BYTES, readStageVideos } from "./stage-videos.ts";

const MP4 = Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1");
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Array<number>(20).fill(0)]);

test("videos are recognised by their content, and served one by one; large ones are not", () => {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-videos-"));
  writeFileSync(join(folder, "loop.mp4"), MP4);
  writeFileSync(join(folder, "über uns.WEBM"), WEBM);
  writeFileSync(join(folder, "page.mp4"), "<html>nothing to see</html>");
  writeFileSync(join(folder, "empty.mp4"), "");
  writeFileSync(join(folder, "loop.mov"), MP4);
  writeFileSync(join(folder, "large.mp4"), MP4);
  truncateSync(join(folder, "large.mp4"), MOST_VIDEO_BYTES + 1);
  mkdirSync(join(folder, "folder.mp4"));
  const { names, urlFor, mount } = readStageVideos(folder);
  expect([...names].sort()).toEqual(["loop.mp4", "über uns.WEBM"]);
  expect(urlFor("über uns.WEBM")).toBe("media/videos/%C3%BCber%20uns.WEBM");
  expect(urlFor("page.mp4")).toBeNull();
  expect(mount.fileFor("loop.mp4")).toBe(join(folder, "loop.mp4"));
  for (const name of ["large.mp4", "page.mp4", "../loop.mp4", "toString"]) {
    expect(mount.fileFor(name), name).toBeNull();
  }
  rmSync(folder, { recursive: true });
});

test("without a folder there are none", () => {
  expect(readStageVideos(null).names).toEqual([]);
  expect(readStageVideos(null).urlFor("loop.mp4")).toBeNull();
});
