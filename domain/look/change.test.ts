import { expect, test } from "vitest";
import { changedLook, differencesOf } from "./change.ts";
import { AUTOMATIC_LOOK } from "./look.ts";

const BURGER = { kind: "drawing", picture: "burger-classic" } as const;

test("a change leaves alone what it does not name", () => {
  const named = changedLook(AUTOMATIC_LOOK, { brand: { name: "Zum Anker" } });
  const both = changedLook(named, { pictures: { "1": BURGER }, stage: { newProducts: ["1"] } });
  expect(both.brand).toEqual({ ...AUTOMATIC_LOOK.brand, name: "Zum Anker" });
  expect(both.pictures).toEqual({ "1": BURGER });
  expect(both.stage).toEqual({ ...AUTOMATIC_LOOK.stage, newProducts: ["1"] });
});

test("a picture or focal point that is set to null is the kiosk's choice again", () => {
  const chosen = changedLook(AUTOMATIC_LOOK, {
    pictures: { "1": BURGER, "2": { kind: "none" } },
    focalPoints: { photo: { x: 0, y: 1 } },
  });
  const restored = changedLook(chosen, { pictures: { "1": null }, focalPoints: { photo: null } });
  expect(restored).toEqual({ ...AUTOMATIC_LOOK, pictures: { "2": { kind: "none" } } });
});

test("an id that is a name of every object is an id like any other", () => {
  const ids: Record<string, typeof BURGER> = Object.fromEntries([["__proto__", BURGER]]);
  expect(Object.keys(changedLook(AUTOMATIC_LOOK, { pictures: ids }).pictures)).toEqual([
    "__proto__",
  ]);
});

test("differences name each field of brand and stage, and count pictures", () => {
  const after = changedLook(AUTOMATIC_LOOK, {
    brand: { name: "Zum Anker", color: "#a11b3f" },
    pictures: { "1": BURGER, "2": { kind: "none" } },
    focalPoints: { photo: { x: 0.5, y: 0.2 } },
    stage: { dishes: { kind: "popular" } },
  });
  const differences = { brand: ["name", "color"], pictures: 2, focalPoints: 1, stage: ["dishes"] };
  expect(differencesOf(AUTOMATIC_LOOK, after)).toEqual(differences);
  expect(differencesOf(after, AUTOMATIC_LOOK)).toEqual(differences);
  expect(differencesOf(after, after)).toEqual({
    brand: [],
    pictures: 0,
    focalPoints: 0,
    stage: [],
  });
});
