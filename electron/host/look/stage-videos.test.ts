/** Which files of the pictures' folder are videos for the start screen, and what is wrong with the others. */
import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createStageVideos, MOST_VIDEO_BYTES } from "./stage-videos.ts";

const MP4 = Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1");
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Array<number>(20).fill(0)]);

function videoFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-videos-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("videos are recognised by their content, and served one by one; others say what is wrong", () => {
  const folder = videoFolder();
  writeFileSync(join(folder, "loop.mp4"), MP4);
  writeFileSync(join(folder, "über uns.WEBM"), WEBM);
  writeFileSync(join(folder, "page.mp4"), "<html>nothing to see</html>");
  writeFileSync(join(folder, "empty.mp4"), "");
  writeFileSync(join(folder, "loop.mov"), MP4);
  writeFileSync(join(folder, "soup.jpg"), MP4);
  writeFileSync(join(folder, "._loop.mp4"), MP4);
  writeFileSync(join(folder, "large.mp4"), MP4);
  truncateSync(join(folder, "large.mp4"), MOST_VIDEO_BYTES + 1);
  mkdirSync(join(folder, "folder.mp4"));
  symlinkSync(join(folder, "nowhere"), join(folder, "lost.mp4"));
  const { list, urlFor, mount } = createStageVideos(folder);
  expect(list()).toEqual([
    { name: "empty.mp4", problem: "damaged" },
    { name: "folder.mp4", problem: "damaged" },
    { name: "large.mp4", problem: "too-large" },
    { name: "loop.mov", problem: "type" },
    { name: "loop.mp4", problem: null },
    { name: "lost.mp4", problem: "unreadable" },
    { name: "page.mp4", problem: "damaged" },
    { name: "über uns.WEBM", problem: null },
  ]);
  expect(urlFor("über uns.WEBM")).toBe("media/videos/%C3%BCber%20uns.WEBM");
  expect(urlFor("page.mp4")).toBeNull();
  expect(mount.fileFor("loop.mp4")).toBe(join(folder, "loop.mp4"));
  for (const name of ["large.mp4", "page.mp4", "../loop.mp4", "toString"]) {
    expect(mount.fileFor(name), name).toBeNull();
  }
});

test("a video that is copied into the folder later is served; one that is gone is not once it is listed", () => {
  const folder = videoFolder();
  const { list, urlFor } = createStageVideos(folder);
  expect(urlFor("loop.mp4")).toBeNull();
  writeFileSync(join(folder, "loop.mp4"), MP4);
  expect(urlFor("loop.mp4")).not.toBeNull();
  unlinkSync(join(folder, "loop.mp4"));
  list();
  expect(urlFor("loop.mp4")).toBeNull();
});

test("a folder that is away has none, and is no fault", () => {
  const folder = videoFolder();
  const inside = join(folder, "share");
  mkdirSync(inside);
  const { list, urlFor } = createStageVideos(inside);
  rmSync(inside, { recursive: true });
  expect(urlFor("loop.mp4")).toBeNull();
  expect(list()).toEqual([]);
});

test("a folder that is away at the start has its videos once it is there", () => {
  const inside = join(videoFolder(), "share");
  const { urlFor } = createStageVideos(inside);
  expect(urlFor("loop.mp4")).toBeNull();
  mkdirSync(inside);
  writeFileSync(join(inside, "loop.mp4"), MP4);
  expect(urlFor("loop.mp4")).not.toBeNull();
});

test("without a folder there are none", () => {
  expect(createStageVideos(null).list()).toEqual([]);
  expect(createStageVideos(null).urlFor("loop.mp4")).toBeNull();
});
