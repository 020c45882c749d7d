import { beforeEach, expect, test } from "vitest";
import { MAX_CLAIMS } from "../messages/gate.ts";
import { CLAIM_RATE, ClaimRate } from "./claim-rate.ts";

let now: number;
let rate: ClaimRate;
beforeEach(() => {
  now = 0;
  rate = new ClaimRate(() => now, CLAIM_RATE);
});

const asking = (count: number, isPending: boolean) => ({
  claims: Array.from({ length: count }, () => ({ hash: "a".repeat(64), isPending })),
});
/** How many such requests are served at once. */
function served(kiosk: string, request: ReturnType<typeof asking>): number {
  let count = 0;
  while (rate.admits(kiosk, request) && count < 10_000) count += 1;
  return count;
}

test("a kiosk that claims a week at the gate's hello, and 500 payments that wait every 5 s, is served", () => {
  for (let batch = 0; batch < 8; batch += 1) {
    expect(rate.admits("kiosk1", asking(MAX_CLAIMS, false))).toBe(true);
  }
  for (let round = 0; round < 100; round += 1) {
    expect(rate.admits("kiosk1", asking(MAX_CLAIMS, true))).toBe(true);
    now += 5_000;
  }
});

test("a kiosk that asks without end has 2,000 look-ups at once, then 200 a second; others have theirs", () => {
  expect(served("kiosk1", asking(MAX_CLAIMS, true))).toBe(3);
  expect(served("kiosk1", asking(0, true))).toBe(2_000 - 3 * (MAX_CLAIMS + 1));
  now += 1_000;
  expect(served("kiosk1", asking(1, true))).toBe(100);
  expect(served("kiosk2", asking(0, true))).toBe(2_000);
});
