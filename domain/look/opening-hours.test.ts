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
const at = (time: string, day = 26) => Date.parse(`2026-11-${day}T${time}:00+01:00`);
const everyDay = (...intervals: OpenInterval[]): OpeningHours =>
  Array.from({ length: 7 }, () => intervals);
const status = (hours: OpeningHours, now: number) => openingStatus(hours, now, BERLIN);
const opens = (day: number, time: string, isToday = false, month = 11) => ({
  is: "closed",
  opens: { day: { year: 2026, month, day }, time, isToday },
});

test("during its hours an outlet is open, with the hours of the day", () => {
  for (const time of ["11:00", "15:30", "21:59"]) {
    expect(status(WEEK, at(time))).toEqual({ is: "open", intervals: [DAY] });
  }
});

test("all hours of the day are named, earliest first, also those that have passed", () => {
  const lunch = { from: "11:00", to: "14:00" };
  const dinner = { from: "17:00", to: "22:00" };
  const hours = everyDay(dinner, lunch);
  expect(status(hours, at("18:00"))).toEqual({ is: "open", intervals: [lunch, dinner] });
  expect(status(hours, at("15:00"))).toEqual(opens(26, "17:00", true));
});

test("a closed outlet opens later today, on the next day with hours, or never", () => {
  expect(status(WEEK, at("10:59"))).toEqual(opens(26, "11:00", true));
  expect(status(WEEK, at("22:00"))).toEqual(opens(27, "11:00"));
  // From Saturday evening over the closed Sunday.
  expect(status(WEEK, at("23:00", 28))).toEqual(opens(30, "11:00"));
  expect(status(everyDay(), at("12:00"))).toEqual({ is: "closed", opens: null });
  // Thursdays only, after closing: a week later.
  expect(status([[], [], [], [DAY], [], [], []], at("22:30"))).toEqual(
    opens(3, "11:00", false, 12),
  );
});

test("hours past midnight belong to the day on which they begin", () => {
  const nights = everyDay(NIGHT);
  expect(status(nights, at("23:30"))).toEqual({ is: "open", intervals: [NIGHT] });
  expect(status(nights, at("01:30"))).toEqual({ is: "open-since-yesterday", to: "02:00" });
  expect(status(nights, at("02:00"))).toEqual(opens(26, "18:00", true));
  // Sunday's night lasts into Monday.
  const sundays = [[], [], [], [], [], [], [NIGHT]];
  expect(status(sundays, at("01:00", 30)).is).toBe("open-since-yesterday");
});

test("an interval that ends when it begins is the whole day", () => {
  const hours = everyDay({ from: "00:00", to: "00:00" });
  expect(status(hours, at("00:00"))).toEqual({ is: "open-all-day" });
  expect(status(hours, at("23:59"))).toEqual({ is: "open-all-day" });
});

test("the time zone is the outlet's, and its clocks may change during the hours", () => {
  // 11:30 in Berlin is 05:30 in New York.
  expect(openingStatus(WEEK, at("11:30"), "America/New_York").is).toBe("closed");
  // In the night of 25 October 2026 the hour from 2 to 3 comes twice: eight hours on the clock last nine.
  const hours = everyDay({ from: "18:00", to: "02:30" });
  const second = Date.parse("2026-10-25T02:29:00+02:00");
  expect(status(hours, second).is).toBe("open-since-yesterday");
  expect(status(hours, Date.parse("2026-10-25T03:30:00+01:00")).is).toBe("closed");
});
