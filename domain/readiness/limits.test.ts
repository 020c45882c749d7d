import { describe, expect, test } from "vitest";
import {
  judgeClock,
  judgeDisk,
  judgeMemory,
  judgeNetwork,
  judgeTemperatures,
  LEAST_FREE_BYTES,
  limitsOf,
} from "./limits.ts";
import type { DiskReading, DriveReading, TemperatureReading } from "./readings.ts";

const DRIVE: DriveReading = {
  device: "/dev/sda",
  model: null,
  isPassed: true,
  signs: [],
  celsius: null,
  powerOnHours: null,
  percentageUsed: null,
};
const DISK: DiskReading = {
  freeBytes: 50e9,
  totalBytes: 100e9,
  isReadOnly: false,
  fileSystemErrors: 0,
  drives: { state: "read", drives: [DRIVE] },
};
const withDrive = (change: Partial<DriveReading>): DiskReading => ({
  ...DISK,
  drives: { state: "read", drives: [DRIVE, { ...DRIVE, ...change }] },
});

describe("a disk", () => {
  test("with room, no errors and healthy drives is good, also if its drives say nothing", () => {
    expect(judgeDisk(DISK)).toEqual({ judgement: "good", problems: [] });
    const silent = { state: "no-program" } as const;
    const reading = { ...DISK, isReadOnly: null, fileSystemErrors: null, drives: silent };
    expect(judgeDisk(reading).judgement).toBe("good");
  });

  test("needs attention before its room ends, and is bad when no order can begin", () => {
    const withFree = (freeBytes: number) => judgeDisk({ ...DISK, freeBytes });
    expect(withFree(2e9).judgement).toBe("good");
    expect(withFree(2e9 - 1)).toEqual({ judgement: "attention", problems: ["space-low"] });
    expect(withFree(LEAST_FREE_BYTES).judgement).toBe("attention");
    expect(withFree(LEAST_FREE_BYTES - 1)).toEqual({ judgement: "bad", problems: ["space-out"] });
  });

  test("is bad if it cannot be written, or its file system has errors", () => {
    expect(judgeDisk({ ...DISK, isReadOnly: true }).problems).toEqual(["read-only"]);
    expect(judgeDisk({ ...DISK, fileSystemErrors: 1 }).problems).toEqual(["file-system-errors"]);
  });

  test("is bad if one drive says that it fails, and needs attention at the first signs", () => {
    for (const failing of [
      { isPassed: false },
      { signs: ["attribute-failing"] },
      { signs: ["critical-warning"] },
    ] as const) {
      expect(judgeDisk(withDrive(failing))).toEqual({
        judgement: "bad",
        problems: ["drive-failing"],
      });
    }
    expect(judgeDisk(withDrive({ signs: ["reallocated-sectors"] }))).toEqual({
      judgement: "attention",
      problems: ["drive-worn"],
    });
  });
});

describe("temperatures", () => {
  const sensor = (change: Partial<TemperatureReading>): TemperatureReading => ({
    ...{ name: "x", celsius: 40, highCelsius: null, criticalCelsius: null },
    ...change,
  });

  test("are judged by the sensor's own limits", () => {
    const own = { highCelsius: 70, criticalCelsius: 90 };
    expect(judgeTemperatures([sensor({ ...own, celsius: 69.9 })]).judgement).toBe("good");
    expect(judgeTemperatures([sensor({ ...own, celsius: 70 })]).problems).toEqual(["hot"]);
    expect(judgeTemperatures([sensor({ ...own, celsius: 90 })]).problems).toEqual(["too-hot"]);
  });

  test("have usual limits without own ones, and are warned of before the critical one", () => {
    expect(limitsOf(sensor({}))).toEqual({ high: 85, critical: 95 });
    expect(limitsOf(sensor({ criticalCelsius: 70 }))).toEqual({ high: 65, critical: 70 });
    expect(limitsOf(sensor({ highCelsius: 100, criticalCelsius: 100 }))).toEqual({
      high: 95,
      critical: 100,
    });
    expect(limitsOf(sensor({ highCelsius: 105 }))).toEqual({ high: 105, critical: 115 });
  });

  test("of no sensor are unknown", () => {
    expect(judgeTemperatures([]).judgement).toBe("unknown");
  });
});

test("memory needs attention when little is left", () => {
  const left = (availableBytes: number) => judgeMemory({ totalBytes: 4e9, availableBytes });
  expect(left(400e6).judgement).toBe("good");
  expect(left(399e6).problems).toEqual(["memory-low"]);
  expect(left(149e6).problems).toEqual(["memory-out"]);
});

test("a clock is bad if it differs from every service's, and needs attention if nothing sets it", () => {
  const judge = (sync: Parameters<typeof judgeClock>[0], state: "unknown" | "right" | "off") =>
    judgeClock(sync, { state });
  expect(judge("synchronized", "unknown").judgement).toBe("good");
  expect(judge("unknown", "right").judgement).toBe("good");
  expect(judge("unknown", "unknown").judgement).toBe("unknown");
  expect(judge("not-synchronized", "right").problems).toEqual(["not-synchronized"]);
  expect(judge("synchronized", "off").problems).toEqual(["clock-off"]);
});

test("the network is bad if a service's last call failed, and needs attention if one is slow", () => {
  const service = (lastAt: number | null, lastMs: number | null, errorAt: number | null) => ({
    ...{ lastAt, lastMs },
    lastError: errorAt === null ? null : { at: errorAt },
  });
  expect(judgeNetwork([service(null, null, null)]).judgement).toBe("unknown");
  expect(judgeNetwork([service(10, 80, 5), service(null, null, null)]).judgement).toBe("good");
  expect(judgeNetwork([service(10, 80, 11)]).problems).toEqual(["no-answer"]);
  expect(judgeNetwork([service(null, null, 1)]).problems).toEqual(["no-answer"]);
  expect(judgeNetwork([service(10, 1_001, null)]).problems).toEqual(["slow"]);
});
