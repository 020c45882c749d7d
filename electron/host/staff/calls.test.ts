import { expect, it } from "vitest";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { createStaffCalls } from "./calls.ts";

const NOON = Date.UTC(2027, 0, 4, 12);

it("a call rings for a minute, a second one for a minute from then on", () => {
  const clock = new VirtualClock(NOON);
  const calls = createStaffCalls(clock);
  const seen: (number | null)[] = [];
  calls.latest.subscribe(() => seen.push(calls.latest.current()?.at ?? null));
  calls.call();
  clock.after(40_000, () => calls.call());
  while (clock.step());
  expect(seen).toEqual([NOON, NOON + 40_000, null]);
  expect(clock.now()).toBe(NOON + 100_000);
});

it("no timer is left once the calls were stopped", () => {
  const clock = new VirtualClock(NOON);
  const calls = createStaffCalls(clock);
  calls.call();
  calls.stop();
  expect(clock.step()).toBeNull();
});
