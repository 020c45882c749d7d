import { mkdirSync, rmSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HARDWARE_PARTS } from "../../domain/readiness/tests.ts";
import { openDatabase } from "../host/store/database.ts";
import { createHardwareTests } from "../host/store/hardware-tests.ts";
import { hardware } from "./hardware.ts";
import { createDevice, type TestDevice } from "./testing/device.ts";

let device: TestDevice;
beforeEach(() => {
  device = createDevice();
});
afterEach(() => device.remove());

/** What the command printed, and its exit status. */
async function run(...argv: string[]) {
  const printed: string[] = [];
  const context = { ...device.context, out: (text: string) => void printed.push(text) };
  const code = await hardware(argv, context);
  return { code, text: printed.join("") };
}

function store(verdict: "passed" | "failed"): void {
  const data = device.paths.data;
  mkdirSync(data, { recursive: true });
  const database = openDatabase(data);
  const tests = createHardwareTests(database);
  const at = device.context.now();
  for (const part of HARDWARE_PARTS) tests.add({ part, verdict, note: "", tester: "Anna", at });
  database.close();
}

test("reports tests by hand and the machine's own word; exit status 0 if all is well", async () => {
  store("passed");
  const { code, text } = await run();
  expect(text).toContain("Ready: each part was tested and none failed.");
  expect(text).toContain("Anna");
  expect(text).toContain("disk of the records");
  expect(code).toBe(0);
});

test("a failed test, or none at all, is exit status 1", async () => {
  store("failed");
  expect(await run("--json")).toMatchObject({ code: 1 });
  const { text } = await run("--json");
  expect(JSON.parse(text)).toMatchObject({
    readiness: { isReady: false, failed: HARDWARE_PARTS },
    tests: { length: HARDWARE_PARTS.length },
  });
  rmSync(device.paths.data, { recursive: true });
  mkdirSync(device.paths.data);
  const empty = await run();
  expect(empty.code).toBe(1);
  expect(empty.text).toContain("not tested yet: Touchscreen");
});

test("writes a page that loads nothing", async () => {
  store("passed");
  const { text } = await run("--html");
  expect(text).toMatch(/^<!doctype html>/);
  expect(text).not.toMatch(/src=|href=|url\(/);
});

test("refuses a folder that is not there, and arguments that it does not know", async () => {
  await expect(run("--data", "/nowhere")).rejects.toThrow("there is no folder /nowhere");
  await expect(run("--everything")).rejects.toThrow("usage: loyalty-kiosk hardware");
});
