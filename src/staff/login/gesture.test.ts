import { describe, expect, test } from "vitest";
import { isInCorner, type Taps, tapped } from "./gesture.ts";

const PORTRAIT = { width: 1080, isRightToLeft: false, rem: 10 };

describe("the corner", () => {
  test("is the upper one at the start of the reading direction", () => {
    expect(isInCorner({ x: 5, y: 5 }, PORTRAIT)).toBe(true);
    expect(isInCorner({ x: 1075, y: 5 }, PORTRAIT)).toBe(false);
    expect(isInCorner({ x: 5, y: 1900 }, PORTRAIT)).toBe(false);
  });

  test("is on the other side in right-to-left languages, and grows with the screen", () => {
    const arabic = { ...PORTRAIT, isRightToLeft: true };
    expect(isInCorner({ x: 1075, y: 5 }, arabic)).toBe(true);
    expect(isInCorner({ x: 5, y: 5 }, arabic)).toBe(false);
    expect(isInCorner({ x: 300, y: 5 }, PORTRAIT)).toBe(false);
    expect(isInCorner({ x: 300, y: 5 }, { ...PORTRAIT, rem: 20 })).toBe(true);
  });
});

describe("taps", () => {
  const openedBy = (...events: readonly (readonly [number, boolean])[]) => {
    let taps: Taps = [];
    return events.map(([at, counts]) => {
      const result = tapped(taps, at, counts);
      taps = result.taps;
      return result.opens;
    });
  };

  test("open the PIN pad at the fourth within two and a half seconds, and then start again", () => {
    const quick = [0, 500, 1_000, 1_500, 2_000].map((at) => [at, true] as const);
    expect(openedBy(...quick)).toEqual([false, false, false, true, false]);
  });

  test("that are too slow never open", () => {
    const slow = [0, 1_000, 2_000, 3_000, 4_000, 5_000].map((at) => [at, true] as const);
    expect(openedBy(...slow)).not.toContain(true);
  });

  test("elsewhere, or on a control, start again", () => {
    expect(openedBy([0, true], [100, true], [200, true], [300, false], [400, true])).not.toContain(
      true,
    );
  });
});
