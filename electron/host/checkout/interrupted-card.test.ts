/** What is told of a card that was being kept when the kiosk had to start again, and for how long. */
import { expect, test } from "vitest";
import type { EnrollmentProgress } from "../payments/enrollments.ts";
import { ProgressEmitter } from "../payments/progress.ts";
import { createInterruptedCards } from "./interrupted-card.ts";

/** A clock that stands until it is told to pass. */
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

test("nothing was interrupted: there is nothing to tell", () => {
  const cards = createInterruptedCards(frozenClock());
  expect(cards.live.current()).toBeNull();
  cards.over();
});

test.each([
  ["saved", { at: "saved" }],
  ["not-saved", { at: "not-saved", why: "declined" }],
] as const)("its end (%s) is told for a minute", (shown, end) => {
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

test("an end that does not come is waited for three minutes; one that comes later is told to nobody", () => {
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

test("the latest alone is told of, and somebody who begins to order is told nothing of it any more", () => {
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
