import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Chapter } from "./chapters.ts";
import { accessReport, countsOf } from "./report.ts";
import { fits, readRuns } from "./results.ts";
import { shippedReport } from "./shipped.ts";

const COMMIT = "0123456789abcdef0123456789abcdef01234567";
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

type Outcomes = { unit?: string; endToEnd?: string; commit?: string };

/** A folder with reports as Vitest and Playwright write them; the end-to-end test has two cases. */
function results({ unit = "passed", endToEnd = "expected", commit = COMMIT }: Outcomes): string {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-results-"));
  folders.push(folder);
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  write("run.json", { commit, root: "/kiosk" });
  const unitTest = { title: "fits", ancestorTitles: ["", "a label"], status: unit };
  write("vitest.json", {
    startTime: Date.UTC(2026, 10, 27),
    testResults: [{ name: "/kiosk/src/label.test.ts", assertionResults: [unitTest] }],
  });
  const spec = (title: string, status: string) => {
    return { file: "order.spec.ts", title, ok: status !== "unexpected", tests: [{ status }] };
  };
  const suite = {
    title: "order.spec.ts",
    specs: [],
    suites: [
      {
        title: "in every language",
        specs: [spec("en: pays", "expected"), spec("ar: pays", endToEnd)],
      },
    ],
  };
  write("playwright.json", {
    config: { metadata: { commit } },
    stats: { startTime: "2026-11-27T08:00:00.000Z" },
    suites: [suite],
  });
  return folder;
}

const CHAPTER: Chapter = {
  heading: "1 Sample",
  note: "",
  clauses: [
    {
      number: "1.1",
      title: "Labels",
      claim: {
        status: "met",
        how: "Labels fit.",
        tests: [
          { file: "src/label.test.ts", title: "fits" },
          { file: "e2e/order.spec.ts", title: "*: pays" },
        ],
      },
    },
    { number: "1.2", title: "The same", claim: { sameAs: "1.1" } },
    { number: "1.3", title: "None", claim: { status: "not applicable", reason: "There is none." } },
  ],
};

function reportOf(outcomes: Outcomes | null, { draft = false } = {}) {
  const runs = outcomes === null ? [] : readRuns(results(outcomes));
  return accessReport({ runs, draft, commit: COMMIT, chapters: [CHAPTER] });
}
const statusesOf = (report: ReturnType<typeof reportOf>) =>
  report.chapters.flatMap(({ rows }) => rows.map(({ status }) => status));

test("a claim is shown if each of its tests passed on this commit, in every case", () => {
  const report = reportOf({});
  expect(statusesOf(report)).toEqual(["met", "met", "not applicable"]);
  const [row] = report.chapters.flatMap(({ rows }) => rows);
  const passed = { status: "passed", date: "2026-11-27", commit: COMMIT };
  expect(row?.tests.map(({ outcome }) => outcome)).toEqual([passed, passed]);
});

test("a test that failed, was skipped or was not run shows nothing", () => {
  const notShown = ["not shown", "not shown", "not applicable"];
  expect(statusesOf(reportOf({ unit: "failed" }))).toEqual(notShown);
  expect(statusesOf(reportOf({ unit: "skipped" }))).toEqual(notShown);
  // One case of two.
  expect(statusesOf(reportOf({ endToEnd: "unexpected" }))).toEqual(notShown);
  expect(statusesOf(reportOf({ endToEnd: "flaky" }))).toEqual(notShown);
  expect(statusesOf(reportOf(null))).toEqual(notShown);
  expect(countsOf(reportOf(null))).toEqual({ "not shown": 2, "not applicable": 1 });
});

test("results of another commit, or of changed files, show nothing", () => {
  const other = COMMIT.replace("0", "f");
  expect(statusesOf(reportOf({ commit: other }))[0]).toBe("not shown");
  expect(statusesOf(reportOf({ commit: `${COMMIT}-dirty` }))[0]).toBe("not shown");
});

test("a draft has claims alone", () => {
  expect(statusesOf(reportOf(null, { draft: true }))).toEqual(["met", "met", "not applicable"]);
});

test("a title with a placeholder fits each case, and no other title", () => {
  expect(fits("en: pays", "*: pays")).toBe(true);
  expect(fits("en: pays late", "*: pays")).toBe(false);
  expect(fits("a in x of b", "* in * of *")).toBe(true);
  expect(fits("a of b in x", "* in * of *")).toBe(false);
  expect(fits("pays", "pays")).toBe(true);
  expect(fits("pays twice", "pays")).toBe(false);
});

test("the report of packages is a draft without results, and says if they do not show all claims", () => {
  const empty = mkdtempSync(join(tmpdir(), "kiosk-results-"));
  folders.push(empty);
  const draft = shippedReport(empty);
  expect(draft.state).toBe("draft");
  expect(draft.html).toContain("these are claims");
  expect(shippedReport(results({})).state).toBe("not shown");
});
