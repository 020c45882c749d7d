/** What the start screen shows of a menu and its pictures. */
import { describe, expect, test } from "vitest";
import type { DishPicture, DishPictures } from "../../../domain/look/dish-picture.ts";
import { AUTOMATIC_LOOK, type Stage } from "../../../domain/look/look.ts";
import { type Category, type Menu, productOf } from "../../../domain/menu.ts";
import { itemOf } from "../../../domain/testing/products.ts";
import { stageView } from "../rpc/stage-views.ts";
import { type StageViewInput, stageViewOf } from "./stage-view.ts";

const drawing = (id: string): DishPicture => ({ kind: "drawing", url: `${id}.svg` });
const pictured = (...ids: string[]): DishPictures =>
  Object.fromEntries(ids.map((id) => [id, drawing(id)]));
const category = (id: string, products: readonly string[]): Category => ({
  id,
  title: { en: id },
  isPopup: false,
  subcategories: [],
  products: products.map((product) => ({ kind: "item", id: product })),
});
/** Categories with their items. */
const menuOf = (categories: Readonly<Record<string, readonly string[]>>): Menu => ({
  revision: 1,
  categories: Object.entries(categories).map(([id, products]) => category(id, products)),
  items: Object.fromEntries(
    Object.values(categories)
      .flat()
      .map((id) => [id, itemOf(id, "5")]),
  ),
  combos: {},
});
const MENU = menuOf({
  soups: ["pho", "ramen"],
  mains: ["curry", "pizza"],
  drinks: ["tea", "cola"],
});
const ALL = pictured("pho", "ramen", "curry", "pizza", "tea", "cola");

const viewOf = (stage: Partial<Stage>, changes: Partial<StageViewInput> = {}) =>
  stageView.parse(
    stageViewOf({
      stage: { ...AUTOMATIC_LOOK.stage, ...stage },
      menu: MENU,
      pictures: ALL,
      popular: () => [],
      emblemOf: () => null,
      generalEmblem: "plate.svg",
      photo: () => null,
      videoUrl: () => null,
      ...changes,
    }),
  );
const shown = (...given: Parameters<typeof viewOf>) =>
  viewOf(...given).dishes.map((picture) => picture.kind === "drawing" && picture.url.slice(0, -4));

describe("dishes", () => {
  test("automatic: the first dish with a picture of each category", () => {
    expect(shown({})).toEqual(["pho", "curry", "tea"]);
    expect(shown({}, { pictures: pictured("ramen", "cola") })).toEqual(["ramen", "cola"]);
  });

  test("automatic: a photo rather than a drawing of the same category", () => {
    const focus = { x: 0.5, y: 0.5 };
    const photo: DishPicture = { kind: "photo", small: "s.webp", large: "l.webp", focus };
    const { dishes } = viewOf({}, { pictures: { ...ALL, pizza: photo } });
    expect(dishes).toEqual([drawing("pho"), photo, drawing("tea")]);
  });

  test("automatic: five of many categories, from the whole menu, and none that only repeats others", () => {
    const many = menuOf({
      favourites: ["a0", "a4"],
      ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`c${n}`, [`a${n}`]])),
    });
    const pictures = pictured(...Object.keys(many.items));
    expect(shown({}, { menu: many, pictures })).toEqual(["a0", "a2", "a4", "a6", "a8"]);
  });

  test("chosen: exactly those, in their order; the kiosk chooses if none of them can be shown", () => {
    const chosen = (...products: string[]) => ({ kind: "chosen", products }) as const;
    expect(shown({ dishes: chosen("pizza", "pho") })).toEqual(["pizza", "pho"]);
    expect(shown({ dishes: chosen("gone", "pizza") })).toEqual(["pizza"]);
    expect(shown({ dishes: chosen("gone") })).toEqual(["pho", "curry", "tea"]);
    const without = { pictures: pictured("pho") };
    expect(shown({ dishes: chosen("pizza") }, without)).toEqual(["pho"]);
  });

  test("popular: what is ordered most and is still on the menu with a picture, then one per category", () => {
    const popular = () => ["gone", "cola", "plain", "pizza"];
    const menu = menuOf({ ...{ soups: ["pho"], mains: ["pizza", "plain"] }, drinks: ["cola"] });
    const dishes = { kind: "popular" } as const;
    expect(shown({ dishes }, { menu, popular })).toEqual(["cola", "pizza", "pho"]);
    expect(shown({ dishes })).toEqual(["pho", "curry", "tea"]);
    expect(shown({}, { menu, popular })).toEqual(["pho", "pizza", "cola"]);
  });

  test("dishes with the same picture are shown once, and never more than five", () => {
    const same = { ...ALL, curry: drawing("pho"), tea: drawing("pho") };
    expect(shown({}, { pictures: same })).toEqual(["pho"]);
    const popular = () => ["pho", "ramen", "curry", "pizza", "tea", "cola"];
    expect(shown({ dishes: { kind: "popular" } }, { popular })).toEqual(popular().slice(0, 5));
  });
});

test("emblems are those of the categories, each once", () => {
  const emblemOf = ({ id }: Category) => (id === "soups" ? null : "plate.svg");
  const found = viewOf({}, { emblemOf });
  expect(found.emblems).toEqual(["plate.svg"]);
  expect(found.emblemByCategory).toEqual({ mains: "plate.svg", drinks: "plate.svg" });
  expect(viewOf({}, { emblemOf: ({ id }) => `${id}.svg` }).emblems).toEqual([
    "soups.svg",
    "mains.svg",
    "drinks.svg",
  ]);
});

test("what is not there is left out: new products, slides, video", () => {
  const stage = { newProducts: ["gone", "pho"], slides: ["a", "gone"], video: "loop.mp4" };
  const photo = (id: string) => (id === "gone" ? null : drawing(id));
  const found = viewOf(stage, { photo, videoUrl: (id) => `media/${id}` });
  expect(found.newProducts).toEqual([productOf(MENU, "pho")?.title]);
  expect(found.slides).toEqual([drawing("a")]);
  expect(found.videoUrl).toBe("media/loop.mp4");
  expect(viewOf(stage).videoUrl).toBeNull();
});

test("without a menu there is nothing but the hours", () => {
  const openingHours = Array.from({ length: 7 }, () => [{ from: "11:00", to: "22:00" }]);
  expect(viewOf({ openingHours, newProducts: ["pho"] }, { menu: null })).toEqual({
    ...{ dishes: [], emblems: [], emblemByCategory: {}, generalEmblem: "plate.svg" },
    ...{ slides: [], videoUrl: null, newProducts: [] },
    openingHours,
  });
});
