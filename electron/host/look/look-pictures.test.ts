import { expect, test } from "vitest";
import { AUTOMATIC_LOOK, type Look } from "../../../domain/look/look.ts";
import { itemOf, menuWith } from "../../../domain/testing/products.ts";
import { Cell } from "../shared/live.ts";
import { createLookPictures } from "./look-pictures.ts";
import type { PhotoCatalogue } from "./photos/photo-catalogue.ts";

const SOUP = "a".repeat(64);
const LOGO = "b".repeat(64);
const CATALOGUE: PhotoCatalogue = {
  photos: [
    {
      ...{ id: SOUP, name: "soup.jpg", width: 300, height: 200 },
      ...{
        isCutOut: false,
        isDrawing: false,
        isImported: true,
        importedAt: 1,
        matchesByName: true,
      },
    },
    {
      ...{ id: LOGO, name: "logo.svg", width: 1, height: 1 },
      ...{ isCutOut: true, isDrawing: true, isImported: true, importedAt: 1, matchesByName: true },
    },
  ],
  files: [
    { name: "soup.jpg", bytes: 9, modifiedMs: 1, outcome: { photo: SOUP } },
    { name: "cake.heic", bytes: 9, modifiedMs: 1, outcome: { problem: "heic", triedAt: 1 } },
  ],
};

function openPictures() {
  const imported: string[] = [];
  const picture = { name: "tea.jpg", path: "/media/stick/tea.jpg", bytes: 9 };
  const pictures = createLookPictures({
    menu: new Cell(menuWith([itemOf("soup", "5")])),
    photos: {
      catalogue: new Cell(CATALOGUE),
      async importFiles(paths) {
        imported.push(...paths);
        return paths.map((name) => ({ name, photo: SOUP }));
      },
      remove: () => undefined,
    },
    changes: new Cell(null),
    resolve: () => ({ pictures: {}, reasons: { soup: { kind: "none" } } }),
    removableFolders: async () => [
      { name: "stick", path: "/media/stick", pictures: [picture], hasMore: false },
    ],
    drawings: () => [{ name: "logo.svg", path: "/srv/logo.svg", url: "media/pictures/logo.svg" }],
    videos: () => [],
    library: () => [],
  });
  return { pictures, imported };
}

test("staff see the photos with their addresses, and the files with a problem", () => {
  const { pictures } = openPictures();
  const { photos, problems, reasons } = pictures.viewWith(AUTOMATIC_LOOK, AUTOMATIC_LOOK);
  expect(photos).toMatchObject([
    { name: "soup.jpg", ratio: 1.5, small: `media/photos/${SOUP}-small.webp` },
    { name: "logo.svg", isCutOut: true, large: `media/photos/${LOGO}.svg` },
  ]);
  expect(problems).toEqual([{ name: "cake.heic", problem: "heic" }]);
  expect(reasons).toEqual({ soup: { kind: "none" } });
});

test("staff see which photos customers see, and which only the draft uses", () => {
  const { pictures } = openPictures();
  const draft: Look = { ...AUTOMATIC_LOOK, brand: { ...AUTOMATIC_LOOK.brand, logo: LOGO } };
  const published: Look = {
    ...AUTOMATIC_LOOK,
    stage: { ...AUTOMATIC_LOOK.stage, slides: [SOUP] },
  };
  const usedBy = (...looks: [Look, Look]) =>
    pictures.viewWith(...looks).photos.map((photo) => photo.usedBy);
  expect(usedBy(AUTOMATIC_LOOK, AUTOMATIC_LOOK)).toEqual([null, null]);
  expect(usedBy(draft, published)).toEqual(["customers", "draft"]);
  expect(usedBy(draft, draft)).toEqual([null, "customers"]);
});

test("only files that a volume was listed with are imported", async () => {
  const { pictures, imported } = openPictures();
  await expect(pictures.importPhoto("/media/stick/tea.jpg")).rejects.toThrow("not listed");
  await pictures.volumes();
  await expect(pictures.importPhoto("/etc/passwd")).rejects.toThrow("not listed");
  expect(await pictures.importPhoto("/media/stick/tea.jpg")).toMatchObject({ photo: SOUP });
  expect(imported).toEqual(["/media/stick/tea.jpg"]);
});

test("a drawing of the folder is imported once it was listed, also after sticks were", async () => {
  const { pictures, imported } = openPictures();
  await expect(pictures.importPhoto("/srv/logo.svg")).rejects.toThrow("not listed");
  pictures.drawings();
  await pictures.volumes();
  await pictures.importPhoto("/srv/logo.svg");
  expect(imported).toEqual(["/srv/logo.svg"]);
});
