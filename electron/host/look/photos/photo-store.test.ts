import { createHash } from "node:crypto";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { RunProgram } from "../../net/child-program.ts";
import { namedPhotos } from "./photo-catalogue.ts";
import { drawingName, originalName, photoName } from "./photo-files.ts";
import { createPhotoWorld, photoOf } from "./testing/photo-world.ts";

const idOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

test("an imported photo is stored by the hash of its file, served, and there after a restart", async () => {
  const world = createPhotoWorld();
  const bytes = await photoOf(200);
  const store = world.open();
  const id = idOf(bytes);
  expect(await store.importFiles([world.put("Soup.jpg", bytes)])).toEqual([
    { name: "Soup.jpg", photo: id },
  ]);
  for (const opened of [store, world.open()]) {
    expect(opened.catalogue.current().photos).toMatchObject([
      { id, name: "Soup.jpg", width: 90, height: 60, isCutOut: false, importedAt: 1 },
    ]);
    expect(existsSync(opened.mount.fileFor(photoName(id, "small")) ?? "")).toBe(true);
    expect(existsSync(opened.mount.fileFor(photoName(id, "large")) ?? "")).toBe(true);
  }
});

test("serves neither originals, which have places and cameras in them, nor any other file", async () => {
  const world = createPhotoWorld();
  const bytes = await photoOf(200);
  const store = world.open();
  await store.importFiles([world.put("Soup.jpg", bytes)]);
  const unknown = "0".repeat(64);
  writeFileSync(join(world.folder, photoName(unknown, "small")), "");
  const names = [originalName(idOf(bytes)), photoName(unknown, "small"), "", "../kiosk.sqlite"];
  for (const name of names) expect(store.mount.fileFor(name), name).toBeNull();
});

test("the same photo twice is one; deleting it deletes all of its files", async () => {
  const world = createPhotoWorld();
  const bytes = await photoOf(200);
  const store = world.open();
  await store.importFiles([world.put("a.jpg", bytes), world.put("b.jpg", bytes)]);
  expect(store.catalogue.current().photos).toHaveLength(1);
  expect(world.stored()).toHaveLength(3);
  store.remove(idOf(bytes));
  expect(store.catalogue.current().photos).toEqual([]);
  expect(world.stored()).toEqual([]);
});

test("an imported drawing is served as SVG, is there after a restart, and is deleted whole", async () => {
  const world = createPhotoWorld();
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await world.open().importFiles([world.put("Logo.svg", bytes)]);
  const store = world.open();
  expect(store.catalogue.current().photos).toMatchObject([{ name: "Logo.svg", isDrawing: true }]);
  expect(existsSync(store.mount.fileFor(drawingName(idOf(bytes))) ?? "")).toBe(true);
  expect(store.mount.fileFor(photoName(idOf(bytes), "large"))).toBeNull();
  store.remove(idOf(bytes));
  expect(world.stored()).toEqual([]);
});

test("a photo that is in the folder too stays until both are gone", async () => {
  const world = createPhotoWorld();
  const bytes = await photoOf(200);
  const path = world.put("soup.jpg", bytes);
  const store = world.open();
  await store.importFiles([path]);
  await store.convertSource({ name: "soup.jpg", bytes: 1, modifiedMs: 1, path });
  store.remove(idOf(bytes));
  expect(store.catalogue.current().photos).toHaveLength(1);
  store.keepSources(new Set());
  expect(store.catalogue.current()).toEqual({ photos: [], files: [] });
  expect(world.stored()).toEqual([]);
});

test("a photo that came with a look is matched by its name once staff import it, and not before", async () => {
  const world = createPhotoWorld();
  const bytes = await photoOf(200);
  const store = world.open();
  const named = (opened = store) => namedPhotos(opened.catalogue.current());
  await store.importFiles([world.put("Soup.jpg", bytes)], { matchesByName: false });
  for (const opened of [store, world.open()]) {
    expect(opened.catalogue.current().photos).toMatchObject([{ name: "Soup.jpg" }]);
    expect(named(opened)).toEqual([]);
  }
  await store.importFiles([world.put("Broth.jpg", bytes)]);
  expect(named()).toEqual([{ photo: idOf(bytes), name: "Broth.jpg", importedAt: 1 }]);
  await store.importFiles([world.put("Soup.jpg", bytes)], { matchesByName: false });
  expect(named()).toEqual([{ photo: idOf(bytes), name: "Broth.jpg", importedAt: 1 }]);
});

test("a photo of the folder that a look brings too is matched by its file alone", async () => {
  const world = createPhotoWorld();
  const bytes = await photoOf(200);
  const path = world.put("soup.jpg", bytes);
  const store = world.open();
  await store.convertSource({ name: "soup.jpg", bytes: 1, modifiedMs: 1, path });
  await store.importFiles([path], { matchesByName: false });
  expect(namedPhotos(store.catalogue.current())).toEqual([
    { photo: idOf(bytes), name: "soup.jpg", importedAt: 1 },
  ]);
  store.keepSources(new Set());
  expect(namedPhotos(store.catalogue.current())).toEqual([]);
  expect(store.catalogue.current().photos).toHaveLength(1);
});

test("a file that is no photo is refused with its reason, and leaves nothing", async () => {
  const world = createPhotoWorld();
  const store = world.open();
  expect(await store.importFiles([world.put("notes.jpg", "text")])).toEqual([
    { name: "notes.jpg", problem: "type" },
  ]);
  expect(store.catalogue.current().photos).toEqual([]);
  expect(world.stored()).toEqual([]);
  expect(world.warnings()).toEqual(["a photo could not be imported: type"]);
});

test.each<[string, Awaited<ReturnType<RunProgram>>, string]>([
  ["takes too long", { kind: "timeout" }, "too-slow"],
  ["crashes", { kind: "failed" }, "damaged"],
  ["answers something else", { kind: "answer", text: "{}" }, "damaged"],
  ["answers no JSON", { kind: "answer", text: "Segmentation fault" }, "damaged"],
  [
    "names a photo that it did not write",
    {
      kind: "answer",
      text: JSON.stringify({
        ...{
          result: "converted",
          id: "0".repeat(64),
          width: 1,
          height: 1,
          isCutOut: false,
          isDrawing: false,
        },
      }),
    },
    "unreadable",
  ],
])("a converter that %s has converted nothing", async (_what, answer, problem) => {
  const world = createPhotoWorld();
  const store = world.open(async () => answer);
  expect(await store.importFiles(["/media/stick/a.jpg"])).toEqual([{ name: "a.jpg", problem }]);
  expect(store.catalogue.current().photos).toEqual([]);
});

test("two conversions are never under way at once", async () => {
  const world = createPhotoWorld();
  let running = 0;
  let most = 0;
  const store = world.open(async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return { kind: "failed" };
  });
  await Promise.all([store.importFiles(["a", "b"]), store.importFiles(["c"])]);
  expect(most).toBe(1);
});

test("what a killed conversion left is deleted at the next start, and nothing else", async () => {
  const world = createPhotoWorld();
  const bytes = await photoOf(200);
  await world.open().importFiles([world.put("a.jpg", bytes)]);
  const whole = world.stored();
  const other = "1".repeat(64);
  for (const name of [photoName(other, "large"), `${photoName(other, "small")}.new`]) {
    writeFileSync(join(world.folder, name), "half");
  }
  world.open();
  expect(world.stored()).toEqual(whole);
});

test("a photo has the time of its last import by staff, or of its conversion from the folder", async () => {
  const world = createPhotoWorld();
  const [one, other] = [await photoOf(200), await photoOf(100)];
  const store = world.open();
  const times = () =>
    Object.fromEntries(
      namedPhotos(store.catalogue.current()).map(({ photo, importedAt }) => [photo, importedAt]),
    );
  const path = world.put("soup.jpg", one);
  await store.convertSource({ name: "soup.jpg", bytes: 1, modifiedMs: 1, path });
  world.clock.now = 2;
  const better = world.put("soup.jpg", other);
  await store.importFiles([better]);
  expect(times()).toEqual({ [idOf(one)]: 1, [idOf(other)]: 2 });
  world.clock.now = 3;
  await store.importFiles([world.put("soup.jpg", one)]);
  expect(times()).toEqual({ [idOf(one)]: 3, [idOf(other)]: 2 });
});

test("a photo whose files were lost is made again from its original", async () => {
  const world = createPhotoWorld();
  const bytes = await photoOf(200);
  await world.open().importFiles([world.put("Soup.jpg", bytes)], { matchesByName: false });
  rmSync(join(world.folder, photoName(idOf(bytes), "small")));
  world.clock.now = 2;
  const store = world.open();
  expect(store.catalogue.current().photos).toEqual([]);
  // Imports wait for each other: this one comes after it.
  await store.importFiles([]);
  await store.convertSource({ name: "x", bytes: 0, modifiedMs: 0, path: "/missing.jpg" });
  expect(store.catalogue.current().photos).toMatchObject([
    { name: "Soup.jpg", matchesByName: false, importedAt: 1 },
  ]);
  expect(world.stored()).toHaveLength(3);
});

test("a full disk refuses a photo, and its files are gone at the next start", async () => {
  const world = createPhotoWorld();
  const store = world.open();
  world.values.isFull = true;
  const path = world.put("a.jpg", await photoOf(200));
  expect(await store.importFiles([path])).toEqual([{ name: "a.jpg", problem: "disk-full" }]);
  await store.convertSource({ name: "a.jpg", bytes: 1, modifiedMs: 1, path });
  expect(store.catalogue.current().photos).toEqual([]);
  world.values.isFull = false;
  world.open();
  expect(world.stored()).toEqual([]);
});

test("a store that was stopped ends the conversion under way", async () => {
  const world = createPhotoWorld();
  mkdirSync(world.folder, { recursive: true });
  let signal: AbortSignal | undefined;
  const store = world.open((_script, _input, limits) => {
    signal = limits.signal;
    return new Promise((resolve) => {
      limits.signal?.addEventListener("abort", () => resolve({ kind: "stopped" }));
    });
  });
  const converting = store.convertSource({ name: "a", bytes: 1, modifiedMs: 1, path: "/a.jpg" });
  await Promise.resolve();
  store.stop();
  await converting;
  expect(signal?.aborted).toBe(true);
  expect(store.catalogue.current().files).toEqual([]);
});
