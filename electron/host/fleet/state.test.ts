/** What the kiosk says of itself to the console: complete, and nothing that must not leave it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HARDWARE_PARTS, type HardwareTest } from "../../../domain/readiness/tests.ts";
import { integrationHash, outletOf } from "../../../fleet/messages/names.ts";
import { kioskState, MAX_LISTED } from "../../../fleet/messages/state.ts";
import { OUTLET } from "../../../src/journey/testing/visit.ts";
import { Kiosk, waitUntilIdle } from "../checkout/testing/kiosk.ts";
import { but, NOON, paid, UNKNOWN } from "../checkout/testing/play.ts";
import { createLog } from "../net/log.ts";
import type { StaffOrderRow } from "../rpc/staff-order-views.ts";
import { Cell, constant } from "../shared/live.ts";
import { createStaffOrders } from "../staff/orders.ts";
import { watchServices } from "../staff/service-watch.ts";
import { createStaffStatus } from "../staff/status.ts";
import { testSettings } from "../testing/settings.ts";
import { createKioskState, type ListedRows, type StateSources } from "./state.ts";

const INSTANCE = "instance1";
const ORDER = "0e8d3d83-0a5b-4bd5-8b0e-3e5a4b6c7d8e";
const SILENT = { send: () => new Promise<never>(() => {}), close: async () => {} };
const settings = testSettings();

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-state-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const TESTS: readonly HardwareTest[] = [
  {
    ...{ part: "camera", verdict: "failed", at: NOON - 60_000 },
    ...{ tester: "Anna", note: "Ask Ben, 0151 1234567" },
  },
  { part: "sound", verdict: "passed", note: "", tester: "Ben", at: NOON - 91 * 86_400_000 },
];

const NONE: ListedRows = { ids: () => [], row: () => null, entries: () => 0 };

function sources(listed: ListedRows = NONE): StateSources {
  const outlet = new Cell(OUTLET);
  const status = createStaffStatus({
    ...{ settings, dataDir, outlet },
    services: watchServices(SILENT, () => NOON).states,
    runner: { unfinished: () => [], subscribe: () => () => {} },
    callbacks: {
      reportedPayments: () => [
        { transactionReference: "tx-stranger", receivedAt: NOON, status: "SUCCESS" },
      ],
    },
    establishmentId: () => 4711,
    keyFetchedAt: () => NOON,
    keyRequest: () => null,
    now: () => NOON,
    gateUrl: "http://127.0.0.1:4650/gate-secret",
    fleet: null,
    printer: new Cell(null),
    headphones: new Cell(null),
    clockState: () => ({ state: "off", offMs: 400_000 }),
    update: () => null,
    versions: { kiosk: "1.2.3", node: "24.0.0", sqlite: "3", electron: null },
  });
  return {
    fixed: {
      instance: INSTANCE,
      number: 3,
      outlet: outletOf(settings.ordering),
      salesOutletId: 101,
      integration: integrationHash(settings.payments.integrationId),
      fleetStaff: { acts: ["retry"], upTo: null },
    },
    nonces: { current: () => "0123456789abcdef" },
    now: () => NOON,
    health: () => ({ state: "serving", because: [], notes: ["clock-wrong"], page: "open" }),
    status: () => status.current(),
    outlet: () => outlet.current(),
    menuRevision: () => 7,
    backupAt: () => NOON - 1_000,
    listed,
    staffCall: () => ({ at: NOON - 5_000 }),
    hardwareTests: () => TESTS,
  };
}

/** An order of a customer with a name and a number, of which it is unknown whether it was paid. */
async function unclearOrder(): Promise<ListedRows> {
  const kiosk = new Kiosk(but({ Pay: paid(UNKNOWN) }));
  kiosk.place(ORDER, { canInquire: false });
  await waitUntilIdle();
  const orders = createStaffOrders({
    runner: kiosk.runner,
    records: { latest: () => [], numbered: () => [] },
    listed: {
      ids: () => [],
      isComplete: () => true,
      start() {},
      subscribe: () => () => {},
      stop() {},
    },
    unconfirmedPrints: constant([]),
    menu: () => null,
    log: createLog({ level: "silent" }),
    now: () => NOON,
    digitsOf: () => 2,
  });
  return {
    ids: () => [ORDER],
    row: (id) => orders.row(id),
    entries: (id) => kiosk.disk.events(id).length,
  };
}

const UNTESTED = HARDWARE_PARTS.filter((part) => part !== "camera" && part !== "sound");

/** Every text in a value, by its path. */
function textsOf(value: unknown, path = ""): Record<string, string> {
  if (typeof value === "string") return { [path]: value };
  if (typeof value !== "object" || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, part]) => textsOf(part, path ? `${path}.${name}` : name)),
  );
}

test("says how the kiosk is; every text of it is one that staff may read, and none is secret or about a customer", async () => {
  const state = createKioskState(sources(await unclearOrder()))();
  expect(kioskState.parse(state)).toEqual(state);
  const { listed, ...rest } = state;
  expect(rest).toMatchObject({
    clockOffMs: 400_000,
    backupAt: NOON - 1_000,
    listedCount: 1,
    unmatched: 1,
    staffCall: { agoMs: 5_000 },
    disk: { trouble: null },
  });
  expect(listed).toMatchObject([{ checkoutId: ORDER, seq: expect.any(Number) }]);
  expect(textsOf(state)).toEqual({
    instance: INSTANCE,
    nonce: "0123456789abcdef",
    terminalId: "K1",
    outlet: outletOf(settings.ordering),
    outletName: "Test Kitchen",
    integration: integrationHash("integration-1"),
    currency: "EUR",
    menu: "7",
    "fleetStaff.acts.0": "retry",
    "health.state": "serving",
    "health.notes.0": "clock-wrong",
    "health.page": "open",
    "versions.kiosk": "1.2.3",
    "versions.node": "24.0.0",
    "hardware.failed.0": "camera",
    "hardware.old.0": "sound",
    ...Object.fromEntries(UNTESTED.map((part, index) => [`hardware.untested.${index}`, part])),
    "hardware.lastTest.tester": "Anna",
    "listed.0.checkoutId": ORDER,
    "listed.0.orderType": expect.any(String),
    "listed.0.total": "12.50",
    "listed.0.currency": "EUR",
    "listed.0.phase": expect.any(String),
    "listed.0.reasons.0": expect.any(String),
  });
});

test("lists the latest hundred of the orders that need a person, and says how many there are", () => {
  const row = (index: number): StaffOrderRow => ({
    checkoutId: `order ${index}`,
    queueNumber: null,
    platformOrderId: index,
    placedAt: NOON - index,
    orderType: null,
    total: null,
    currency: null,
    currencyDigits: 0,
    phase: "with_staff",
    reasons: ["records-damaged"],
  });
  const ids = Array.from({ length: 120 }, (_, index) => index);
  const state = createKioskState(
    sources({
      ids: () => ids.map((id) => `order ${id}`).reverse(),
      row: (id) => row(Number(id.slice(6))),
      entries: () => 1,
    }),
  )();
  expect(state.listedCount).toBe(120);
  expect(state.listed).toHaveLength(MAX_LISTED);
  expect(state.listed.map(({ checkoutId }) => checkoutId).slice(0, 2)).toEqual([
    "order 0",
    "order 1",
  ]);
});

test("an order is read again once its journal has grown, and not before", async () => {
  const listed = await unclearOrder();
  const seq = { now: 4 };
  const read = vi.fn(listed.row);
  const make = createKioskState(sources({ ...listed, row: read, entries: () => seq.now }));
  make();
  make();
  expect(read).toHaveBeenCalledTimes(1);
  seq.now = 5;
  expect(make().listed).toMatchObject([{ seq: 5 }]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("says how printer and headphones are, and which tests by hand failed, are old or missing", () => {
  const { status, ...others } = sources();
  const printer = { condition: "paper-out", isPaperLow: true, unconfirmed: 2 } as const;
  const make = createKioskState({
    ...others,
    status: () => ({ ...status(), printer, headphones: "no-jack" }),
  });
  expect(make().hardware).toEqual({
    printer: { condition: "paper-out", isPaperLow: true },
    headphones: "no-jack",
    failed: ["camera"],
    old: ["sound"],
    untested: UNTESTED,
    lastTest: { at: NOON - 60_000, tester: "Anna" },
  });
  expect(createKioskState({ ...others, status, hardwareTests: () => [] })().hardware).toEqual({
    ...{ printer: null, headphones: null, failed: [], old: [] },
    ...{ untested: HARDWARE_PARTS, lastTest: null },
  });
});
