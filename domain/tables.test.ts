import { describe, expect, test } from "vitest";
import { isTableNumber, type Tables, tableNumberOf } from "./tables.ts";

const plain: Tables = { use: "optional", areas: [], first: 1, last: 40 };
const lettered: Tables = { ...plain, areas: ["A", "T"] };

describe("a table", () => {
  test.each([
    ["1", "1"],
    ["07", "7"],
    ["40", "40"],
    ["41", null],
    ["0", null],
    ["", null],
    ["4a", null],
    ["99999999999", null],
  ])("%s is %s", (digits, table) => {
    expect(tableNumberOf(plain, null, digits)).toBe(table);
  });

  test("has its area's letter before the number if the outlet has areas", () => {
    expect(tableNumberOf(lettered, "T", "12")).toBe("T12");
    expect(tableNumberOf(lettered, null, "12")).toBeNull();
    expect(tableNumberOf(lettered, "X", "12")).toBeNull();
    expect(tableNumberOf(plain, "A", "12")).toBeNull();
  });

  test.each([
    [plain, "12", true],
    [plain, "012", false],
    [plain, "A12", false],
    [plain, "", false],
    [lettered, "A12", true],
    [lettered, "12", false],
    [lettered, "A", false],
    [lettered, "A41", false],
    [{ ...lettered, areas: ["A", "AB"] }, "AB12", true],
  ])("is recognized by its exact name: %o %s %s", (tables, text, known) => {
    expect(isTableNumber(tables, text)).toBe(known);
  });
});
