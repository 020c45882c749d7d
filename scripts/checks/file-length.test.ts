import { expect, test } from "vitest";
import { longFiles } from "./file-length.ts";

const lines = (count: number) => "const x = 1;\n".repeat(count);

test("a file of 300 lines passes and one of 301 is reported", () => {
  expect(longFiles([{ path: "src/a.ts", text: lines(300) }])).toEqual([]);
  expect(longFiles([{ path: "src/a.ts", text: lines(301) }])).toEqual([
    "src/a.ts: 301 lines, at most 300",
  ]);
});

test("tests and tables of data may be long", () => {
  const long = ["src/a.test.ts", "e2e/order.spec.ts", "sandbox/restaurant/menu/soups.ts"];
  expect(longFiles(long.map((path) => ({ path, text: lines(400) })))).toEqual([]);
});
