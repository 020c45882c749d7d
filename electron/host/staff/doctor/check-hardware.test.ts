import { expect, test } from "vitest";
import type { HardwareReadings } from "../../../../domain/readiness/readings.ts";
import { HEALTHY_DRIVE, HEALTHY_HARDWARE } from "../../hardware/testing/readings.ts";
import { checkHardware } from "./check-hardware.ts";

const of = (change: Partial<HardwareReadings>) => checkHardware({ ...HEALTHY_HARDWARE, ...change });
const disk = (change: Partial<HardwareReadings["disk"]>) =>
  of({ disk: { ...HEALTHY_HARDWARE.disk, ...change } });

test("a healthy machine with all devices has nothing but good findings", () => {
  const findings = of({});
  expect(findings.filter(({ verdict }) => verdict !== "ok")).toEqual([]);
  expect(findings.map(({ title }) => title)).toEqual([
    "screen",
    "touchscreen",
    "camera",
    "scanner, keypad or keyboard",
    "sound output",
    "disk of the records",
    "health of /dev/nvme0 (Test SSD 256GB)",
    "temperature",
    "memory",
    "clock set by the network",
  ]);
});

test("a machine without any device fails at nothing: they are not there", () => {
  const none = { screens: [], touchscreens: [], keyboards: [], cameras: [], soundOutputs: [] };
  const findings = of({ devices: none, temperatures: [] });
  expect(findings.filter(({ verdict }) => verdict === "failed" || verdict === "warning")).toEqual(
    [],
  );
  const camera = findings.find(({ title }) => title === "camera");
  expect(camera).toMatchObject({ verdict: "skipped", seen: "not there" });
});

test("a failing drive, an unwritable disk and errors of the file system are failures", () => {
  const failing = { ...HEALTHY_DRIVE, isPassed: false };
  const verdictOf = (findings: ReturnType<typeof disk>, title: string) =>
    findings.find((one) => one.title.startsWith(title))?.verdict;
  const drives = { state: "read", drives: [failing] } as const;
  expect(verdictOf(disk({ drives }), "health of /dev/nvme0")).toBe("failed");
  expect(verdictOf(disk({ drives }), "disk of the records")).toBe("ok");
  expect(verdictOf(disk({ isReadOnly: true }), "disk of the records")).toBe("failed");
  expect(verdictOf(disk({ fileSystemErrors: 3 }), "disk of the records")).toBe("failed");
});

test("heat, little memory and a clock that nobody sets are warned of", () => {
  const hot = { name: "coretemp", celsius: 84, highCelsius: 80, criticalCelsius: 100 };
  const findings = of({
    temperatures: [hot],
    memory: { totalBytes: 4e9, availableBytes: 300e6 },
    timeSync: "not-synchronized",
  });
  const warned = findings.filter(({ verdict }) => verdict === "warning");
  expect(warned.map(({ title }) => title)).toEqual([
    "temperature",
    "memory",
    "clock set by the network",
  ]);
  expect(warned[0]?.seen).toBe("coretemp 84 °C of 80 °C");
});
