import { expect, test } from "vitest";
import { outcomeOf, patternOf } from "./run-tests.ts";

const finished = (code: number, ...lines: string[]) => ({ code, output: lines.join("\n") });

test.each([
  ["Vitest", " Test Files  1 failed (1)", "      Tests  1 failed | 2 skipped (3)"],
  ["Vitest in colour", "      \u001b[2mTests\u001b[22m  \u001b[1m\u001b[31m1 failed\u001b[39m"],
  ["Playwright", "  1 failed", "    [chromium] › e2e/order.spec.ts:7:1 › charges by sale"],
])("a test that failed is read from the summary of %s", (_, ...lines) => {
  expect(outcomeOf(finished(1, ...lines))).toBe("failed");
});

test("an assertion about errors is an ordinary failure", () => {
  const quoted = "AssertionError: expected ReferenceError: x is not defined to be SyntaxError: y";
  expect(outcomeOf(finished(1, quoted, "+ ReferenceError: x", "Tests  1 failed (1)"))).toBe(
    "failed",
  );
});

test.each([
  [
    "did not load",
    "Error: Transform failed with 1 error",
    " Test Files  1 failed (1)",
    "Tests  no tests",
  ],
  ["could not be built", "Building dist/page …", "error during build"],
  ["has no such test", "Error: No tests found"],
  ["uses a name that does not exist", "ReferenceError: x is not defined", "Tests  1 failed (1)"],
])("code that %s is not a test that failed", (_, ...lines) => {
  expect(outcomeOf(finished(1, ...lines))).toBe("broken");
});

test("a run without a failure passed, whatever it printed", () => {
  expect(outcomeOf(finished(0, "1 failed"))).toBe("passed");
});

test.each([
  ["is repeated (twice)", "a callback is repeated (twice)", true],
  ["is repeated", "a callback is repeated later", true],
  ["is repeated", "a callback is repeatedly lost", false],
  ["%s is read as $kind", "answers UP is read as healthy", true],
  [`\${locale}: a page that never returns`, "payment en: a page that never returns", true],
])("the title %s finds the test %s: %s", (title, name, isFound) => {
  expect(new RegExp(patternOf(["another", title])).test(name)).toBe(isFound);
});
