/** A clock that is wrong, jumps, or is set to another zone than the outlet (requirement O5). */
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { isoDatetimeIn } from "../../../../domain/time-zone.ts";
import { systemClock } from "../running/clock.ts";
import { staffReasons } from "../state/staff-list.ts";
import {
  allGoesWell,
  answering,
  but,
  HOUR,
  LOST,
  NOON,
  PENDING,
  paid,
  playOrder,
} from "../testing/play.ts";

const YEAR = 365 * 24 * HOUR;

afterEach(() => {
  vi.useRealTimers();
});

test.each([-YEAR, YEAR])(
  "a timer of the host fires after its time has passed, though the clock jumps by %i ms",
  (jump) => {
    vi.useFakeTimers({ now: NOON });
    const fired = vi.fn();
    systemClock.at(NOON + 1_000, fired);
    vi.setSystemTime(NOON + jump);
    vi.advanceTimersByTime(999);
    expect(fired).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fired).toHaveBeenCalledOnce();
  },
);

test("a timer a year ahead is split into the longest that the platform allows, and fires in the end", () => {
  vi.useFakeTimers({ now: NOON });
  const fired = vi.fn();
  systemClock.at(NOON + YEAR, fired);
  vi.advanceTimersByTime(YEAR - 1);
  expect(fired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fired).toHaveBeenCalledOnce();
});

test("a clock set forward by a year before the order is sent: the money is returned", () => {
  const play = playOrder();
  play.run(but({ Create: () => null }));
  play.record({ type: "Interrupted", cause: "the host stopped" });
  play.later(YEAR);
  expect(play.run(allGoesWell)).toEqual(["ReturnMoney"]);
  expect(play.status()).toMatchObject({ at: "returned" });
});

test("a clock set forward by a year after the kitchen's answer: the order is paid and its points go to staff", () => {
  const play = playOrder();
  const noClosing = but({
    Capture: answering(LOST),
    CloseLoyalty: () => ({
      type: "CloseAnswered",
      outcome: { kind: "no-answer", cause: "down", mayHaveArrived: false },
    }),
  });
  play.run(noClosing);
  play.later(YEAR);
  play.run(allGoesWell);
  expect(play.status()).toMatchObject({ at: "captured" });
  expect(staffReasons(play.state)).toEqual(["closing-refused"]);
});

test("a clock set forward by a year at the payment page: the payment is over and a late success is returned", () => {
  const play = playOrder();
  play.run(but({ Pay: paid(PENDING) }));
  play.later(YEAR);
  const calls = play.runThroughTime(allGoesWell);
  expect(calls).not.toContain("Create");
});

test.each(["America/New_York", "Asia/Tokyo", "Pacific/Chatham"])(
  "times are shown in the outlet's zone if the machine's is %s",
  (zone) => {
    const before = process.env.TZ;
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });
    process.env.TZ = zone;
    expect(new Date(NOON).getHours()).not.toBe(13);
    expect(isoDatetimeIn(NOON, "Europe/Berlin")).toBe("2027-01-04T13:00:00+01:00");
    expect(isoDatetimeIn(Date.UTC(2027, 6, 4, 12), "Europe/Berlin")).toBe(
      "2027-07-04T14:00:00+02:00",
    );
  },
);

test("in the hour that occurs twice each time has its own offset", () => {
  const firstHalfPastTwo = Date.UTC(2026, 9, 25, 0, 30);
  expect(isoDatetimeIn(firstHalfPastTwo, "Europe/Berlin")).toBe("2026-10-25T02:30:00+02:00");
  expect(isoDatetimeIn(firstHalfPastTwo + HOUR, "Europe/Berlin")).toBe("2026-10-25T02:30:00+01:00");
});
