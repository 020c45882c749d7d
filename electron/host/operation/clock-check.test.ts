import { expect, test, vi } from "vitest";
import { createClockCheck } from "./clock-check.ts";

const REPORTED = "Sat, 21 Nov 2026 08:00:00 GMT";
const THEN = Date.parse(REPORTED);
const YEAR_MS = 365 * 86_400_000;

function checked() {
  const warn = vi.fn();
  return { warn, check: createClockCheck({ warn }) };
}

test("the state is unknown before a service has answered, or if an answer has no readable time", () => {
  const { check } = checked();
  check.onResponse("pay.example", undefined, THEN);
  check.onResponse("pay.example", "yesterday", THEN);
  expect(check.current()).toEqual({ state: "unknown" });
});

test.each([-YEAR_MS, YEAR_MS])(
  "a clock that is %i ms off is logged once, and so is that it is right again (O5)",
  (offMs) => {
    const { check, warn } = checked();
    check.onResponse("pay.example", REPORTED, THEN + offMs);
    check.onResponse("pay.example", REPORTED, THEN + offMs + 1_000);
    expect(check.current()).toEqual({ state: "off", offMs: offMs + 1_000 });
    expect(warn.mock.calls).toEqual([[{ offSeconds: offMs / 1_000 }, "the clock is wrong"]]);
    check.onResponse("pay.example", REPORTED, THEN);
    expect(check.current()).toEqual({ state: "right" });
    expect(warn).toHaveBeenLastCalledWith("the clock is right again");
  },
);

test("a service with a wrong clock of its own does not make the kiosk's look wrong", () => {
  const { check } = checked();
  check.onResponse("pay.example", REPORTED, THEN + YEAR_MS);
  check.onResponse("pos.example", REPORTED, THEN + 2_000);
  expect(check.current()).toEqual({ state: "right" });
});
