import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { playwrightCounts, total, vitestCounts } from "./test-counts.ts";

function report(content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "counts-")), "report.json");
  writeFileSync(file, content);
  return file;
}

test("a test that is flaky counts as failed", () => {
  const file = report('{"stats":{"expected":7,"unexpected":1,"flaky":1,"skipped":2}}');
  expect(playwrightCounts(file)).toEqual({ passed: 7, failed: 2 });
});

test("a report that is missing, cut off or something else is none", () => {
  expect(vitestCounts("no/such/file.json")).toBeNull();
  expect(vitestCounts(report('{"numPassedTests":3,'))).toBeNull();
  expect(playwrightCounts(report('{"numPassedTests":3}'))).toBeNull();
});

test("steps add up", () => {
  const steps = [
    { code: 0 },
    { code: 0, counts: { passed: 10, failed: 0 } },
    { code: 1, counts: { passed: 4, failed: 2 } },
  ];
  expect(total(steps)).toEqual({ passed: 14, failed: 2 });
});

test("a step that fails without a failed test is a failure all the same", () => {
  expect(total([{ code: 1 }])).toEqual({ passed: 0, failed: 1 });
  expect(total([{ code: 1, counts: { passed: 3, failed: 0 } }])).toEqual({ passed: 3, failed: 1 });
  expect(total([{ code: 0, counts: null }])).toEqual({ passed: 0, failed: 1 });
});
