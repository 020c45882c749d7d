import { expect, test } from "vitest";
import { DAYS, shifted, USUAL_HOURS, withDay, withInterval } from "./hours.ts";

test("a time passes midnight in both directions", () => {
  expect(shifted("23:45", 15)).toBe("00:00");
  expect(shifted("00:00", -15)).toBe("23:45");
  expect(shifted("09:05", 15)).toBe("09:20");
});

test("a closed day opens with the usual hours, another interval begins after the last", () => {
  expect(withInterval([])).toEqual([{ from: "11:00", to: "22:00" }]);
  expect(withInterval([{ from: "11:00", to: "14:00" }])).toEqual([
    { from: "11:00", to: "14:00" },
    { from: "15:00", to: "18:00" },
  ]);
});

test("one day changes alone", () => {
  const hours = withDay(USUAL_HOURS, 6, []);
  expect(hours).toHaveLength(DAYS.length);
  expect(hours[6]).toEqual([]);
  expect(hours.slice(0, 6)).toEqual(USUAL_HOURS.slice(0, 6));
});
