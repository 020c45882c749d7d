import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { playwrightCounts, total, vitestCounts } from "./test-counts.ts";

function report(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), "counts-")), "report.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const spec = (title: string, status: "expected" | "unexpected" | "flaky") => ({
  file: "order.spec.ts",
  line: 7,
  title,
  ok: status !== "unexpected",
  tests: [
    {
      status,
      results: [{ errors: status === "expected" ? [] : [{ message: "Error: not visible" }] }],
    },
  ],
});

test("a test that passed when it was repeated counts as failed; failed tests are named", () => {
  const file = report({
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [spec("pays", "expected"), spec("leaves", "flaky")],
        suites: [{ specs: [spec("is declined", "unexpected")] }],
      },
    ],
  });
  expect(playwrightCounts(file)).toEqual({
    passed: 7,
    failed: 2,
    failures: [
      "order.spec.ts:7 › leaves\n    Error: not visible",
      "order.spec.ts:7 › is declined\n    Error: not visible",
    ],
  });
});

test("Vitest's failed tests are named with their errors, and a file that failed before its first test", () => {
  const file = report({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        assertionResults: [
          {
            fullName: "sums up",
            status: "failed",
            failureMessages: ["\u001b[31mError: 3 is not 4\u001b[39m\n\n    at a.test.ts:1"],
          },
          { fullName: "counts", status: "passed" },
        ],
      },
      { name: "b.test.ts", status: "failed", message: "no such file", assertionResults: [] },
      { name: "c.test.ts", status: "passed", assertionResults: [] },
    ],
  });
  const failures = [
    "a.test.ts › sums up\n    Error: 3 is not 4\n        at a.test.ts:1",
    "b.test.ts\n    no such file",
  ];
  expect(vitestCounts(file)).toEqual({ passed: 3, failed: 1, failures });
});

test("a report that is missing, cut off or invalid counts as none", () => {
  expect(vitestCounts("no/such/file.json")).toBeNull();
  expect(vitestCounts(report('{"numPassedTests":3,'))).toBeNull();
  expect(playwrightCounts(report({ numPassedTests: 3 }))).toBeNull();
});

test("counts of several steps are added", () => {
  const steps = [
    { name: "check", code: 0 },
    { name: "unit", code: 0, counts: { passed: 10, failed: 0, failures: [] } },
    { name: "e2e", code: 1, counts: { passed: 4, failed: 2, failures: ["a", "b"] } },
  ];
  expect(total(steps)).toEqual({ passed: 14, failed: 2, failures: ["a", "b"] });
});

test("a step that fails without a failed test counts as a failure, by its own name", () => {
  const none = { passed: 3, failed: 0, failures: [] };
  expect(total([{ name: "check", code: 1 }])).toEqual({
    passed: 0,
    failed: 1,
    failures: ["check ended with 1"],
  });
  expect(total([{ name: "unit", code: 1, counts: none }])).toMatchObject({ passed: 3, failed: 1 });
  expect(total([{ name: "unit", code: 0, counts: null }])).toMatchObject({ passed: 0, failed: 1 });
});
