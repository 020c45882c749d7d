import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { acceptedBy, isExact } from "./labels.ts";
import { measurePictures } from "./measure.ts";
import { acceptedFor, menuOf, readOutlets } from "./outlets.ts";

const LOCALES = join(import.meta.dirname, "../../src/i18n/locales");

const outlets = readOutlets();
const dishes = outlets.flatMap((outlet) => outlet.dishes);

describe("the held-out set", () => {
  it("has more than 300 dishes at outlets of many kinds, in every language of the kiosk", () => {
    expect(dishes.length).toBeGreaterThan(300);
    expect(outlets.length).toBeGreaterThanOrEqual(12);
    const languages = new Set(outlets.map(({ language }) => language));
    // Traditional Chinese is no language of the kiosk; menus of Chinese outlets come in it all the same.
    expect(languages).toEqual(new Set([...readdirSync(LOCALES), "zh-Hant"]));
  });

  it("labels with pictures that exist", () => {
    const labels = new Set(dishes.flatMap((dish) => dish.labels));
    const unknown = [...labels].filter((label) => isExact(label) && acceptedBy(label).length === 0);
    expect(unknown).toEqual([]);
  });

  it("has each dish of an outlet once, each in a category, under an id of its own", () => {
    expect(new Set(dishes.map(({ id }) => id)).size).toBe(dishes.length);
    for (const outlet of outlets) {
      const names = outlet.dishes.map(({ name }) => name);
      expect(new Set(names).size, outlet.id).toBe(names.length);
      for (const { name, category } of outlet.dishes) expect(category, name).not.toBe("");
    }
  });

  it("has dishes for which no picture is right", () => {
    expect(dishes.filter((dish) => acceptedFor(dish).size === 0).length).toBeGreaterThan(30);
  });
});

describe("the figures", () => {
  const [outlet] = outlets;
  if (!outlet) throw new Error("no outlet");

  it("count a picture that the label does not accept as wrong, and none as neither", () => {
    const dish = { id: "a", name: "Cola", description: "", category: "Drinks", labels: ["soda-*"] };
    const menu = { ...outlet, dishes: [dish, { ...dish, id: "b" }, { ...dish, id: "c" }] };
    const pictures = new Map([
      ["a", { picture: "soda-cola" }],
      ["b", { picture: "beer-dark" }],
    ]);
    const figures = measurePictures([menu], () => pictures);
    expect(figures).toMatchObject({ dishes: 3, matchable: 3, matched: 1 });
    expect(figures.wrong).toMatchObject([{ dish: { id: "b" }, picture: "beer-dark" }]);
    expect(figures.missed).toMatchObject([{ dish: { id: "c" } }]);
  });

  it("are taken from a menu in which every dish is in its category", () => {
    const { categories, items } = menuOf(outlet);
    const placed = categories.flatMap(({ products }) => products.map(({ id }) => id));
    expect(placed.toSorted()).toEqual(Object.keys(items).toSorted());
  });
});
