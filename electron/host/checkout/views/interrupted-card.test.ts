/** What is shown of a card that was being stored when the kiosk had to restart, and for how long. */
import { expect, test } from "vitest";
import type { EnrollmentProgress } from "../../payments/enrollment.ts";
import { ProgressEmitter } from "../../payments/progress.ts";
import { createInterruptedCards } from "./interrupted-card.ts";

/** A clock that only advances when the test says so. */
function frozenClock() {
  let now = 1_700_000_000_000;
  const waiting = new Map<symbol, { at: number; callback: () => void }>();
  return {
    now: () => now,
    at(at: number, callback: () => void) {
      const key = Symbol();
      waiting.set(key, { at, callback });
      return () => void waiting.delete(key);
    },
    pass(ms: number) {
      now += ms;
      for (const [key, { at, callback }] of waiting) {
        if (at > now) continue;
        waiting.delete(key);
        callback();
      }
    },
    left: () => waiting.size,
  };
}

const opening = () => new ProgressEmitter<EnrollmentProgress>({ at: "confirming" });

test("shows nothing if nothing was interrupted", () => {
  const cards = createInterruptedCards(frozenClock());
  expect(cards.live.current()).toBeNull();
  cards.over();
});

test.each([
  ["saved", { at: "saved" }],
  ["not-saved", { at: "not-saved", why: "declined" }],
] as const)("shows its end (%s) for a minute", (shown, end) => {
  const clock = frozenClock();
  const binding = opening();
  const { live, follow } = createInterruptedCards(clock);
  follow(binding);
  expect(live.current()).toBe("confirming");
  binding.emit(end);
  expect(live.current()).toBe(shown);
  clock.pass(59_000);
  expect(live.current()).toBe(shown);
  clock.pass(1_000);
  expect(live.current()).toBeNull();
});

test("waits three minutes for an end; a later one is not shown", () => {
  const clock = frozenClock();
  const binding = opening();
  const { live, follow } = createInterruptedCards(clock);
  follow(binding);
  clock.pass(179_000);
  expect(live.current()).toBe("confirming");
  clock.pass(1_000);
  expect(live.current()).toBeNull();
  binding.emit({ at: "saved" });
  expect(live.current()).toBeNull();
});

test("shows only the latest card, and nothing once another customer begins to order", () => {
  const clock = frozenClock();
  const binding = opening();
  const { live, follow, over } = createInterruptedCards(clock);
  const earlier = opening();
  follow(earlier);
  follow(binding);
  earlier.emit({ at: "saved" });
  expect(live.current()).toBe("confirming");
  over();
  binding.emit({ at: "saved" });
  expect([live.current(), clock.left()]).toEqual([null, 0]);
});
