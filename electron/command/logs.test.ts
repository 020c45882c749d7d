import { afterEach, beforeEach, expect, test } from "vitest";
import { machine } from "../host/command/system.ts";
import { logs } from "./logs.ts";
import { createDevice, type TestDevice } from "./testing/device.ts";

let device: TestDevice;
beforeEach(() => {
  device = createDevice();
});
afterEach(() => device.remove());

test("shows the last lines of every unit of the kiosk", async () => {
  expect(await logs([], device.context)).toBe(0);
  const [line = ""] = device.ran;
  expect(line).toMatch(/^journalctl /);
  for (const unit of ["", "-watchdog", "-backup", "-update", "-firewall"]) {
    expect(line).toContain(` --unit=loyalty-kiosk${unit}.service`);
  }
  expect(line).toMatch(/ --lines=200$/);
});

test("or those since a time, and follows them", async () => {
  await logs(["--since", "yesterday 18:00", "--follow"], device.context);
  expect(device.ran[0]).toMatch(/ --since=yesterday 18:00 --follow$/);
  expect(device.ran[0]).not.toContain("--lines");
});

test("refuses a number of lines that is none", async () => {
  await expect(logs(["--lines", "many"], device.context)).rejects.toThrow("is no number");
  expect(device.ran).toEqual([]);
});

test("a program on this terminal returns its own exit status; a missing one, none", async () => {
  const { show } = machine("/");
  expect(await show(process.execPath, ["-e", "process.exit(3)"])).toBe(3);
  expect(await show("/nowhere/journalctl", [])).toBeNull();
});
