import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { returnedOutcome } from "./return-message.ts";
import { shareLeft, timeLeftText } from "./time-left.ts";

describe("time left to pay", () => {
  test.each([
    [234_000, "3:54"],
    [60_000, "1:00"],
    [59_001, "1:00"],
    [9_000, "0:09"],
    [0, "0:00"],
    [-5_000, "0:00"],
    [3_600_000, "60:00"],
  ])("%i ms reads %s", (leftMs, text) => {
    expect(timeLeftText(leftMs)).toBe(text);
  });

  test("the bar never leaves its frame, whatever the clock does", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (leftMs, wholeMs) => {
        const share = shareLeft(leftMs, wholeMs);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
    expect(shareLeft(30_000, 120_000)).toBe(0.25);
  });
});

describe("the return page's message", () => {
  test.each(["success", "error", "cancel"])("%s is understood", (outcome) => {
    expect(returnedOutcome({ type: "kiosk-payment-returned", outcome })).toBe(outcome);
  });

  test("anything else is nobody's outcome", () => {
    const message = { type: "kiosk-payment-returned", outcome: "paid" };
    expect(returnedOutcome(message)).toBeNull();
    expect(returnedOutcome({ type: "kiosk-payment-returned" })).toBeNull();
    expect(returnedOutcome({ type: "else", outcome: "success" })).toBeNull();
    fc.assert(fc.property(fc.anything(), (data) => returnedOutcome(data) === null));
  });
});
