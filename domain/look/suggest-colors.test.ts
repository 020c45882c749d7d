import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { suggestColors } from "./suggest-colors.ts";

type Pixel = readonly [number, number, number, number?];
const RED: Pixel = [194, 32, 31];
const BLUE: Pixel = [31, 78, 156];
const GREEN: Pixel = [40, 140, 70];
const YELLOW: Pixel = [250, 200, 30];
const WHITE: Pixel = [255, 255, 255];
const BLACK: Pixel = [20, 20, 20];

/** A picture of so many pixels of each colour. */
function picture(...parts: readonly (readonly [pixel: Pixel, count: number])[]): Uint8ClampedArray {
  const pixels = parts.flatMap(([[red, green, blue, alpha = 255], count]) =>
    Array.from({ length: count }, () => [red, green, blue, alpha]),
  );
  return Uint8ClampedArray.from(pixels.flat());
}

describe("the colours of a logo", () => {
  it("are its saturated ones, the largest first", () => {
    const logo = picture([WHITE, 5_000], [BLUE, 300], [RED, 900], [BLACK, 800]);
    expect(suggestColors(logo)).toEqual(["#c2201f", "#1f4e9c"]);
  });

  it("are no background: white, grey, black or transparent", () => {
    const none = picture([WHITE, 50], [BLACK, 50], [[128, 130, 126], 50], [[255, 0, 0, 0], 50]);
    expect(suggestColors(none)).toEqual([]);
  });

  it("are a saturated ground, too, below white letters", () => {
    expect(suggestColors(picture([GREEN, 900], [WHITE, 200]))).toEqual(["#288c46"]);
  });

  it("are at most three, and no shades of another or details", () => {
    const shade: Pixel = [210, 50, 45];
    const four = picture([RED, 900], [shade, 700], [BLUE, 600], [GREEN, 500], [YELLOW, 100]);
    expect(suggestColors(four)).toEqual(["#c2201f", "#1f4e9c", "#288c46"]);
    expect(suggestColors(picture([RED, 2_000], [BLUE, 20]))).toEqual(["#c2201f"]);
  });

  it("are found in a picture of any size, and in any pixels", () => {
    expect(suggestColors(picture([WHITE, 120_000], [RED, 120_000]))).toEqual(["#c2201f"]);
    fc.assert(
      fc.property(fc.uint8ClampedArray({ maxLength: 400 }), (pixels) => {
        const found = suggestColors(pixels);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const color of found) expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});
