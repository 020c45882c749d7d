import { expect, test } from "vitest";
import { VirtualClock } from "./virtual-clock.ts";

const ROUND_MS = 5_000;
const HOUR_MS = 3_600_000;

/** A clock with rounds, and the times at which they came, in milliseconds since its start. */
function withRounds() {
  const clock = new VirtualClock(0);
  const rounds: number[] = [];
  const goOn = () => {
    clock.after(ROUND_MS, () => [rounds.push(clock.now()), goOn()], "round");
  };
  goOn();
  return { clock, rounds };
}

test("rounds go on for forty seconds after an event, and do not keep the day going", () => {
  const { clock, rounds } = withRounds();
  clock.after(1_000, () => {});
  while (clock.step());
  expect(rounds).toEqual([5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000]);
});

test("rounds between two events are left out once they are settled, and go on after the second", () => {
  const { clock, rounds } = withRounds();
  clock.after(HOUR_MS, () => {});
  while (clock.step());
  expect(rounds.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((count) => count * ROUND_MS));
  expect(rounds[8]).toBe(HOUR_MS + ROUND_MS);
  expect(rounds.at(-1)).toBe(HOUR_MS + 8 * ROUND_MS);
});

test("a repeat keeps the day going, and no rounds", () => {
  const { clock, rounds } = withRounds();
  let repeated = 0;
  const repeat = () => {
    repeated += 1;
    if (repeated < 5) clock.after(HOUR_MS, repeat, "repeat");
  };
  clock.after(HOUR_MS, repeat, "repeat");
  while (clock.step());
  expect(repeated).toBe(5);
  expect(clock.now()).toBe(5 * HOUR_MS);
  expect(rounds).toHaveLength(8);
});

test("a step says of which kind it was", () => {
  const { clock } = withRounds();
  clock.after(ROUND_MS + 1, () => {});
  clock.after(HOUR_MS, () => {}, "repeat");
  expect([clock.step(), clock.step()]).toEqual(["round", "event"]);
  const rest = [];
  for (let kind = clock.step(); kind !== null; kind = clock.step()) rest.push(kind);
  expect(new Set(rest.slice(0, -1))).toEqual(new Set(["round"]));
  expect(rest.at(-1)).toBe("repeat");
});

test("a round that is canceled does not come", () => {
  const clock = new VirtualClock(0);
  const seen: string[] = [];
  clock.after(10, () => seen.push("round"), "round")();
  clock.after(20, () => seen.push("event"));
  while (clock.step());
  expect(seen).toEqual(["event"]);
});
