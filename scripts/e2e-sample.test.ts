import { expect, test } from "vitest";
import { sampleOf } from "./e2e-sample.ts";

const journeys = ["order", "reload"].map((suite) => `  [chromium] › ${suite}.spec.ts:3:1 › pays`);
const others = Array.from(
  { length: 200 },
  (_, index) => `  [chromium] › scan.spec.ts:${index}:1 › reads › code ${index}`,
);
const list = ["Listing tests:", ...journeys, ...others, "Total: 202 tests in 3 files"].join("\n");

test("journeys are always in, and others drawn up to the size of a sample", () => {
  const sample = sampleOf(list, "1");
  expect(sample.slice(0, 2)).toEqual([
    "[chromium] › order.spec.ts › pays",
    "[chromium] › reload.spec.ts › pays",
  ]);
  expect(sample).toHaveLength(44);
});

test("no family of suites is left out, however many others there are", () => {
  const alone = "  [chromium] › outlet.spec.ts:1:1 › follows its configuration";
  for (const seed of ["1", "2", "3"]) {
    expect(sampleOf(`${list}\n${alone}`, seed)).toContain(
      "[chromium] › outlet.spec.ts › follows its configuration",
    );
  }
});

test("of a family of many suites one test is enough, wherever there is no more room", () => {
  const families = Array.from({ length: 60 }, (_, index) =>
    ["", "-late", "-twice"].map((part) => `  [chromium] › way${index}${part}.spec.ts:1:1 › goes`),
  ).flat();
  const sample = sampleOf([...journeys, ...families].join("\n"), "1");
  expect(sample).toHaveLength(62);
});

test("one seed draws the same tests again, another seed draws others", () => {
  expect(sampleOf(list, "1")).toEqual(sampleOf(list, "1"));
  expect(sampleOf(list, "2")).not.toEqual(sampleOf(list, "1"));
});
