/** Opening hours at an instant: overnight, closed days, and the days on which the clocks change. */
import { expect, test } from "vitest";
import type { OpenInterval, OpeningHours } from "./look.ts";
import { openingStatus } from "./opening-hours.ts";

const BERLIN = "Europe/Berlin";
const DAY: OpenInterval = { from: "11:00", to: "22:00" };
const NIGHT: OpenInterval = { from: "18:00", to: "02:00" };
/** Monday to Saturday; closed on Sunday. */
const WEEK: OpeningHours = [[DAY], [DAY], [DAY], [DAY], [DAY], [DAY], []];
/** Thursday, 26 November 2026 in Berlin (UTC+1). */
const at = (time: string, date = "2026-11-26", offset = "+01:00") =>
  Date.parse(`${date}T${time}:00${offset}`);
const everyDay = (...intervals: OpenInterval[]): OpeningHours =>
  Array.from({ length: 7 }, () => intervals);

test("during its hours an outlet is open, with the hours of the day", () => {
  const spans = [{ from: at("11:00"), to: at("22:00") }];
  for (const time of ["11:00", "15:30", "21:59"]) {
    expect(openingStatus(WEEK, at(time), BERLIN)).toEqual({ is: "open", spans });
  }
});

test("all hours of the day are named, earliest first, also those that have passed", () => {
  const hours = everyDay({ from: "17:00", to: "22:00" }, { from: "11:00", to: "14:00" });
  expect(openingStatus(hours, at("18:00"), BERLIN)).toEqual({
    is: "open",
    spans: [
      { from: at("11:00"), to: at("14:00") },
      { from: at("17:00"), to: at("22:00") },
    ],
  });
  expect(openingStatus(hours, at("15:00"), BERLIN)).toEqual({
    is: "closed",
    opensAt: at("17:00"),
    isToday: true,
  });
});

test("a closed outlet opens later today, on the next day with hours, or never", () => {
  const closed = (now: number, hours = WEEK) => openingStatus(hours, now, BERLIN);
  expect(closed(at("10:59"))).toEqual({ is: "closed", opensAt: at("11:00"), isToday: true });
  const friday = at("11:00", "2026-11-27");
  expect(closed(at("22:00"))).toEqual({ is: "closed", opensAt: friday, isToday: false });
  // From Saturday evening over the closed Sunday.
  const monday = at("11:00", "2026-11-30");
  expect(closed(at("23:00", "2026-11-28"))).toEqual({
    is: "closed",
    opensAt: monday,
    isToday: false,
  });
  expect(closed(at("12:00"), everyDay())).toEqual({ is: "closed", opensAt: null, isToday: false });
  // Thursdays only, after closing: a week later.
  const thursdays = [[], [], [], [DAY], [], [], []];
  expect(closed(at("22:30"), thursdays)).toMatchObject({ opensAt: at("11:00", "2026-12-03") });
});

test("hours past midnight belong to the day on which they begin", () => {
  const nights = everyDay(NIGHT);
  const spans = [{ from: at("18:00"), to: at("02:00", "2026-11-27") }];
  expect(openingStatus(nights, at("23:30"), BERLIN)).toEqual({ is: "open", spans });
  expect(openingStatus(nights, at("01:30"), BERLIN)).toEqual({
    is: "open-since-yesterday",
    to: at("02:00"),
  });
  expect(openingStatus(nights, at("02:00"), BERLIN)).toEqual({
    is: "closed",
    opensAt: at("18:00"),
    isToday: true,
  });
  // Sunday's night lasts into Monday.
  const sundays = [[], [], [], [], [], [], [NIGHT]];
  expect(openingStatus(sundays, at("01:00", "2026-11-30"), BERLIN).is).toBe("open-since-yesterday");
});

test("an interval that ends when it begins is the whole day", () => {
  const hours = everyDay({ from: "00:00", to: "00:00" });
  expect(openingStatus(hours, at("00:00"), BERLIN)).toEqual({ is: "open-all-day" });
  expect(openingStatus(hours, at("23:59"), BERLIN)).toEqual({ is: "open-all-day" });
});

test("the time zone is the outlet's, and its clocks may change during the hours", () => {
  // 11:30 in Berlin is 05:30 in New York.
  expect(openingStatus(WEEK, at("11:30"), "America/New_York").is).toBe("closed");
  // In the night of 25 October 2026 the hour from 2 to 3 comes twice: eight hours on the clock last nine.
  const spans = [
    {
      from: at("18:00", "2026-10-24", "+02:00"),
      to: at("04:00", "2026-10-25", "+01:00"),
    },
  ];
  const hours = everyDay({ from: "18:00", to: "04:00" });
  expect(openingStatus(hours, at("20:00", "2026-10-24", "+02:00"), BERLIN)).toEqual({
    is: "open",
    spans,
  });
  expect(openingStatus(hours, at("03:30", "2026-10-25", "+01:00"), BERLIN).is).toBe(
    "open-since-yesterday",
  );
});
