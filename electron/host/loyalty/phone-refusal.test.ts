import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPhoneRefusal, type PhoneRefusal } from "./phone-refusal.ts";

const HOUR = 3_600_000;

let revision: number | null;
let changes: number;
let refusal: PhoneRefusal;
beforeEach(() => {
  vi.useFakeTimers();
  revision = 7;
  changes = 0;
  refusal = createPhoneRefusal({
    revision: () => revision,
    changed: () => {
      changes += 1;
    },
  });
});

afterEach(() => {
  refusal.stop();
  vi.useRealTimers();
});

test("nothing is refused at the start", () => {
  expect(refusal.isCurrent()).toBe(false);
});

test("a refusal lasts for an hour, and its beginning and end are notified at once", () => {
  refusal.note();
  expect(changes).toBe(1);
  vi.advanceTimersByTime(HOUR - 1);
  expect(refusal.isCurrent()).toBe(true);
  expect(changes).toBe(1);
  // There may be no other event for days: the page offers phone numbers again because of this one alone.
  vi.advanceTimersByTime(1);
  expect(refusal.isCurrent()).toBe(false);
  expect(changes).toBe(2);
});

test("the hour counts from the last refusal", () => {
  refusal.note();
  vi.advanceTimersByTime(HOUR / 2);
  refusal.note();
  vi.advanceTimersByTime(HOUR - 1);
  expect(refusal.isCurrent()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(refusal.isCurrent()).toBe(false);
});

test("a refusal ends with a new revision of the configuration", () => {
  refusal.note();
  revision = 8;
  expect(refusal.isCurrent()).toBe(false);
});

test("setting the clock changes nothing: an hour has to pass", () => {
  refusal.note();
  for (const jumpMs of [-24 * HOUR, 48 * HOUR]) {
    vi.setSystemTime(Date.now() + jumpMs);
    expect(refusal.isCurrent()).toBe(true);
  }
  vi.advanceTimersByTime(HOUR);
  expect(refusal.isCurrent()).toBe(false);
});

test("nothing is notified after the host has stopped", () => {
  refusal.note();
  refusal.stop();
  vi.advanceTimersByTime(2 * HOUR);
  expect(changes).toBe(1);
});
