/** The requirements on hostile input and on operation name the tests that show them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../running/processes.ts";
import { problemsOf, readRows } from "./testing/cited-tests.ts";

test("every budget is a measurement, and every measurement has a budget", () => {
  const text = readFileSync(join(root, "docs/requirements.md"), "utf8");
  const [, budgets = ""] = text.split("## Budgets");
  const ids = new Set([...budgets.matchAll(/^\| ([a-z][a-z-]*) \|/gm)].map(([, id = ""]) => id));
  const benches = readdirSync(join(root, "bench")).filter((file) => file.endsWith(".ts"));
  expect([...ids].map((id) => `${id}.ts`).toSorted()).toEqual(benches.toSorted());
});

const numbered = (letter: string, many: number) =>
  Array.from({ length: many }, (_, index) => `${letter}${index + 1}`);

test.each([
  ["docs/threat-model.md", numbered("S", 11)],
  ["docs/operations.md", numbered("O", 5)],
])("%s names a test that exists for each of %o", (page, lines) => {
  const rows = readRows(readFileSync(join(root, page), "utf8"));
  expect(rows.map(({ line }) => line.split(" ")[0])).toEqual(lines);
  expect(rows.flatMap(problemsOf)).toEqual([]);
});
