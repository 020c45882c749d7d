import { describe, expect, it } from "vitest";
import { createDarkness, troubleOf } from "./camera.ts";
import { brightnessOf } from "./picture.ts";

describe("a camera", () => {
  it.each([
    ["NotAllowedError", "refused"],
    ["SecurityError", "refused"],
    ["NotFoundError", "absent"],
    ["OverconstrainedError", "absent"],
    ["NotReadableError", "busy"],
    ["AbortError", "busy"],
    ["TypeError", "failed"],
  ])("that reports %s is %s", (name, trouble) => {
    expect(troubleOf(new DOMException("no", name))).toBe(trouble);
  });

  it("is black when it shows nothing for a while, not while it adapts to the light", () => {
    const isDark = createDarkness();
    expect([0, 1_000, 2_000].map((at) => isDark(16, at))).toEqual([false, false, false]);
    expect(isDark(90, 2_200)).toBe(false);
    expect([2_300, 4_000, 4_900].map((at) => isDark(16, at))).toEqual([false, false, true]);
  });

  it("has the brightness of its picture", () => {
    const grey = (level: number) => new Uint8ClampedArray(640 * 480 * 4).fill(level);
    expect(brightnessOf({ data: grey(0) })).toBe(0);
    expect(brightnessOf({ data: grey(128) })).toBe(128);
  });
});
