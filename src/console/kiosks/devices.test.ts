import { expect, test } from "vitest";
import type { DeviceRow } from "../../../fleet/console/rpc/contract.ts";
import { alarmCount, matching, sortDevices } from "./alarms.ts";
import { applyChanges, NO_DEVICES } from "./device-changes.ts";

function device(id: string, over: Partial<DeviceRow> = {}): DeviceRow {
  return {
    id,
    kind: "kiosk",
    name: id,
    number: 1,
    outlet: "0123456789abcdef",
    salesOutletId: 7,
    outletName: "Harbour",
    pairedAt: 0,
    presence: "live",
    lastSeenAt: 0,
    clockAheadMs: 0,
    alarms: [],
    sameNumber: [],
    note: null,
    state: null,
    ...over,
  };
}

const ids = (rows: readonly DeviceRow[]) => rows.map(({ id }) => id);

test("lists silent devices first, then those that do not serve, then other alarms", () => {
  const rows = [
    device("well"),
    device("disk", { alarms: ["disk"] }),
    device("closed", { alarms: ["not-serving"] }),
    device("silent", { alarms: ["silent"] }),
  ];
  expect(ids(sortDevices(rows, "en"))).toEqual(["silent", "closed", "disk", "well"]);
  expect(alarmCount(rows)).toBe(3);
});

test("lists devices without trouble by outlet, number and name", () => {
  const rows = [
    device("nine", { number: 9 }),
    device("ten", { number: 10 }),
    device("board", { kind: "display", number: null }),
    device("annex", { outletName: "Annex", number: 30 }),
    device("two", { number: 2 }),
  ];
  expect(ids(sortDevices(rows, "en"))).toEqual(["annex", "two", "nine", "ten", "board"]);
});

test("finds devices by words of name, outlet and number", () => {
  const rows = [device("window", { number: 4 }), device("door", { outletName: "Station" })];
  expect(ids(matching(rows, "harb 4"))).toEqual(["window"]);
  expect(ids(matching(rows, "STATION"))).toEqual(["door"]);
  expect(ids(matching(rows, " "))).toEqual(["window", "door"]);
  expect(matching(rows, "nowhere")).toEqual([]);
});

test("a stream's first message replaces all rows, later ones change and remove some", () => {
  const first = applyChanges(NO_DEVICES, {
    isAll: true,
    rows: [device("one"), device("two")],
    removed: [],
  });
  const later = applyChanges(first, {
    isAll: false,
    rows: [device("one", { alarms: ["silent"] })],
    removed: ["two"],
  });
  expect(later.get("one")?.alarms).toEqual(["silent"]);
  expect(later.has("two")).toBe(false);
  expect(first.has("two")).toBe(true);
  const again = applyChanges(later, { isAll: true, rows: [device("three")], removed: [] });
  expect([...again.keys()]).toEqual(["three"]);
});
