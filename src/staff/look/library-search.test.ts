import { expect, test } from "vitest";
import { searchedGroups } from "./library-search.ts";

const picture = (id: string, ...words: string[]) => ({
  id,
  url: `media/library/${id}.svg`,
  words: [...id.split("-"), ...words],
});
const LIBRARY = [
  {
    group: "burgers",
    pictures: [picture("burger-cheese", "kase"), picture("burger-fish", "fisch")],
  },
  { group: "mains", pictures: [picture("fish-grilled", "fisch", "pstrag")] },
] as const;
const nameOf = (group: string) => ({ burgers: "Burger", mains: "Hauptgerichte" })[group] ?? "";
const found = (typed: string) =>
  searchedGroups(LIBRARY, { typed, nameOf }).flatMap(({ pictures }) =>
    pictures.map(({ id }) => id),
  );

test("finds pictures by any part of their names, whatever the case", () => {
  expect(found("Fish")).toEqual(["burger-fish", "fish-grilled"]);
  expect(found("fish burg")).toEqual(["burger-fish"]);
  expect(found("pizza")).toEqual([]);
});

test("finds them in staff's language, also by the name of their group and with an ending", () => {
  expect(found("Käse")).toEqual(["burger-cheese"]);
  expect(found("Hauptgericht fisch")).toEqual(["fish-grilled"]);
  expect(found("pstrągiem")).toEqual(["fish-grilled"]);
});

test("shows everything without a word", () => {
  expect(found("  ")).toHaveLength(3);
});
