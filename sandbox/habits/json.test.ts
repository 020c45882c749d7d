import { describe, expect, test } from "vitest";
import { copy, eachObject, eachPlace, parse, print, WireNumber } from "./json.ts";

const TEXT =
  '{"id":90071992547409931,"price":12.5,"list":[1,"ä/ß 😀",null,true],"empty":{},"none":[]}';

describe("JSON of the habits", () => {
  test("is written as it was read, to the last digit", () => {
    expect(print(parse(TEXT))).toBe(TEXT);
    expect(parse("-90071992547409931")).toEqual(new WireNumber("-90071992547409931"));
  });

  test("means the same with white space and escapes", () => {
    const written = print(parse(TEXT), { indent: "  ", escapes: true });
    expect(written).toContain("\\/");
    expect(written).toMatch(/\\u00/);
    expect(JSON.parse(written)).toEqual(JSON.parse(TEXT));
  });

  test("is copied whole", () => {
    const original = { list: [{ a: 1 }], id: new WireNumber("1e1") };
    const copied = copy(original);
    expect(copied).toEqual(original);
    expect(copied).not.toBe(original);
  });
});

describe("a path", () => {
  const root = () => ({ a: [{ b: { x: 1, y: 2 } }, { b: null }, 3], c: 4 });

  test.each([
    ["c", [4]],
    ["a[].b", [{ x: 1, y: 2 }, null]],
    ["a[].b.x", [1]],
    ["a[].b.*", [1, 2]],
    ["a[].b.z", [undefined]],
    ["c.d.e", []],
  ])("%s leads to %j", (path, expected) => {
    const found: unknown[] = [];
    eachPlace(root(), path, (holder, key) => found.push(holder[key]));
    expect(found).toEqual(expected);
  });

  test("of each object, in which the keys of maps are not named", () => {
    const paths: string[] = [];
    eachObject({ m: { de: { v: 1 } }, l: [[{ w: 2 }]] }, ["m"], (_, path) => paths.push(path));
    expect(paths).toEqual(["m.*", "m", "l[][]", ""]);
  });
});
