import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removableFolders } from "./removable-folders.ts";

/** Folders below which volumes are mounted, with these files; those named "VOLUME…" are volumes. */
function machine(files: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), "kiosk-media-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "x");
  }
  const isMounted = async (path: string) => /\/VOLUME[^/]*$/.test(path);
  return { root, list: () => removableFolders([join(root, "media")], isMounted) };
}

test("lists the pictures of each volume, one or two levels deep, and nothing that is not mounted", async () => {
  const { list } = machine([
    "media/VOLUME-1/soup.JPG",
    "media/VOLUME-1/DCIM/100/tea.heic",
    "media/VOLUME-1/logo.SVG",
    "media/VOLUME-1/poster.jfif",
    "media/VOLUME-1/scan.TIF",
    "media/VOLUME-1/notes.txt",
    "media/VOLUME-1/.Trash/old.jpg",
    "media/VOLUME-1/._soup.jpg",
    "media/kiosk/VOLUME-2/a.webp",
    "media/folder/b.jpg",
    "media/a/b/VOLUME-3/c.jpg",
  ]);
  const found = await list();
  expect(
    found.map(({ name, pictures }) => [name, pictures.map((picture) => picture.name)]),
  ).toEqual([
    ["VOLUME-1", ["logo.SVG", "poster.jfif", "scan.TIF", "soup.JPG", "tea.heic"]],
    ["VOLUME-2", ["a.webp"]],
  ]);
  expect(found[0]?.pictures[0]?.bytes).toBe(1);
});

test("follows no link, to a file or to a folder", async () => {
  const { root, list } = machine(["media/VOLUME-1/a.jpg", "secret/b.jpg"]);
  symlinkSync(join(root, "secret/b.jpg"), join(root, "media/VOLUME-1/b.jpg"));
  symlinkSync(join(root, "secret"), join(root, "media/VOLUME-1/c"));
  symlinkSync(join(root, "secret"), join(root, "media/VOLUME-9"));
  const found = await list();
  expect(found.map(({ pictures }) => pictures.map(({ name }) => name))).toEqual([["a.jpg"]]);
});

test("lists at most 500 pictures, and says that there are more", async () => {
  const { list } = machine(
    Array.from({ length: 501 }, (_, index) => `media/VOLUME-1/${index}.jpg`),
  );
  const [found] = await list();
  expect(found?.pictures).toHaveLength(500);
  expect(found?.hasMore).toBe(true);
});

test("a name shows no characters that hide or turn others", async () => {
  const { list } = machine([
    `media/VOLUME-1/a\u202Egpj.exe\n.jpg`,
    `media/VOLUME-1/${"b".repeat(120)}.jpg`,
  ]);
  const names = (await list())[0]?.pictures.map(({ name }) => name);
  expect(names?.[0]).toBe("agpj.exe.jpg");
  expect(names?.[1]).toMatch(/^b{79}…$/);
});

test("without such folders there is nothing to import", async () => {
  expect(await removableFolders(["/nowhere"])).toEqual([]);
});
