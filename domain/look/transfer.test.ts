import { expect, test } from "vitest";
import { itemOf, menuWith } from "../testing/products.ts";
import { AUTOMATIC_LOOK, type Look } from "./look.ts";
import { adoptedLook, codesOf, photosOfLook, productsOfLook, withPhotos } from "./transfer.ts";

const PHOTO = { kind: "photo", photo: "p1" } as const;
const NONE = { kind: "none" } as const;
const LOOK: Look = {
  brand: { ...AUTOMATIC_LOOK.brand, logo: "p2" },
  pictures: { soup: PHOTO, salad: NONE },
  focalPoints: { p1: { x: 0, y: 1 } },
  stage: {
    ...AUTOMATIC_LOOK.stage,
    dishes: { kind: "chosen", products: ["soup", "tea"] },
    slides: ["p1", "p3"],
    newProducts: ["cake"],
  },
};
const withCode = (id: string, code: string) => itemOf(id, "5", { code });

test("a look names its products and photos, each once", () => {
  expect(productsOfLook(LOOK)).toEqual(["soup", "salad", "tea", "cake"]);
  expect(photosOfLook(LOOK)).toEqual(["p2", "p1", "p3"]);
});

test("a product with another id is found by its code, everywhere in the look", () => {
  const codes = codesOf(menuWith([withCode("soup", "101"), withCode("cake", "102")]), [
    "soup",
    "cake",
    "salad",
  ]);
  expect(codes).toEqual({ soup: "101", cake: "102" });
  const there = menuWith([withCode("suppe", "101"), withCode("kuchen", "102")]);
  const { look, unknownProducts } = adoptedLook(LOOK, there, codes);
  expect(look.pictures).toEqual({ suppe: PHOTO, salad: NONE });
  expect(look.stage.dishes).toEqual({ kind: "chosen", products: ["suppe", "tea"] });
  expect(look.stage.newProducts).toEqual(["kuchen"]);
  expect(unknownProducts).toBe(1);
});

test("a code that several products have, or whose product has a choice of its own, matches none", () => {
  const twice = menuWith([withCode("a", "101"), withCode("b", "101")]);
  expect(adoptedLook(LOOK, twice, { soup: "101" }).look).toEqual(LOOK);
  const named = menuWith([withCode("salad", "101")]);
  expect(adoptedLook(LOOK, named, { soup: "101" }).look.pictures).toEqual(LOOK.pictures);
});

test("a product that is on the menu keeps its id, whatever its code was", () => {
  const menu = menuWith([withCode("soup", "9"), withCode("other", "101")]);
  expect(adoptedLook(LOOK, menu, { soup: "101" })).toEqual({ look: LOOK, unknownProducts: 1 });
});

test("photos take their ids here; what shows a missing one is the kiosk's own choice", () => {
  const ids: Readonly<Record<string, string>> = { p1: "here1" };
  const look = withPhotos(LOOK, (id) => ids[id] ?? null);
  expect(look.brand.logo).toBeNull();
  expect(look.pictures).toEqual({ soup: { kind: "photo", photo: "here1" }, salad: NONE });
  expect(look.focalPoints).toEqual({ here1: { x: 0, y: 1 } });
  expect(look.stage.slides).toEqual(["here1"]);
  expect(Object.keys(withPhotos(LOOK, () => null).pictures)).toEqual(["salad"]);
});
