import { expect, test } from "vitest";
import { sampleOf } from "./e2e-sample.ts";

const journeys = ["order", "start"].map((suite) => `  [chromium] › ${suite}.spec.ts:3:1 › pays`);
const others = Array.from(
  { length: 200 },
  (_, index) => `  [chromium] › scan.spec.ts:${index}:1 › reads › code ${index}`,
);
const list = ["Listing tests:", ...journeys, ...others, "Total: 202 tests in 3 files"].join("\n");

test("always contains the journeys, and draws others up to the size of a sample", () => {
  const sample = sampleOf(list, "1");
  expect(sample.slice(0, 2)).toEqual([
    "[chromium] › order.spec.ts › pays",
    "[chromium] › start.spec.ts › pays",
  ]);
  expect(sample).toHaveLength(44);
});

test("contains every family of suites, however many there are", () => {
  const alone = "  [chromium] › outlet.spec.ts:1:1 › follows its configuration";
  for (const seed of ["1", "2", "3"]) {
    expect(sampleOf(`${list}\n${alone}`, seed)).toContain(
      "[chromium] › outlet.spec.ts › follows its configuration",
    );
  }
});

test("contains one test of a family of many suites, if there is no more room", () => {
  const families = Array.from({ length: 60 }, (_, index) =>
    ["", "-late", "-twice"].map((part) => `  [chromium] › way${index}${part}.spec.ts:1:1 › goes`),
  ).flat();
  const sample = sampleOf([...journeys, ...families].join("\n"), "1");
  expect(sample).toHaveLength(62);
});

test("draws the same tests for the same seed, and others for another seed", () => {
  expect(sampleOf(list, "1")).toEqual(sampleOf(list, "1"));
  expect(sampleOf(list, "2")).not.toEqual(sampleOf(list, "1"));
});
