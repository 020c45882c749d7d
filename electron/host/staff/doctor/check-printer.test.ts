import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SandboxPrinter } from "../../../../sandbox/printer/printer.ts";
import { testSettings } from "../../testing/settings.ts";
import { checkPrinter } from "./check-printer.ts";

let printer: SandboxPrinter;
beforeEach(async () => {
  printer = new SandboxPrinter(0);
  await printer.open();
});
afterEach(() => printer.close());

async function found() {
  const { device } = testSettings();
  const address = `tcp://127.0.0.1:${printer.port}`;
  const given = {
    address,
    paper: "80mm",
    codePages: "epson",
    ticket: false,
    cutter: true,
  } as const;
  const receipt = { ...device.receipt, printer: given };
  const findings = await checkPrinter({ device: { ...device, receipt } });
  return findings.map(({ verdict, seen }) => `${verdict}: ${seen}`);
}

test("reports the printer's state, and prints nothing", async () => {
  expect(await found()).toEqual(["ok: ready"]);
  await printer.set({ paperLow: true });
  expect(await found()).toEqual(["warning: its paper is low"]);
  await printer.set({ coverOpen: true });
  expect(await found()).toEqual(["warning: cover-open"]);
  await printer.set({ gone: true });
  expect(await found()).toEqual(["failed: it cannot be reached"]);
  expect(printer.roll.slips()).toEqual([]);
});

test("asks again a printer that is busy with another kiosk", async () => {
  await printer.set({ gone: true });
  const findings = found();
  await setTimeout(1_000);
  await printer.set({ gone: false });
  expect(await findings).toEqual(["ok: ready"]);
});

test("can only say of the system's printer that nothing is known of it", async () => {
  const { device } = testSettings();
  expect(await checkPrinter({ device })).toEqual([]);
  const receipt = { ...device.receipt, print: "always" } as const;
  expect(await checkPrinter({ device: { ...device, receipt } })).toMatchObject([
    { verdict: "skipped", title: "the system's printer" },
  ]);
});
