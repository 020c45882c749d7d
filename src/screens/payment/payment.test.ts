import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { visiblePart } from "./page-view.ts";
import { endOf, shareLeft, timeLeftText } from "./time-left.ts";
import { returnedOutcome } from "./use-payment-return.ts";

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

  test("is counted from the moment the host sent it, by the monotonic clock", () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    try {
      const view = { expiresInMs: 300_000 };
      const end = endOf(view);
      vi.setSystemTime(Date.now() + 3_600_000);
      vi.advanceTimersByTime(60_000);
      // When rendered again, it continues.
      expect(endOf(view)).toBe(end);
      expect(timeLeftText(endOf(view) - performance.now())).toBe("4:00");
      expect(timeLeftText(endOf({ expiresInMs: 240_000 }) - performance.now())).toBe("4:00");
    } finally {
      vi.useRealTimers();
    }
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
  test.each(["success", "error", "cancel"])("accepts %s", (outcome) => {
    expect(returnedOutcome({ type: "kiosk-payment-returned", outcome })).toBe(outcome);
  });

  test("anything else is no outcome", () => {
    const message = { type: "kiosk-payment-returned", outcome: "paid" };
    expect(returnedOutcome(message)).toBeNull();
    expect(returnedOutcome({ type: "kiosk-payment-returned" })).toBeNull();
    expect(returnedOutcome({ type: "else", outcome: "success" })).toBeNull();
    fc.assert(fc.property(fc.anything(), (data) => returnedOutcome(data) === null));
  });
});

describe("the place of the payment page", () => {
  const area = { left: 0, top: 128, right: 1080, bottom: 1600 };

  test("is that of its element, in whole pixels", () => {
    const element = { left: 40.4, top: 400.6, right: 1040.2, bottom: 1500.5 };
    expect(visiblePart(element, area)).toEqual({ x: 40, y: 401, width: 1000, height: 1100 });
  });

  test("ends with the area: the view never covers the bars above and below", () => {
    const element = { left: 40, top: 100, right: 1040, bottom: 1900 };
    expect(visiblePart(element, area)).toEqual({ x: 40, y: 128, width: 1000, height: 1472 });
  });

  test("is null once it is scrolled out of view", () => {
    expect(visiblePart({ left: 40, top: 1600, right: 1040, bottom: 1900 }, area)).toBeNull();
    expect(visiblePart({ left: 40, top: -900, right: 1040, bottom: 128 }, area)).toBeNull();
  });

  test("is always one that the shell accepts, and within the area", () => {
    const edges = fc
      .tuple(...Array.from({ length: 4 }, () => fc.double({ min: -3000, max: 3000, noNaN: true })))
      .map(([left = 0, top = 0, width = 0, height = 0]) => ({
        left,
        top,
        right: left + Math.abs(width),
        bottom: top + Math.abs(height),
      }));
    fc.assert(
      fc.property(edges, (element) => {
        const part = visiblePart(element, area);
        if (part === null) return;
        expect(Object.values(part).every((side) => Number.isInteger(side) && side >= 0)).toBe(true);
        expect(part.x + part.width).toBeLessThanOrEqual(area.right);
        expect(part.y).toBeGreaterThanOrEqual(area.top);
        expect(part.y + part.height).toBeLessThanOrEqual(area.bottom);
      }),
    );
  });
});
