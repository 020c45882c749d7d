/** The hours that are compared, and the order of products. */
import { expect, test } from "vitest";
import { byUnits, sameHours } from "./popular.ts";

const HOUR = 3_600_000;
const BERLIN = "Europe/Berlin";
const clock = (at: number, timezone: string) =>
  new Intl.DateTimeFormat("en", {
    timeZone: timezone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);

test("the hour is that of the outlet's clocks, on the 28 days before, whatever the daylight saving", () => {
  // 10 November, 13:40 in Berlin: the clocks were set back on 25 October.
  const hours = sameHours(Date.parse("2026-11-10T13:40:00+01:00"), BERLIN);
  expect(hours).toHaveLength(28);
  expect(hours[0]).toEqual({
    from: Date.parse("2026-10-13T13:00:00+02:00"),
    to: Date.parse("2026-10-13T14:00:00+02:00"),
  });
  expect(hours.at(-1)?.from).toBe(Date.parse("2026-11-09T13:00:00+01:00"));
  for (const { from, to } of hours) {
    expect([clock(from, BERLIN), clock(to, BERLIN)]).toEqual(["13:00", "14:00"]);
  }
  const tokyo = sameHours(Date.parse("2026-11-10T13:40:00+01:00"), "Asia/Tokyo");
  expect(clock(tokyo[0]?.from ?? 0, "Asia/Tokyo")).toBe("21:00");
});

test("an hour that came twice lasts two hours, one that was skipped is missing", () => {
  // 2:30 on 1 November and on 5 April in Berlin.
  const twice = sameHours(Date.parse("2026-11-01T02:30:00+01:00"), BERLIN);
  const lengths = twice.map(({ from, to }) => (to - from) / HOUR);
  expect(lengths.filter((length) => length === 2)).toHaveLength(1);
  expect(lengths.filter((length) => length === 1)).toHaveLength(27);
  expect(sameHours(Date.parse("2026-04-05T02:30:00+02:00"), BERLIN)).toHaveLength(27);
});

test("an unknown time zone counts as UTC", () => {
  expect(sameHours(Date.parse("2026-11-10T13:40:00Z"), "Mars/Olympus")[0]?.from).toBe(
    Date.parse("2026-10-13T13:00:00Z"),
  );
});

test("what was ordered most comes first; equal products in a fixed order", () => {
  const units = new Map([
    ["tea", 3],
    ["soup", 8],
    ["cake", 3],
  ]);
  expect(byUnits(units)).toEqual(["soup", "cake", "tea"]);
  expect(byUnits(new Map())).toEqual([]);
});
