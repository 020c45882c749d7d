import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { packTar } from "modern-tar";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AUTOMATIC_LOOK, type Look } from "../../../../domain/look/look.ts";
import { itemOf, menuWith } from "../../../../domain/testing/products.ts";
import { Cell } from "../../shared/live.ts";
import type { StoredValue } from "../../store/value-store.ts";
import { recordedLog } from "../../testing/recorded-log.ts";
import { createLookStore } from "../look-store.ts";
import { namedPhotos, type Photo, type PhotoCatalogue } from "../photos/photo-catalogue.ts";
import { originalName } from "../photos/photo-files.ts";
import type { PhotoProblem } from "../photos/photo-job.ts";
import { readLookFile } from "./look-file.ts";
import { createLookTransfer } from "./look-transfer.ts";

const room = vi.hoisted(() => ({ bytes: Number.POSITIVE_INFINITY }));
vi.mock("../disk-reserve.ts", () => ({
  hasRoomFor: (_folder: string, bytes: number) => bytes <= room.bytes,
}));

let folder: string;
beforeEach(() => {
  room.bytes = Number.POSITIVE_INFINITY;
  folder = mkdtempSync(join(tmpdir(), "kiosk-look-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const idOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A kiosk with a menu of one soup, and a shelf of photos that takes any file. */
function openKiosk(name: string, soup: string) {
  const dataDir = join(folder, name);
  const photoFolder = join(dataDir, "look/photos");
  mkdirSync(photoFolder, { recursive: true });
  const catalogue = new Cell<PhotoCatalogue>({ photos: [], files: [] });
  const imported: string[] = [];
  const add = (path: string, { matchesByName } = { matchesByName: true }): string => {
    const bytes = readFileSync(path);
    const id = idOf(bytes);
    cpSync(path, join(photoFolder, originalName(id)));
    const photo: Photo = {
      ...{ id, name: basename(path), width: 3, height: 2 },
      ...{ isCutOut: false, isDrawing: false, isImported: true, importedAt: 1, matchesByName },
    };
    catalogue.set({ photos: [...catalogue.current().photos, photo], files: [] });
    return id;
  };
  const stored = new Map<string, StoredValue>();
  const disk = { isFull: false };
  /** Why the photo of this name is not imported. */
  const problems = new Map<string, PhotoProblem>();
  const store = createLookStore({
    values: {
      read: (value) => stored.get(value) ?? null,
      write(value, content) {
        if (disk.isFull) throw new Error("database or disk is full");
        stored.set(value, content);
      },
    },
    now: () => 1,
  });
  const { log, lines } = recordedLog();
  const removed: string[] = [];
  const transfer = createLookTransfer({
    ...{ dataDir, store, log, now: () => Date.UTC(2026, 10, 26) },
    menu: () => menuWith([itemOf(soup, "5", { code: "101" })]),
    removableFolders: async () => [{ path: join(folder, "stick") }],
    photos: {
      catalogue,
      async importFiles(paths, naming) {
        imported.push(...paths.map((path) => basename(path)));
        return paths.map((path) => {
          const name = basename(path);
          const problem = problems.get(name);
          return problem ? { name, problem } : { name, photo: add(path, naming) };
        });
      },
      remove: (id) => void removed.push(id),
    },
  });
  return { transfer, store, add, catalogue, imported, removed, lines, disk, problems, dataDir };
}

/** Exports a look with a photo from one kiosk, and puts the file on a stick. */
async function exportedStick() {
  const one = openKiosk("one", "soup");
  writeFileSync(join(folder, "Suppe.jpg"), "a photo of soup");
  const photo = one.add(join(folder, "Suppe.jpg"));
  const look: Look = {
    ...AUTOMATIC_LOOK,
    brand: { ...AUTOMATIC_LOOK.brand, name: "Zum Anker", logo: photo },
    pictures: { soup: { kind: "photo", photo }, gone: { kind: "none" } },
    focalPoints: { [photo]: { x: 0.2, y: 0.8 } },
  };
  one.store.change(look);
  mkdirSync(join(folder, "stick"));
  return { one, look, photo, file: await exportToStick(one) };
}

async function exportToStick({ transfer }: ReturnType<typeof openKiosk>): Promise<string> {
  const done = await transfer.exportLook();
  if (done.result !== "done") throw new Error(done.result);
  const file = join(folder, "stick", basename(done.path));
  cpSync(done.path, file);
  return file;
}

test("a look moves to another kiosk as a draft, with its photos, and products by their codes", async () => {
  const { look, photo, file } = await exportedStick();
  const two = openKiosk("two", "suppe");
  expect(await two.transfer.files()).toMatchObject([{ folder: "stick", path: file }]);
  expect(await two.transfer.importLook(file)).toEqual({
    ...{ result: "done", unknownProducts: 1, missingPhotos: 0 },
  });
  expect(two.store.draft.current().look).toEqual({
    ...look,
    pictures: { suppe: { kind: "photo", photo }, gone: { kind: "none" } },
  });
  expect(two.store.published.current()).toEqual(AUTOMATIC_LOOK);
  expect(two.imported).toEqual(["Suppe.jpg"]);
  // Customers would see it before the draft is published.
  expect(namedPhotos(two.catalogue.current())).toEqual([]);
  expect(two.lines.join("")).toContain("staff imported a look");
  expect(readdirSync(two.dataDir)).not.toContainEqual(expect.stringContaining("look-import"));
});

test("a draft that cannot be stored leaves nothing of the import", async () => {
  const { photo, file } = await exportedStick();
  const two = openKiosk("two", "suppe");
  await two.transfer.files();
  two.disk.isFull = true;
  expect(await two.transfer.importLook(file)).toEqual({ result: "not-stored" });
  expect(two.store.draft.current().look).toEqual(AUTOMATIC_LOOK);
  expect(two.removed).toEqual([photo]);
});

test.each(["disk-full", "too-slow", "unreadable"] as const)(
  "a look whose photo is %s here changes nothing, and leaves none of its other photos",
  async (problem) => {
    const { one, look, photo } = await exportedStick();
    writeFileSync(join(folder, "Brot.jpg"), "a photo of bread");
    const bread = one.add(join(folder, "Brot.jpg"));
    one.store.change({ stage: { ...look.stage, slides: [bread] } });
    const two = openKiosk("two", "suppe");
    two.problems.set("Brot.jpg", problem);
    const path = await exportToStick(one);
    await two.transfer.files();
    expect(await two.transfer.importLook(path)).toEqual({ result: "not-stored" });
    expect(two.store.draft.current().look).toEqual(AUTOMATIC_LOOK);
    expect(two.removed).toEqual([photo]);
  },
);

test("a look with a damaged photo becomes a draft without it, and is not taken to be published", async () => {
  const { file } = await exportedStick();
  const two = openKiosk("two", "suppe");
  two.problems.set("Suppe.jpg", "damaged");
  const received = readFileSync(file);
  expect(await two.transfer.importReceived(received, { allPhotos: true })).toEqual({
    result: "not-stored",
  });
  expect(two.store.draft.current().look).toEqual(AUTOMATIC_LOOK);
  expect(await two.transfer.importReceived(received, { allPhotos: false })).toMatchObject({
    ...{ result: "done", missingPhotos: 1 },
  });
  expect(two.store.draft.current().look.brand).toMatchObject({ name: "Zum Anker", logo: null });
});

test("a look whose photos would leave orders too little of the disk is neither read nor written", async () => {
  const { one, file } = await exportedStick();
  const two = openKiosk("two", "suppe");
  await two.transfer.files();
  room.bytes = 10;
  expect(await two.transfer.importLook(file)).toEqual({ result: "not-stored" });
  const received = readFileSync(file);
  expect(await two.transfer.importReceived(received, { allPhotos: false })).toEqual({
    result: "not-stored",
  });
  expect(two.imported).toEqual([]);
  expect(readdirSync(two.dataDir)).toEqual(["look"]);
  const exported = readdirSync(join(one.dataDir, "exports"));
  expect(await one.transfer.exportLook()).toEqual({ result: "not-stored" });
  expect(readdirSync(join(one.dataDir, "exports"))).toEqual(exported);
});

test("what an interrupted import left is deleted at the next start", () => {
  const left = join(folder, "one/look-import-AbCdEf");
  mkdirSync(join(left, ID), { recursive: true });
  writeFileSync(join(left, ID, "soup.jpg"), "half");
  openKiosk("one", "soup");
  expect(readdirSync(join(folder, "one"))).toEqual(["look"]);
});

test("of too many files the latest are listed", async () => {
  const { transfer, dataDir } = openKiosk("one", "soup");
  mkdirSync(join(dataDir, "exports"));
  const names = Array.from({ length: 60 }, (_, at) => `look-202611${10 + at}T120000Z.look.tar`);
  for (const name of names.toReversed()) writeFileSync(join(dataDir, "exports", name), "");
  expect((await transfer.files()).map(({ name }) => name)).toEqual(names.slice(10));
});

test("a hidden file that macOS wrote beside a look is not listed", async () => {
  const { one, file } = await exportedStick();
  writeFileSync(join(folder, "stick", `._${basename(file)}`), "of macOS");
  const listed = (await one.transfer.files()).filter((found) => found.folder === "stick");
  expect(listed.map(({ path }) => path)).toEqual([file]);
});

test("only a file that was listed is read", async () => {
  const { one, file } = await exportedStick();
  await expect(one.transfer.importLook(file)).rejects.toThrow("not listed");
});

const ID = "a".repeat(64);
const CONTENT = { v: 1, look: AUTOMATIC_LOOK, codes: {}, photos: { [ID]: "../../soup.jpg" } };
type Entry = Parameters<typeof packTar>[0][number];
const entry = (name: string, text: string, type: "file" | "symlink" = "file"): Entry => ({
  header: { name, type, size: type === "file" ? text.length : 0, linkname: text },
  body: type === "file" ? text : undefined,
});
const lookEntry = (content: unknown = CONTENT) => entry("look.json", JSON.stringify(content));

async function read(...entries: Entry[]) {
  const file = join(folder, "any.tar");
  writeFileSync(file, await packTar(entries));
  mkdirSync(join(folder, "into"), { recursive: true });
  return readLookFile(file, join(folder, "into"));
}

test("a photo's name leads nowhere else", async () => {
  const found = await read(lookEntry(), entry(`photos/${ID}`, "photo"));
  const path = join(folder, "into", ID, ".._.._soup.jpg");
  expect(found).toMatchObject({ result: "read", photos: [{ id: ID, path }] });
});

test.each([
  ["a path that leads out", [lookEntry(), entry("../photos/x", "x")]],
  ["an absolute path", [lookEntry(), entry("/etc/x", "x")]],
  ["a photo that the look does not list", [lookEntry(), entry(`photos/${"b".repeat(64)}`, "x")]],
  ["a photo twice", [lookEntry(), entry(`photos/${ID}`, "x"), entry(`photos/${ID}`, "x")]],
  ["a link", [lookEntry(), entry(`photos/${ID}`, "/etc/passwd", "symlink")]],
  ["a photo before the look", [entry(`photos/${ID}`, "x"), lookEntry()]],
  ["a look of another shape", [lookEntry({ ...CONTENT, look: { brand: 1 } })]],
  ["a look that is no JSON", [entry("look.json", "{")]],
  ["nothing", []],
])("an archive with %s is no look", async (_name, entries) => {
  expect(await read(...entries)).toEqual({ result: "not-a-look" });
});

test("a look of a later version says so", async () => {
  expect(await read(lookEntry({ v: 2, anything: true }))).toEqual({ result: "newer" });
});

test("a look that is too large is refused before it is read", async () => {
  expect(await read(entry("look.json", " ".repeat(5_000_001)))).toEqual({ result: "too-large" });
});

/** Cases of a mutated archive; each is written and read. */
const CASES = 300;

test("no damaged archive is more than a refusal, and none writes elsewhere", async () => {
  const whole = await packTar([lookEntry(), entry(`photos/${ID}`, "photo")]);
  const file = join(folder, "damaged.tar");
  let seed = Number(process.env.KIOSK_TEST_SEED ?? 1);
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let turn = 0; turn < CASES; turn += 1) {
    const damaged = whole.slice(0, random(3) === 0 ? random(whole.length) : whole.length);
    for (let byte = random(20); byte > 0 && damaged.length > 0; byte -= 1) {
      damaged[random(Math.min(damaged.length, 2_048))] = random(256);
    }
    writeFileSync(file, damaged);
    const into = join(folder, `into-${turn}`);
    mkdirSync(into);
    const { result } = await readLookFile(file, into);
    expect(["read", "not-a-look", "newer", "too-large"], `turn ${turn}`).toContain(result);
    expect(readdirSync(into).every((name) => name === ID)).toBe(true);
  }
  expect(readdirSync(folder).filter((name) => !/^(into-\d+|damaged\.tar)$/.test(name))).toEqual([]);
});
