import { expect, test } from "vitest";
import { readSources } from "../checks/source-files.ts";
import { root } from "../running/processes.ts";
import { logLines } from "./log-lines.ts";
import { operationsPage } from "./operations.ts";

test("docs/operations.md has the fault matrix of the tests; npm run docs writes it", () => {
  const { is, shouldBe } = operationsPage();
  expect(is).toBe(shouldBe);
});

/** The first column of the tables below this heading. */
function firstColumn(page: string, heading: string): string[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\| `([^`]+)` /gm)].map(([, words = ""]) => words);
}

test("every warning and error of the log is explained, and no line that is not there", () => {
  const explained = firstColumn(operationsPage().is, "Warnings and errors in the log");
  // Their texts come from a table of outcomes, where the search does not find them.
  const byOutcome = explained.filter((words) => words.startsWith("configuration "));
  const found = logLines(readSources(root), "electron/");
  expect(byOutcome).toContain("configuration service not reached");
  expect([...new Set(explained)].filter((words) => !byOutcome.includes(words)).sort()).toEqual(
    found.filter((words) => !byOutcome.includes(words)),
  );
});

test("every warning and error in the logs of gate and console is explained, and no line that is not there", () => {
  const heading = "Warnings and errors in the logs of gate and console";
  const explained = firstColumn(operationsPage().is, heading);
  expect([...new Set(explained)].sort()).toEqual(logLines(readSources(root), "fleet/"));
});

test("a log line is found wherever the logger is", () => {
  const text = `
    log.warn({ a }, "one"); this.log.error("two"); options.log.warn({}, "three");
    log.info({}, "not a warning"); log.warn({}, words); console.error("no log");`;
  const path = "electron/host/a.ts";
  expect(logLines([{ path, text }], "electron/")).toEqual(["one", "three", "two"]);
  expect(logLines([{ path, text }], "fleet/")).toEqual([]);
  expect(logLines([{ path: "electron/host/a.test.ts", text }], "electron/")).toEqual([]);
});
