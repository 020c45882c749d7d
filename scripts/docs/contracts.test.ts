import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../running/processes.ts";
import { problemsOf, readRows } from "./testing/cited-tests.ts";

const page = readFileSync(join(root, "docs/contracts.md"), "utf8");

describe("docs/contracts.md", () => {
  const rows = readRows(page);

  it("names files and tests that exist", () => {
    expect(rows.flatMap(problemsOf)).toEqual([]);
  });

  it("parses each of its rows, and lists what is open for each contract", () => {
    const lines = page.split("\n").filter((line) => line.includes("` › "));
    expect(rows).toHaveLength(lines.length);
    expect(rows.length).toBeGreaterThan(200);
    const sections = page.split(/^## /m).slice(1);
    expect(sections).toHaveLength(3);
    for (const section of sections) {
      const named = readRows(section).map(({ line }) => line);
      expect(new Set(named).size).toBe(named.length);
      expect(section).toMatch(/^### Not covered yet\n\n(- |Nothing: )/m);
    }
  });

  it("detects a wrong file or a wrong title", () => {
    const [good] = readRows(page);
    if (!good) throw new Error("no row");
    expect(problemsOf(good)).toEqual([]);
    expect(problemsOf({ ...good, where: ["domain/none.ts"] })).toHaveLength(1);
    const titles = ["a test that nobody wrote"];
    expect(problemsOf({ ...good, shown: [{ file: "domain/domain.test.ts", titles }] })).toEqual([
      `${good.line}: domain/domain.test.ts has no test "a test that nobody wrote"`,
    ]);
    expect(problemsOf({ ...good, shown: [] })).toHaveLength(1);
  });
});
