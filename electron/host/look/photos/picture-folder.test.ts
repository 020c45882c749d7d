import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, utimesSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import type { Clock } from "../../checkout/running/runner.ts";
import { runInNode } from "../../net/child-program.ts";
import { createPictureFolder } from "./picture-folder.ts";
import { createPhotoWorld, type PhotoWorld, photoOf } from "./testing/photo-world.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A clock that a test moves on. */
function steppedClock(): Clock & { step(ms: number): void } {
  let time = 1_000_000;
  let due: { time: number; callback: () => void }[] = [];
  return {
    bootId: null,
    now: () => time,
    monotonic: () => time,
    at(at, callback) {
      const timer = { time: at, callback };
      due.push(timer);
      return () => {
        due = due.filter((other) => other !== timer);
      };
    },
    step(ms) {
      time += ms;
      const ready = due.filter((timer) => timer.time <= time);
      due = due.filter((timer) => timer.time > time);
      for (const { callback } of ready) callback();
    },
  };
}

function follow(world: PhotoWorld) {
  const run = vi.fn(runInNode);
  const photos = world.open(run);
  const clock = steppedClock();
  const log = { warn: vi.fn() };
  const folder = createPictureFolder({ folder: world.shop, photos, clock, log });
  folder.start();
  onTestFinished(() => {
    folder.stop();
    photos.stop();
  });
  const files = () => photos.catalogue.current().files.map(({ name }) => name);
  /** Steps until what was found is as expected: a step may come while the folder is being read. */
  const until = (check: () => void, stepMs = 5_000) =>
    eventually(() => {
      clock.step(stepMs);
      check();
    });
  return { photos, folder, log, run, files, until };
}

test("drawings are there at once, photos once they are converted; others are left alone", async () => {
  const world = createPhotoWorld();
  world.put("soup.svg", SVG);
  world.put("Tea.jpg", await photoOf(200));
  world.put("prices.pdf", "%PDF-");
  world.put("._Tea.jpg", "of macOS");
  const { folder, photos, files, until } = follow(world);
  expect([...folder.urls.current()]).toEqual([["soup", "media/pictures/soup.svg"]]);
  expect(photos.catalogue.current().photos).toEqual([]);
  await until(() => expect(files()).toEqual(["Tea.jpg"]));
  expect(photos.catalogue.current().photos).toMatchObject([{ name: "Tea.jpg", isImported: false }]);
  // The original is in the folder: it is not stored twice.
  expect(world.stored()).toHaveLength(2);
});

test("new, changed and removed files are noticed while the kiosk runs", async () => {
  const world = createPhotoWorld();
  const { photos, folder, files, until } = follow(world);
  const tea = world.put("tea.jpg", await photoOf(200));
  const soup = world.put("soup.svg", SVG);
  await until(() => expect(files()).toEqual(["tea.jpg"]));
  expect(folder.urls.current().get("soup")).toBe("media/pictures/soup.svg");
  const [first] = photos.catalogue.current().photos;
  world.put("tea.jpg", await photoOf(20));
  utimesSync(tea, 2_000, 2_000);
  utimesSync(soup, 2_000, 2_000);
  await until(() => expect(photos.catalogue.current().photos[0]?.id).not.toBe(first?.id));
  expect(photos.catalogue.current().photos).toHaveLength(1);
  rmSync(tea);
  rmSync(soup);
  world.put("cake.svg", SVG);
  await until(() => expect(photos.catalogue.current()).toEqual({ photos: [], files: [] }));
  expect([...folder.urls.current().keys()]).toEqual(["cake"]);
  expect(folder.mount.fileFor("soup.svg")).toBeNull();
  expect(world.stored()).toEqual([]);
});

test("a drawing that changed has another address, at which it is served", async () => {
  const world = createPhotoWorld();
  const soup = world.put("soup of day.svg", SVG);
  const { folder, until } = follow(world);
  utimesSync(soup, 2_000, 2_000);
  await until(() => {
    expect(folder.urls.current().get("soup of day")).toBe(
      "media/pictures/2000000/soup%20of%20day.svg",
    );
  });
  expect(existsSync(folder.mount.fileFor("2000000/soup of day.svg") ?? "")).toBe(true);
  expect(folder.mount.fileFor("2000000/../soup of day.svg")).toBeNull();
});

test("a broken photo is listed with its reason, and not tried again until it changes", async () => {
  const world = createPhotoWorld();
  world.put("tea.jpg", "no photo");
  const { photos, run, until } = follow(world);
  const outcome = () => photos.catalogue.current().files[0]?.outcome;
  await until(() => expect(outcome()).toMatchObject({ problem: "type" }));
  expect(world.warnings()).toEqual(["a picture of the folder is not shown: type"]);
  world.put("soup.jpg", await photoOf(1));
  await until(() => expect(photos.catalogue.current().files).toHaveLength(2), 60 * 60_000);
  expect(run).toHaveBeenCalledTimes(2);
  world.put("tea.jpg", await photoOf(2));
  await until(() => expect(photos.catalogue.current().photos).toHaveLength(2));
});

test("a photo saved as .jfif is shown; a TIFF or BMP is listed as a type that is not supported", async () => {
  const world = createPhotoWorld();
  world.put("tea.jfif", await photoOf(200));
  world.put("soup.TIF", "II*\0");
  world.put("bread.tiff", "MM\0*");
  world.put("cake.bmp", "BM");
  const { photos, files, until } = follow(world);
  await until(() => expect(files()).toHaveLength(4));
  const outcomes = photos.catalogue.current().files.map(({ name, outcome }) => [name, outcome]);
  expect(Object.fromEntries(outcomes)).toMatchObject({
    "tea.jfif": { photo: expect.any(String) },
    "soup.TIF": { problem: "type" },
    "bread.tiff": { problem: "type" },
    "cake.bmp": { problem: "type" },
  });
});

test("what was converted before a restart is shown at once, and not converted again", async () => {
  const world = createPhotoWorld();
  world.put("tea.jpg", await photoOf(200));
  const before = follow(world);
  await before.until(() => expect(before.files()).toEqual(["tea.jpg"]));
  before.folder.stop();
  world.put("soup.jpg", await photoOf(1));
  const after = follow(world);
  expect(after.photos.catalogue.current().photos).toHaveLength(1);
  await after.until(() => expect(after.files()).toEqual(["tea.jpg", "soup.jpg"]));
  expect(after.run).toHaveBeenCalledTimes(1);
});

test("a folder that is away keeps its pictures, which is logged once", async () => {
  const world = createPhotoWorld();
  world.put("tea.jpg", await photoOf(200));
  const { photos, files, log, until } = follow(world);
  await until(() => expect(files()).toEqual(["tea.jpg"]));
  // At once: removed file by file, it could be read as a folder without pictures.
  renameSync(world.shop, `${world.shop}-away`);
  await until(() => expect(log.warn).toHaveBeenCalled());
  await until(() => {});
  expect(photos.catalogue.current().photos).toHaveLength(1);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test("a folder that is away at the start is logged, and its pictures are there once it is", async () => {
  const world = createPhotoWorld();
  rmSync(world.shop, { recursive: true });
  const { folder, files, log, until } = follow(world);
  await until(() => expect(log.warn).toHaveBeenCalledTimes(1));
  mkdirSync(world.shop);
  world.put("tea.jpg", await photoOf(200));
  world.put("soup.svg", SVG);
  await until(() => expect(files()).toEqual(["tea.jpg"]));
  expect(folder.urls.current().get("soup")).toBe("media/pictures/soup.svg");
});

test("a mount point without its share keeps the photos, also over a restart, which is logged", async () => {
  const world = createPhotoWorld();
  world.put("tea.jpg", await photoOf(200));
  world.put("soup.svg", SVG);
  const before = follow(world);
  await before.until(() => expect(before.files()).toEqual(["tea.jpg"]));
  before.folder.stop();
  const stored = world.stored();
  const share = `${world.shop}-share`;
  renameSync(world.shop, share);
  mkdirSync(world.shop);
  const { photos, folder, log, run, until } = follow(world);
  await until(() => expect(log.warn).toHaveBeenCalledTimes(1));
  expect(photos.catalogue.current().photos).toHaveLength(1);
  expect(world.stored()).toEqual(stored);
  expect(folder.urls.current().size).toBe(0);
  rmdirSync(world.shop);
  renameSync(share, world.shop);
  await until(() => expect(folder.urls.current().size).toBe(1));
  expect(photos.catalogue.current().photos).toHaveLength(1);
  expect(run).not.toHaveBeenCalled();
});

test("files that are no photos are forgotten with the last one of them", async () => {
  const world = createPhotoWorld();
  const broken = world.put("tea.jpg", "no photo");
  const { files, log, until } = follow(world);
  await until(() => expect(files()).toEqual(["tea.jpg"]));
  rmSync(broken);
  await until(() => expect(files()).toEqual([]));
  expect(log.warn).not.toHaveBeenCalled();
});
