import { beforeEach, describe, expect, test } from "vitest";
import { recordedLog } from "../../../electron/host/testing/recorded-log.ts";
import type { HardwareState } from "../../messages/hardware.ts";
import { writeMessage } from "../../messages/message.ts";
import { type KioskState, kioskState } from "../../messages/state.ts";
import type { Device, DeviceStore } from "../store/devices.ts";
import { STATE } from "../testing/console-fixture.ts";
import { ManualClock } from "../testing/manual-clock.ts";
import { deviceChangesOf } from "./device-changes.ts";
import { createDeviceWatch, type DeviceWatch } from "./device-watch.ts";

let clock: ManualClock;
let watch: DeviceWatch;
let devices: Device[];
let written: ReadonlyMap<string, number>[];
let isFull: boolean;

const device = (id: string, number: number | null, kind: Device["kind"] = "kiosk"): Device => ({
  id,
  kind,
  publicKey: id,
  name: id,
  number,
  outlet: STATE.outlet,
  salesOutletId: 101,
  pairedAt: 0,
  removedAt: null,
  lastSeenAt: null,
});

const store: DeviceStore = {
  all: () => devices,
  pair: () => {},
  remove: () => {},
  cutOff: () => {},
  seen(times) {
    if (isFull) throw new Error("the disk is full");
    written.push(new Map(times));
  },
};

beforeEach(() => {
  clock = new ManualClock();
  devices = [device("one1", 1), device("two2", 2), device("display1", null, "display")];
  written = [];
  isFull = false;
  const { log } = recordedLog();
  watch = createDeviceWatch({ devices: store, notes: () => new Map(), clock, log });
});

function hear(id: string, state: Partial<KioskState> = {}): void {
  watch.onState(id, writeMessage(kioskState, { ...STATE, at: clock.now(), ...state }));
}

const row = (id: string) => watch.rows.current().find((one) => one.id === id);

describe("a kiosk", () => {
  test("is silent 20 s after it was heard, and live again at its next state", () => {
    hear("one1");
    clock.pass(1_000);
    expect(row("one1")).toMatchObject({ presence: "live", alarms: [] });
    clock.pass(18_000);
    expect(row("one1")?.presence).toBe("live");
    clock.pass(1_000);
    expect(row("one1")).toMatchObject({ presence: "silent", alarms: ["silent"] });
    hear("one1");
    clock.pass(1_000);
    expect(row("one1")?.presence).toBe("live");
  });

  test("was never heard, unlike a display, which only listens", () => {
    expect(row("one1")?.presence).toBe("never");
    expect(row("display1")).toMatchObject({ presence: "unknown", alarms: [] });
  });

  test("has an alarm if it says the number of another one, and so has that one", () => {
    hear("one1", { number: 2 });
    clock.pass(1_000);
    expect(row("one1")?.sameNumber).toEqual(["two2"]);
    expect(row("two2")?.alarms).toEqual(["same-number"]);
    expect(watch.sameNumber(STATE.outlet, 2).map(({ id }) => id)).toEqual(["one1", "two2"]);
    expect(watch.sameNumber(STATE.outlet, 1)).toEqual([]);
  });

  test("whose screen shows nothing does not serve, as at its own health endpoint", () => {
    const { health } = STATE;
    hear("one1", { health: { ...health, page: "none" } });
    clock.pass(1_000);
    expect(row("one1")?.alarms).toEqual(["not-serving"]);
    hear("one1", { health: { ...health, page: null } });
    clock.pass(1_000);
    expect(row("one1")?.alarms).toEqual([]);
  });

  test("whose messages can no longer be read is shown as it was, without a false clock and without its call", () => {
    hear("one1", { staffCall: { agoMs: 0 } });
    for (let minute = 0; minute < 6; minute += 1) {
      clock.pass(60_000);
      watch.onState("one1", new TextEncoder().encode("{}"));
    }
    clock.pass(1_000);
    const state = { terminalId: STATE.terminalId };
    expect(row("one1")).toMatchObject({ alarms: ["unreadable"], clockAheadMs: 0, state });
    expect(watch.calls.current()).toEqual([]);
  });

  test("that is not paired any more is not listed, whatever it still says", () => {
    hear("one1");
    devices = devices.slice(1);
    watch.refresh("one1");
    hear("one1");
    clock.pass(1_000);
    expect(row("one1")).toBeUndefined();
    expect(watch.find("one1")).toBeNull();
  });
});

describe("a customer's call", () => {
  const since = () => watch.calls.current().map((call) => call.since);

  test("is one call while messages take their time, and while the kiosk's clock drifts", () => {
    hear("one1", { staffCall: { agoMs: 0 } });
    const began = clock.now();
    clock.pass(10_000);
    hear("one1", { staffCall: { agoMs: 5_001 } });
    clock.pass(10_000);
    hear("one1", { staffCall: { agoMs: 24_999 } });
    clock.pass(1_000);
    expect(since()).toEqual([began]);
  });

  test("is another one if it began at least 5 s later, and after one that ended", () => {
    hear("one1", { staffCall: { agoMs: 0 } });
    clock.pass(5_000);
    hear("one1", { staffCall: { agoMs: 0 } });
    clock.pass(1_000);
    const second = clock.now() - 1_000;
    expect(since()).toEqual([second]);
    hear("one1", { staffCall: null });
    hear("one1", { staffCall: { agoMs: 0 } });
    clock.pass(1_000);
    expect(since()).toEqual([second + 1_000]);
  });
});

describe("rows", () => {
  test("change at most once a second, however much is heard", () => {
    let changes = 0;
    watch.rows.subscribe(() => {
      changes += 1;
    });
    for (let time = 0; time < 100; time += 1) {
      hear("one1", { unfinished: time });
      clock.pass(50);
    }
    expect(changes).toBe(5);
  });

  test("that did not change are not sent again", async () => {
    hear("one1", { number: 1 });
    hear("two2", { number: 2 });
    clock.pass(1_000);
    const ended = new AbortController();
    const stream = deviceChangesOf(watch.rows, ended.signal);
    const first = await stream.next();
    expect(first.value).toMatchObject({ isAll: true, removed: [] });
    hear("two2", { number: 2, unfinished: 3 });
    clock.pass(1_000);
    const second = await stream.next();
    expect(second.value).toMatchObject({ isAll: false, rows: [{ id: "two2" }], removed: [] });
    devices = devices.filter(({ id }) => id !== "one1");
    watch.refresh("one1");
    expect((await stream.next()).value).toMatchObject({ rows: [], removed: ["one1"] });
    ended.abort();
    expect((await stream.next()).done).toBe(true);
  });
});

describe("an order that needs a person", () => {
  const ORDER = {
    checkoutId: "0e8d3d83-0a5b-4bd5-8b0e-3e5a4b6c7d8e",
    queueNumber: "12",
    platformOrderId: 12,
    placedAt: 1,
    orderType: "EAT_IN" as const,
    total: "19.56",
    phase: "with_staff" as const,
    reasons: ["payment-outcome-unknowable" as const],
    seq: 3,
  };

  test("is in its own currency, whatever the outlet's is since", () => {
    hear("one1", { currency: "EUR", listed: [{ ...ORDER, currency: "BGN", currencyDigits: 2 }] });
    clock.pass(1_000);
    const [order] = watch.orders.current().orders;
    expect(order).toMatchObject({ currency: "BGN", currencyDigits: 2, total: "19.56" });
  });

  test("of a kiosk of an earlier release is in the outlet's currency", () => {
    hear("one1", { currency: "EUR", listed: [ORDER] });
    clock.pass(1_000);
    const [order] = watch.orders.current().orders;
    expect(order).toMatchObject({ currency: "EUR", currencyDigits: null });
  });
});

describe("when kiosks were heard", () => {
  test("is written once a minute, those that were heard, and at the end", () => {
    hear("one1");
    const heardAt = clock.now();
    clock.pass(59_000);
    expect(written).toEqual([]);
    clock.pass(1_000);
    expect(written).toEqual([new Map([["one1", heardAt]])]);
    clock.pass(120_000);
    expect(written).toHaveLength(1);
    hear("two2");
    watch.close();
    expect(written).toHaveLength(2);
  });

  test("is written later if the disk is full, and kiosks are watched meanwhile", () => {
    isFull = true;
    hear("one1");
    clock.pass(61_000);
    hear("two2");
    clock.pass(1_000);
    expect(row("two2")?.presence).toBe("live");
    isFull = false;
    clock.pass(60_000);
    expect([...(written[0]?.keys() ?? [])]).toEqual(["one1", "two2"]);
  });
});

describe("the hardware of a kiosk", () => {
  const WELL: HardwareState = {
    printer: { condition: "ready", isPaperLow: true },
    headphones: null,
    ...{ failed: [], old: ["disk"], untested: ["camera"] },
    lastTest: { at: 1, tester: "Anna" },
  };
  /** A message with any content as its hardware. */
  const say = (hardware: unknown) => {
    const message = { ...STATE, at: clock.now(), hardware };
    watch.onState("one1", new TextEncoder().encode(JSON.stringify(message)));
    clock.pass(1_000);
  };
  const heard = () => row("one1")?.state?.hardware;

  test("is an alarm if a part failed its last test or the printer does not print, not before", () => {
    say(WELL);
    expect(row("one1")).toMatchObject({ alarms: [], state: { hardware: WELL } });
    say({ ...WELL, printer: { condition: "unknown", isPaperLow: false } });
    expect(row("one1")?.alarms).toEqual([]);
    say({ ...WELL, printer: { condition: "paper-out", isPaperLow: true }, failed: ["camera"] });
    expect(row("one1")?.alarms).toEqual(["printer", "hardware"]);
    say(WELL);
    expect(row("one1")?.alarms).toEqual([]);
  });

  test("is not known of a kiosk of an earlier release, which is shown as before", () => {
    hear("one1");
    clock.pass(1_000);
    expect(row("one1")).toMatchObject({ presence: "live", alarms: [] });
    expect(heard()).toBeUndefined();
  });

  test("with values that a later release or a stranger has written is cut, and no reason to refuse the rest", () => {
    const long = `\u202e\n${"An".repeat(5_000)}`;
    say({
      ...{ printer: { condition: "on-fire", isPaperLow: false }, headphones: "wireless" },
      failed: ["camera", "camera", "flux capacitor", long, ...Array(1_000).fill("sound")],
      ...{ old: null, untested: "disk" },
      lastTest: { at: 5, tester: long },
    });
    expect(heard()).toEqual({
      ...{ printer: { condition: "unknown", isPaperLow: false }, headphones: null },
      ...{ failed: ["camera", "sound"], old: [], untested: [] },
      lastTest: { at: 5, tester: "An".repeat(20) },
    });
    expect(row("one1")?.alarms).toEqual(["hardware"]);
    for (const strange of ["all well", 7, [], { failed: {} }, { ...WELL, printer: "ready" }]) {
      say(strange);
      expect(row("one1")).toMatchObject({ presence: "live", alarms: [] });
    }
    // No date: the page could not show it.
    say({ ...WELL, lastTest: { at: 1e300, tester: "Anna" } });
    expect(heard()?.lastTest).toBeNull();
  });
});
