import { expect, test } from "vitest";
import type { LocalizedText } from "../localized-text.ts";
import type { Menu, MenuItem } from "../menu.ts";
import { comboOf, groupOf, itemOf, modifierOf } from "../testing/products.ts";
import { matchPhotos } from "./match-photo.ts";

const titled = (id: string, title: LocalizedText, code = `code-${id}`): MenuItem => ({
  ...itemOf(id, "5"),
  title,
  code,
});

function menuOf(...items: MenuItem[]): Menu {
  const all = Object.fromEntries(items.map((item) => [item.id, item]));
  const tray = { ...comboOf("tray-1", "9", []), title: { en: "Lunch tray" } };
  return { revision: 1, categories: [], items: all, combos: { [tray.id]: tray } };
}

const CHEESEBURGER = titled("p-17", {
  en: "Cheeseburger",
  de: "Käseburger",
  tr: "Peynirli Burger",
});
const FRIES = titled("p-18", { en: "Fries", de: "Pommes frites" }, "4711");
const MENU = menuOf(CHEESEBURGER, FRIES, titled("p-19", { en: "Soup" }));

/** The product that a file is for, and why. */
function matched(name: string, menu: Menu = MENU): string | null {
  const [match] = matchPhotos(menu, [{ photo: "photo", name, importedAt: 1 }]);
  return match ? `${match[0]} by ${match[1].by}` : null;
}

test.each([
  ["p-17.jpg", "p-17 by id"],
  ["P-17.JPG", "p-17 by id"],
  ["p-17 (2).webp", "p-17 by id"],
  ["4711.png", "p-18 by code"],
  ["Cheeseburger.jpg", "p-17 by name"],
  ["cheese-burger_2.JPG", "p-17 by name"],
  ["CHEESE BURGER - Copy.jpeg", "p-17 by name"],
  ["Käseburger (1).jpeg", "p-17 by name"],
  // As macOS writes names: letters and accents by themselves.
  ["Käseburger.jpg".normalize("NFD"), "p-17 by name"],
  ["kaeseburger.avif", "p-17 by name"],
  ["kaseburger.avif", "p-17 by name"],
  ["peynirli_burger.heic", "p-17 by name"],
  ["Pommes Frites.png", "p-18 by name"],
  ["lunch-tray.jpg", "tray-1 by name"],
  ["burger.jpg", null],
  ["IMG_4711.jpg", null],
  ["DSC00017.jpg", null],
  [".jpg", null],
])("a file %s is for %s", (name, product) => {
  expect(matched(name)).toBe(product);
});

test("a name that several products have is for none of them", () => {
  const menu = menuOf(
    titled("a", { en: "Cola" }),
    titled("b", { de: "Cola" }),
    titled("c", { en: "Tea" }),
  );
  expect(matched("cola.jpg", menu)).toBeNull();
  expect(matched("tea.jpg", menu)).toBe("c by name");
  const codes = menuOf(titled("a", { en: "Tea" }, "1"), titled("b", { en: "Soup" }, "1"));
  expect(matched("1.jpg", codes)).toBeNull();
});

test("a number that belongs to the name is no counter", () => {
  const menu = menuOf(
    titled("a", { en: "Menu 1" }),
    titled("b", { en: "Menu 2" }),
    titled("c", { en: "7 Up" }),
  );
  expect(matched("menu-2.jpg", menu)).toBe("b by name");
  expect(matched("menu 2 (1).jpg", menu)).toBe("b by name");
  expect(matched("7up.png", menu)).toBe("c by name");
});

test("a dish goes before a modifier of the same name", () => {
  const group = groupOf("extras", [{ ...modifierOf("m-1", "1"), title: { en: "Soup" } }]);
  const other = groupOf("sauces", [{ ...modifierOf("m-2", "1"), title: { en: "Aioli" } }]);
  const menu = menuOf(titled("p-19", { en: "Soup" }), { ...FRIES, modifierGroups: [group, other] });
  expect(matched("soup.jpg", menu)).toBe("p-19 by name");
  expect(matched("aioli.jpg", menu)).toBe("m-2 by name");
});

test("of several files of a product the best name counts, in any order", () => {
  const files = [
    { photo: "counted", name: "cheeseburger_2.jpg", importedAt: 3 },
    { photo: "plain", name: "cheeseburger.jpg", importedAt: 1 },
    { photo: "by-id", name: "p-17.jpg", importedAt: 1 },
  ];
  const photoOf = (some: typeof files) => matchPhotos(MENU, some).get("p-17")?.photo;
  for (const some of [files, files.toReversed()]) {
    expect(photoOf(some)).toBe("by-id");
    expect(photoOf(some.filter(({ photo }) => photo !== "by-id"))).toBe("plain");
  }
});

test("of files with the same name the one that was imported last counts, in any order", () => {
  const files = [1, 3, 2].map((importedAt) => ({
    ...{ photo: `photo ${importedAt}`, name: "cheeseburger.jpg", importedAt },
  }));
  for (const some of [files, files.toReversed()]) {
    expect(matchPhotos(MENU, some).get("p-17")?.photo).toBe("photo 3");
  }
});

test.each(["cheeseburger.png", "Cheeseburger.jpg", "cheese-burger.jpg", "Käseburger.jpg"])(
  "a file %s that is imported later replaces cheeseburger.jpg, in any order",
  (name) => {
    const files = [
      { photo: "old", name: "cheeseburger.jpg", importedAt: 1 },
      { photo: "new", name, importedAt: 2 },
    ];
    const swapped = [
      { photo: "old", name, importedAt: 1 },
      { photo: "new", name: "cheeseburger.jpg", importedAt: 2 },
    ];
    for (const some of [files, files.toReversed(), swapped]) {
      expect(matchPhotos(MENU, some).get("p-17")?.photo).toBe("new");
    }
  },
);

test("of files that were imported at the same time the first by name counts, in any order", () => {
  const files = ["cheeseburger.png", "Cheeseburger.jpg"].map((name) => ({
    ...{ photo: name, name, importedAt: 1 },
  }));
  for (const some of [files, files.toReversed()]) {
    expect(matchPhotos(MENU, some).get("p-17")?.photo).toBe("Cheeseburger.jpg");
  }
});
