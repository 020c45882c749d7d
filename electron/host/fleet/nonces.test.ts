import { expect, test } from "vitest";
import { createNonces } from "./nonces.ts";

function nonces() {
  const time = { now: 5_000 };
  return { time, ...createNonces(() => time.now) };
}

test("a nonce is good for 20 s, and no longer", () => {
  const { time, current, isGood } = nonces();
  const nonce = current();
  time.now += 20_000;
  expect(isGood(nonce)).toBe(true);
  time.now += 1;
  expect(isGood(nonce)).toBe(false);
});

test("states of the same ten seconds have one nonce, later ones another", () => {
  const { time, current } = nonces();
  const nonce = current();
  time.now += 9_999;
  expect(current()).toBe(nonce);
  time.now += 1;
  expect(current()).not.toBe(nonce);
});

test("the nonce before the current one is good, earlier ones are not, however young", () => {
  const { time, current, isGood } = nonces();
  const first = current();
  time.now += 10_000;
  const second = current();
  expect(isGood(first)).toBe(true);
  time.now += 10_000;
  current();
  expect(isGood(first)).toBe(false);
  expect(isGood(second)).toBe(true);
});

test("what was never given out is not good", () => {
  const { current, isGood } = nonces();
  current();
  expect(isGood("0".repeat(32))).toBe(false);
});
