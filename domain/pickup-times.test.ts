import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSlotStillValid, type PickupTimes, pickupSlots, WEEKDAYS } from "./pickup-times.ts";
import { instantOf, isoDatetimeIn, utcOffsetAt } from "./time-zone.ts";

const BERLIN = "Europe/Berlin";
const MINUTE = 60_000;
const lunch: PickupTimes = {
  leadMinutes: 20,
  slotMinutes: 15,
  hours: [{ days: WEEKDAYS, from: "11:00", until: "14:00" }],
};
const shown = (slots: readonly number[], zone = BERLIN) =>
  slots.map((at) => isoDatetimeIn(at, zone).slice(0, 16));
const at = (iso: string) => Date.parse(iso);

describe("slots", () => {
  test("begin after the kitchen's lead time and end with the opening hours", () => {
    const slots = pickupSlots(lunch, BERLIN, at("2026-11-04T13:21:00+01:00"));
    expect(shown(slots)).toEqual(["2026-11-04T13:45", "2026-11-04T14:00"]);
    expect(pickupSlots(lunch, BERLIN, at("2026-11-04T13:40:00+01:00"))).toHaveLength(1);
    expect(pickupSlots(lunch, BERLIN, at("2026-11-04T13:40:01+01:00"))).toEqual([]);
  });

  test("are today's: before opening from the first minute on, after closing none", () => {
    const early = pickupSlots(lunch, BERLIN, at("2026-11-04T06:00:00+01:00"));
    expect(shown(early)[0]).toBe("2026-11-04T11:00");
    expect(early).toHaveLength(13);
    expect(pickupSlots(lunch, BERLIN, at("2026-11-04T23:00:00+01:00"))).toEqual([]);
  });

  test("support weekdays, several periods a day, and a night that belongs to the day before", () => {
    const times: PickupTimes = {
      ...lunch,
      slotMinutes: 60,
      hours: [
        { days: ["WED"], from: "12:00", until: "13:00" },
        { days: ["WED"], from: "23:00", until: "01:00" },
      ],
    };
    const wednesday = pickupSlots(times, BERLIN, at("2026-11-04T09:00:00+01:00"));
    expect(shown(wednesday).map((time) => time.slice(5))).toEqual([
      "11-04T12:00",
      "11-04T13:00",
      "11-04T23:00",
      "11-05T00:00",
      "11-05T01:00",
    ]);
    const pastMidnight = pickupSlots(times, BERLIN, at("2026-11-05T00:10:00+01:00"));
    expect(shown(pastMidnight)).toEqual(["2026-11-05T01:00"]);
    expect(pickupSlots(times, BERLIN, at("2026-11-05T09:00:00+01:00"))).toEqual([]);
  });

  test("in two overlapping periods are listed once", () => {
    const hours = [
      { days: WEEKDAYS, from: "11:00", until: "12:00" },
      { days: WEEKDAYS, from: "12:00", until: "13:00" },
    ];
    const slots = pickupSlots({ ...lunch, hours }, BERLIN, at("2026-11-04T06:00:00+01:00"));
    expect(new Set(slots).size).toBe(slots.length);
  });

  test("leave out the hour that is skipped when the clocks are set forward", () => {
    const night = {
      ...lunch,
      slotMinutes: 30,
      hours: [{ days: WEEKDAYS, from: "01:00", until: "04:00" }],
    };
    const slots = pickupSlots(night, BERLIN, at("2027-03-28T00:00:00+01:00"));
    expect(slots.map((slot) => isoDatetimeIn(slot, BERLIN).slice(11))).toEqual([
      "01:00:00+01:00",
      "01:30:00+01:00",
      "03:00:00+02:00",
      "03:30:00+02:00",
      "04:00:00+02:00",
    ]);
  });

  test("list an hour twice, with different offsets, when the clocks are set back", () => {
    const night = {
      ...lunch,
      slotMinutes: 60,
      hours: [{ days: WEEKDAYS, from: "01:00", until: "04:00" }],
    };
    const slots = pickupSlots(night, BERLIN, at("2026-10-25T00:00:00+02:00"));
    expect(slots.map((slot) => isoDatetimeIn(slot, BERLIN).slice(11))).toEqual([
      "01:00:00+02:00",
      "02:00:00+02:00",
      "02:00:00+01:00",
      "03:00:00+01:00",
      "04:00:00+01:00",
    ]);
  });

  test("are in the outlet's time zone, whatever the kiosk's", () => {
    const slots = pickupSlots(lunch, "Asia/Kathmandu", at("2026-11-04T05:00:00Z"));
    expect(isoDatetimeIn(slots[0] ?? 0, "Asia/Kathmandu")).toBe("2026-11-04T11:15:00+05:45");
  });

  test("are always in the future, sorted, and valid when they are offered", () => {
    const zone = fc.constantFrom(BERLIN, "America/New_York", "Australia/Lord_Howe", "Asia/Riyadh");
    const now = fc.integer({ min: at("2026-01-01T00:00:00Z"), max: at("2028-01-01T00:00:00Z") });
    fc.assert(
      fc.property(zone, now, fc.integer({ min: 0, max: 120 }), (timezone, nowMs, leadMinutes) => {
        const times = { ...lunch, leadMinutes };
        const slots = pickupSlots(times, timezone, nowMs);
        expect(slots).toEqual([...slots].sort((left, right) => left - right));
        for (const slot of slots) {
          expect(slot - nowMs).toBeGreaterThanOrEqual(leadMinutes * MINUTE);
          expect(isSlotStillValid(times, timezone, { atMs: slot, nowMs: nowMs - 1 })).toBe(true);
          expect(isoDatetimeIn(slot, timezone) >= isoDatetimeIn(nowMs, timezone).slice(0, 10)).toBe(
            true,
          );
        }
      }),
    );
  });
});

describe("a chosen slot", () => {
  const slot = at("2026-11-04T12:30:00+01:00");
  const keeps = (now: string, atMs = slot) =>
    isSlotStillValid(lunch, BERLIN, { atMs, nowMs: at(now) });

  test("is valid for a moment longer than it is offered, and not until it has passed", () => {
    expect(keeps("2026-11-04T12:10:00+01:00")).toBe(true);
    expect(keeps("2026-11-04T12:15:00+01:00")).toBe(true);
    expect(keeps("2026-11-04T12:15:01+01:00")).toBe(false);
    expect(keeps("2026-11-04T13:00:00+01:00")).toBe(false);
  });

  test("that is not offered is invalid", () => {
    expect(keeps("2026-11-04T09:00:00+01:00", slot + MINUTE)).toBe(false);
    expect(keeps("2026-11-04T09:00:00+01:00", at("2026-11-04T15:00:00+01:00"))).toBe(false);
    expect(keeps("2026-11-03T09:00:00+01:00")).toBe(false);
  });

  test("without a lead time passes with its own minute", () => {
    const times = { ...lunch, leadMinutes: 0 };
    expect(isSlotStillValid(times, BERLIN, { atMs: slot, nowMs: slot - 1 })).toBe(true);
    expect(isSlotStillValid(times, BERLIN, { atMs: slot, nowMs: slot })).toBe(false);
  });
});

describe("a time of day", () => {
  test("is an instant, also on the days of the change", () => {
    const spring = { year: 2027, month: 3, day: 28 };
    const autumn = { year: 2026, month: 10, day: 25 };
    expect(isoDatetimeIn(instantOf(spring, 90, BERLIN), BERLIN)).toBe("2027-03-28T01:30:00+01:00");
    expect(isoDatetimeIn(instantOf(spring, 150, BERLIN), BERLIN)).toBe("2027-03-28T03:30:00+02:00");
    expect(isoDatetimeIn(instantOf(autumn, 150, BERLIN), BERLIN)).toBe("2026-10-25T02:30:00+02:00");
    expect(isoDatetimeIn(instantOf(autumn, 180, BERLIN), BERLIN)).toBe("2026-10-25T03:00:00+01:00");
  });

  test("in a zone unknown to this machine is UTC's", () => {
    expect(utcOffsetAt(0, "Mars/Olympus")).toBe("+00:00");
    expect(isoDatetimeIn(0, "Mars/Olympus")).toBe("1970-01-01T00:00:00+00:00");
  });
});
