import { expect, test } from "vitest";
import { rowStart } from "./rows.ts";

/** "aaA": two entries of part a, then a wide one. */
function list(letters: string) {
  return [...letters].map((letter) => ({
    partId: letter.toLowerCase(),
    isWide: letter !== letter.toLowerCase(),
  }));
}
const starts = (letters: string, columns: number) =>
  list(letters).map((_entry, index) => rowStart(list(letters), index, columns));

test("entries are in one row as far as there are columns", () => {
  expect(starts("aaaaa", 2)).toEqual([0, 0, 2, 2, 4]);
  expect(starts("aaaaa", 4)).toEqual([0, 0, 0, 0, 4]);
  expect(starts("aaa", 1)).toEqual([0, 1, 2]);
});

test("a wide entry has a row of its own", () => {
  expect(starts("Aaaa", 2)).toEqual([0, 1, 1, 3]);
  expect(starts("aAaa", 2)).toEqual([0, 1, 2, 2]);
  expect(starts("AAa", 3)).toEqual([0, 1, 2]);
});

test("each part starts a new row", () => {
  expect(starts("aaabb", 2)).toEqual([0, 0, 2, 3, 3]);
});

test("an index beyond the end counts as the beginning", () => {
  expect(rowStart([], 0, 2)).toBe(0);
});
