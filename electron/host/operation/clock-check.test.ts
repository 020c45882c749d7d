import { expect, test, vi } from "vitest";
import { createClockCheck, rightTime } from "./clock-check.ts";

const REPORTED = "Sat, 21 Nov 2026 08:00:00 GMT";
const THEN = Date.parse(REPORTED);
const YEAR_MS = 365 * 86_400_000;

/** A machine whose clock can be set, and a service's answers at its time. */
function checked() {
  const warn = vi.fn();
  const machine = { now: THEN, monotonic: 0 };
  const clock = { now: () => machine.now, monotonic: () => machine.monotonic };
  const check = createClockCheck({ warn }, clock);
  const onResponse = (host: string, date: string | undefined, now: number) => {
    machine.now = now;
    check.onResponse(host, date);
  };
  return { warn, check, machine, onResponse };
}

test("the state is unknown before a service has answered, or if an answer has no readable time", () => {
  const { check, onResponse } = checked();
  onResponse("pay.example", undefined, THEN);
  onResponse("pay.example", "yesterday", THEN);
  expect(check.current()).toEqual({ state: "unknown" });
});

test.each([-YEAR_MS, YEAR_MS])(
  "a clock that is %i ms off is logged once, and so is that it is right again (O5)",
  (offMs) => {
    const { check, warn, onResponse } = checked();
    onResponse("pay.example", REPORTED, THEN + offMs);
    onResponse("pay.example", REPORTED, THEN + offMs + 1_000);
    expect(check.current()).toEqual({ state: "off", offMs: offMs + 1_000 });
    expect(warn.mock.calls).toEqual([[{ offSeconds: offMs / 1_000 }, "the clock is wrong"]]);
    onResponse("pay.example", REPORTED, THEN);
    expect(check.current()).toEqual({ state: "right" });
    expect(warn).toHaveBeenLastCalledWith("the clock is right again");
  },
);

test("a service with a wrong clock of its own does not make the kiosk's look wrong", () => {
  const { check, onResponse } = checked();
  onResponse("pay.example", REPORTED, THEN + YEAR_MS);
  onResponse("pos.example", REPORTED, THEN + 2_000);
  expect(check.current()).toEqual({ state: "right" });
});

test("an answer from before the clock was set does not vouch for it", () => {
  const { check, machine, onResponse } = checked();
  onResponse("files.example", REPORTED, THEN);
  machine.monotonic = 60_000;
  machine.now = THEN + 60_000;
  expect(check.current()).toEqual({ state: "right" });
  machine.now = THEN + YEAR_MS;
  expect(check.current()).toEqual({ state: "off", offMs: YEAR_MS - 60_000 });
  onResponse("pay.example", new Date(THEN + 60_000).toUTCString(), THEN + YEAR_MS);
  expect(check.current()).toEqual({ state: "off", offMs: YEAR_MS - 60_000 });
});

test("a time of the wrong clock is corrected by as much as it is off; nothing is known before an answer", () => {
  expect(rightTime({ state: "right" }, THEN)).toBe(THEN);
  expect(rightTime({ state: "off", offMs: YEAR_MS }, THEN + YEAR_MS)).toBe(THEN);
  expect(rightTime({ state: "off", offMs: -YEAR_MS }, THEN - YEAR_MS)).toBe(THEN);
  expect(rightTime({ state: "unknown" }, THEN)).toBeNull();
});
