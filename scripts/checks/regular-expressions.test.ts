import { expect, test } from "vitest";
import { slowExpressions } from "./regular-expressions.ts";

const found = (text: string, path = "electron/host/planted.ts") =>
  slowExpressions([{ path, text }]);

test("finds expressions of exponential and of quadratic time, each with its line", async () => {
  const text = "const a = 1;\nconst nested = /^(a+)+$/;\nconst end = /\\d+$/.test(x);\n";
  expect(await found(text)).toEqual([
    expect.stringMatching(/^electron\/host\/planted\.ts:2: .* takes exponential time/),
    expect.stringMatching(/^electron\/host\/planted\.ts:3: .* takes 2nd degree polynomial time/),
  ]);
});

test("finds the regular expression for an SVG's leading comments, nested repetition included", async () => {
  expect(await found("export const START = /^(<!--[\\s\\S]*?-->\\s*)*<svg/;\n")).toHaveLength(1);
});

test("ignores linear ones, and tests", async () => {
  expect(await found("const fine = [/^\\d+$/, /a{1,5}b?/, /^[^:\\s]+:\\d{1,5}$/u];\n")).toEqual([]);
  expect(await found("/^(a+)+$/.test(x);\n", "domain/planted.test.ts")).toEqual([]);
});
