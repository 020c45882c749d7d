import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, resolveAccent } from "./accent.ts";

const SHEET = "#fffdf8";
const TABLE = "#f4ede1";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("the outlet's accent", () => {
  it("is not changed if everything drawn with it is legible", () => {
    const accent = resolveAccent("#A11B3F");
    expect(accent).toMatchObject({ fill: "#a11b3f", onFill: "#ffffff", adjusted: false });
  });

  it("is darkened if text or outlines would be illegible, which is reported to staff", () => {
    const accent = resolveAccent("#ffd400");
    expect(accent.adjusted).toBe(true);
    expect(accent.fill).not.toBe("#ffd400");
  });

  it("is legible for any configured colour", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const { fill, onFill } = resolveAccent(colour);
        expect(contrastRatio(fill, onFill)).toBeGreaterThanOrEqual(6.95);
        expect(contrastRatio(fill, SHEET)).toBeGreaterThanOrEqual(2.97);
        expect(contrastRatio(fill, TABLE)).toBeGreaterThanOrEqual(2.97);
      }),
      { numRuns: 2_000 },
    );
  });

  it("accepts short colours, and falls back to the default for an invalid one", () => {
    expect(resolveAccent("#036")).toEqual(resolveAccent("#003366"));
    expect(resolveAccent("raspberry")).toMatchObject({ fill: "#a11b3f", adjusted: true });
  });
});
