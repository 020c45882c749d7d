import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startVisit } from "./testing/visit.ts";

const YEAR_MS = 365 * 86_400_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([-YEAR_MS, YEAR_MS])(
  "a jump of the clock by %i ms neither ends a visit nor keeps it from timing out (O5)",
  (jumpMs) => {
    const visit = startVisit();
    visit.send({ type: "START", orderType: "PICKUP" });
    vi.setSystemTime(Date.now() + jumpMs);
    vi.advanceTimersByTime(1_000);
    expect(visit.screen()).toBe("menu");
    vi.advanceTimersByTime(600_000);
    expect(visit.screen()).toBe("attract");
  },
);
