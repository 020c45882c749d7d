import { beforeEach, expect, test } from "vitest";
import { createPhoneRefusal, type PhoneRefusal } from "./phone-refusal.ts";

const NOON = Date.UTC(2027, 0, 4, 12);
const HOUR = 3_600_000;

let now: number;
let revision: number | null;
let changes: number;
let refusal: PhoneRefusal;
beforeEach(() => {
  now = NOON;
  revision = 7;
  changes = 0;
  refusal = createPhoneRefusal({
    now: () => now,
    revision: () => revision,
    changed: () => {
      changes += 1;
    },
  });
});

test("nothing was refused at the start", () => {
  expect(refusal.isCurrent()).toBe(false);
});

test("a refusal holds for an hour, and is told at once", () => {
  refusal.note();
  expect(changes).toBe(1);
  now = NOON + HOUR - 1;
  expect(refusal.isCurrent()).toBe(true);
  now = NOON + HOUR;
  expect(refusal.isCurrent()).toBe(false);
});

test("a refusal ends with a new revision of the configuration", () => {
  refusal.note();
  revision = 8;
  expect(refusal.isCurrent()).toBe(false);
});

test("a clock that is set back ends it, rather than keeping it for as long", () => {
  refusal.note();
  now = NOON - 24 * HOUR;
  expect(refusal.isCurrent()).toBe(false);
});
