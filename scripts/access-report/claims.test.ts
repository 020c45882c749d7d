import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { titlesOf } from "../docs/testing/cited-tests.ts";
import { FILLED_IN } from "../mutants/run-tests.ts";
import { root } from "../running/processes.ts";
import { CHAPTERS } from "./chapters.ts";
import type { Claim } from "./claim.ts";
import { accessReport, testsOf } from "./report.ts";

const clauses = CHAPTERS.flatMap((chapter) => chapter.clauses);
const own = clauses.flatMap(({ number, claim }) =>
  "sameAs" in claim ? [] : [{ number, claim: claim satisfies Claim }],
);

test("every clause with a requirement is there once: numbers counted in the standard and in WCAG 2.2", () => {
  const numbers = clauses.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const counts = CHAPTERS.map(({ heading, clauses }) => [heading.split(" ")[0], clauses.length]);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ 4: 11, 5: 33, 6: 17, 7: 9, 8: 32, 9: 51, 10: 48, 11: 87, 12: 5, 13: 7 },
    WCAG: 6,
  });
  // 31 of level A and 24 of level AA, without 4.1.1, which WCAG 2.2 dropped: 9.6 is no criterion.
  const criteria = numbers.filter((number) => /^9\.\d\.|^[23]\.\d\.\d+$/.test(number));
  expect(criteria.filter((number) => number !== "9.4.1.1")).toHaveLength(31 + 24);
});

test("every test that is named exists", () => {
  const unknown = own
    .flatMap(({ number, claim }) => testsOf(claim).map((named) => ({ number, ...named })))
    .filter(({ file, title }) => !existsSync(join(root, file)) || !titled(file).has(title));
  expect(unknown).toEqual([]);
});

/** Titles of a file, with `*` for what is filled in. */
function titled(file: string): Set<string> {
  return new Set([...titlesOf(file)].map((title) => title.replaceAll(FILLED_IN, "*")));
}

test("what is claimed to be met names a test, and anything else says why or what is missing", () => {
  const empty = own.filter(({ claim }) => {
    if (claim.status === "met" || claim.status === "partly") return claim.tests.length === 0;
    return false;
  });
  expect(empty).toEqual([]);
  const texts = own.flatMap(({ number, claim }) =>
    Object.entries(claim)
      .filter(([key]) => ["how", "missing", "reason", "shop"].includes(key))
      .map(([key, text]) => `${number} ${key}: ${text}`),
  );
  expect(texts.filter((text) => !/^[\d.]+ \w+: .{12,}\.$/.test(text))).toEqual([]);
});

test("a clause that refers to another one gets that one's claim", () => {
  const rows = accessReport({ runs: [], draft: true }).chapters.flatMap(({ rows }) => rows);
  const contrast = rows.find(({ number }) => number === "11.1.4.3");
  expect(contrast).toMatchObject({ sameAs: "9.1.4.3", status: "met", title: "Contrast (minimum)" });
});
