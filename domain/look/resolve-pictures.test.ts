import { expect, test } from "vitest";
import type { Menu } from "../menu.ts";
import { comboOf, groupOf, itemOf, modifierOf } from "../testing/products.ts";
import { MIDDLE } from "./dish-picture.ts";
import { AUTOMATIC_LOOK, type Look } from "./look.ts";
import { type PictureSources, photosShown, resolvePictures } from "./resolve-pictures.ts";

const soup = itemOf("soup", "4", {
  modifierGroups: [groupOf("extras", [modifierOf("chilli", "1")])],
});
const MENU: Menu = {
  revision: 1,
  categories: [],
  items: { soup },
  combos: { tray: comboOf("tray", "9", []) },
};
const PHOTO = { small: "s.webp", large: "l.webp", isCutOut: false };
const LIBRARY_MATCH = { picture: "soup-tomato", word: "soup", text: "Soup" };

/** Every source has a picture for the soup. */
const ALL: PictureSources = {
  look: { ...AUTOMATIC_LOOK, pictures: { soup: { kind: "drawing", picture: "sushi" } } },
  photos: new Map([["photo-1", PHOTO]]),
  photoMatches: new Map([["soup", { photo: "photo-1", by: "code" }]]),
  drawings: new Map([["soup", "own.svg"]]),
  library: new Map([
    ["sushi", "library/sushi.svg"],
    ["soup-tomato", "library/soup-tomato.svg"],
  ]),
  libraryMatches: new Map([["soup", LIBRARY_MATCH]]),
};
const photo = { kind: "photo", small: "s.webp", large: "l.webp", focus: MIDDLE };
const drawing = (url: string) => ({ kind: "drawing", url });

function soupOf(changed: Partial<PictureSources>) {
  const { pictures, reasons } = resolvePictures(MENU, { ...ALL, ...changed });
  return { picture: pictures.soup, reason: reasons.soup };
}

test("a choice of staff, then a photo, then the folder, then the library", () => {
  const none = new Map<string, never>();
  const order: [
    Partial<PictureSources>,
    ReturnType<typeof drawing> | typeof photo | undefined,
    unknown,
  ][] = [
    [{}, drawing("library/sushi.svg"), { kind: "chosen" }],
    [{ look: AUTOMATIC_LOOK }, photo, { kind: "photo", photo: "photo-1", by: "code" }],
    [{ photoMatches: none }, drawing("own.svg"), { kind: "folder" }],
    [{ drawings: none }, drawing("library/soup-tomato.svg"), { kind: "library", ...LIBRARY_MATCH }],
    [{ libraryMatches: none }, undefined, { kind: "none" }],
  ];
  let changed: Partial<PictureSources> = {};
  for (const [more, picture, reason] of order) {
    changed = { ...changed, ...more };
    expect(soupOf(changed)).toEqual({ picture, reason });
  }
});

test("a choice of no picture leaves none, whatever else there is", () => {
  const look = { ...AUTOMATIC_LOOK, pictures: { soup: { kind: "none" } as const } };
  expect(soupOf({ look })).toEqual({ picture: undefined, reason: { kind: "chosen" } });
});

test("a choice of what is gone counts as none", () => {
  for (const choice of [
    { kind: "photo", photo: "deleted" },
    { kind: "drawing", picture: "unknown" },
  ] as const) {
    const look = { ...AUTOMATIC_LOOK, pictures: { soup: choice } };
    expect(soupOf({ look }).reason).toEqual({ kind: "photo", photo: "photo-1", by: "code" });
  }
  expect(soupOf({ look: AUTOMATIC_LOOK, photos: new Map() }).picture).toEqual(drawing("own.svg"));
});

test("without the library neither its matches nor choices of it are shown", () => {
  expect(soupOf({ library: new Map(), photoMatches: new Map() }).picture).toEqual(
    drawing("own.svg"),
  );
  const off = { library: new Map(), photoMatches: new Map(), drawings: new Map() };
  expect(soupOf(off)).toEqual({ picture: undefined, reason: { kind: "none" } });
});

test("a photo keeps its focal point, and a cut-out is shown like a drawing", () => {
  const look = { ...AUTOMATIC_LOOK, focalPoints: { "photo-1": { x: 0.1, y: 0.9 } } };
  expect(soupOf({ look }).picture).toEqual({ ...photo, focus: { x: 0.1, y: 0.9 } });
  const photos = new Map([["photo-1", { ...PHOTO, isCutOut: true }]]);
  expect(soupOf({ look: AUTOMATIC_LOOK, photos }).picture).toEqual(drawing("l.webp"));
});

test("combos and modifiers have pictures too, and every product a reason", () => {
  const drawings = new Map([
    ["chilli", "chilli.svg"],
    ["tray", "tray.svg"],
    ["unknown", "unknown.svg"],
  ]);
  const { pictures, reasons } = resolvePictures(MENU, { ...ALL, drawings });
  expect(Object.keys(reasons).sort()).toEqual(["chilli", "soup", "tray"]);
  expect(pictures.chilli).toEqual(drawing("chilli.svg"));
  expect(pictures.tray).toEqual(drawing("tray.svg"));
  expect(pictures.unknown).toBeUndefined();
});

test("a look shows the photos of its products, slides and logo, and not those of products off the menu", () => {
  const look: Look = {
    ...AUTOMATIC_LOOK,
    brand: { ...AUTOMATIC_LOOK.brand, logo: "logo" },
    pictures: {
      soup: { kind: "photo", photo: "photo-1" },
      tray: { kind: "none" },
      gone: { kind: "photo", photo: "of nothing" },
    },
    stage: { ...AUTOMATIC_LOOK.stage, slides: ["slide"] },
  };
  const photoMatches = new Map([["chilli", { photo: "photo-2", by: "name" as const }]]);
  const photos = new Map([
    ["photo-1", PHOTO],
    ["photo-2", PHOTO],
  ]);
  const { reasons } = resolvePictures(MENU, { ...ALL, look, photos, photoMatches });
  expect([...photosShown(look, reasons)].sort()).toEqual(["logo", "photo-1", "photo-2", "slide"]);
});
