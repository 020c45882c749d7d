import { expect, test } from "vitest";
import { cornersOf, fieldAt, fieldsBetween, missedFields, touchFieldOf } from "./touch-field.ts";

const PORTRAIT = touchFieldOf({ width: 1_080, height: 1_920 });

test("a screen has fields of about two fingers' width, and a small one at least its corners", () => {
  expect(PORTRAIT).toEqual({ columns: 11, rows: 20 });
  expect(touchFieldOf({ width: 100, height: 50 })).toEqual({ columns: 2, rows: 2 });
});

test("the corners are fields of their own, reached from the very edge", () => {
  const corners = cornersOf(PORTRAIT);
  const places = [0, 0.999].flatMap((y) => [0, 0.999].map((x) => fieldAt(PORTRAIT, x, y)));
  expect(places).toEqual(corners);
  expect(fieldAt(PORTRAIT, 1, 1)).toBe(corners[3]);
  expect(fieldAt(PORTRAIT, -0.01, 0)).toBe(corners[0]);
});

test("a wipe reaches each field on its way", () => {
  const field = { columns: 20, rows: 2 };
  expect(fieldsBetween(field, { x: 0.01, y: 0.1 }, { x: 0.11, y: 0.1 })).toEqual([0, 1, 2]);
});

test("a jump reaches its end only: between both nothing was felt", () => {
  const field = { columns: 20, rows: 2 };
  expect(fieldsBetween(field, { x: 0.01, y: 0.1 }, { x: 0.51, y: 0.1 })).toEqual([10]);
});

test("fields that no touch has reached are missed", () => {
  const field = { columns: 2, rows: 2 };
  expect(missedFields(field, new Set([0, 1, 2]))).toEqual([3]);
  expect(missedFields(field, new Set())).toEqual([0, 1, 2, 3]);
});
