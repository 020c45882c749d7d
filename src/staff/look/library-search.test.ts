import { expect, test } from "vitest";
import { searchedGroups } from "./library-search.ts";

const picture = (id: string) => ({ id, url: `media/library/${id}.svg` });
const LIBRARY = [
  { group: "burgers", pictures: [picture("burger-cheese"), picture("burger-fish")] },
  { group: "mains", pictures: [picture("fish-grilled")] },
];
const found = (typed: string) =>
  searchedGroups(LIBRARY, typed).flatMap(({ pictures }) => pictures.map(({ id }) => id));

test("finds pictures by any part of their names, whatever the case", () => {
  expect(found("Fish")).toEqual(["burger-fish", "fish-grilled"]);
  expect(found("fish burg")).toEqual(["burger-fish"]);
  expect(found("pizza")).toEqual([]);
});

test("shows everything without a word", () => {
  expect(found("  ")).toHaveLength(3);
});
