/** Numbers, percent signs and bidi isolates are formatted in `src/i18n` only. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isolate, withoutIsolates } from "./isolate.ts";

const source = join(import.meta.dirname, "..");
const ELSEWHERE = globSync("**/*.{ts,tsx}", { cwd: source }).filter(
  (file) => !/^i18n[/\\]|\.test\.tsx?$/.test(file),
);
const FORMATTING = /\\u206[6-9]|[\u2066-\u2069]|Intl\.NumberFormat|toLocaleString|\} ?%`/;

test("isolates are added around a text and removed from it", () => {
  expect(isolate("K1")).toBe("\u2068K1\u2069");
  expect(withoutIsolates(`1 × ${isolate("شوربة")}`)).toBe("1 × شوربة");
});

test("no other module of the page formats numbers or writes bidi isolates", () => {
  expect(ELSEWHERE.length).toBeGreaterThan(300);
  const found = ELSEWHERE.filter((file) =>
    FORMATTING.test(readFileSync(join(source, file), "utf8")),
  );
  expect(found).toEqual([]);
});
