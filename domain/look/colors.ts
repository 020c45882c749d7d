/** Colours in OKLCH, where equal steps of lightness look equal, and their contrast by WCAG 2. */
import { clampChroma, converter, formatHex, parseHex, wcagContrast } from "culori";

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

const toOklch = converter("oklch");
/** One step is below what anybody sees. */
const LIGHTNESS_STEP = 0.004;

/** `#rrggbb`; a colour that no screen shows loses chroma, never lightness or hue. */
export function hexOf([l, c, h]: Lch): string {
  return formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch")) ?? "#000000";
}

/** Null if the text is no colour like `#A11B3F`. */
export function lchOf(hex: string): Lch | null {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return null;
  const parsed = parseHex(hex);
  if (parsed === undefined) return null;
  const { l, c, h = 0 } = toOklch(parsed);
  return [l, c, h];
}

/** WCAG 2 contrast ratio of two colours given as `#rrggbb`. */
export const contrastRatio = (left: string, right: string): number => wcagContrast(left, right);

/** A colour to keep apart from, and the least contrast ratio to it. */
export type Against = readonly [other: string, ratio: number];

/** The colour itself, or as much darker as it takes to have the ratio to each of the others. */
export function darkenedUntil(color: Lch, against: readonly Against[]): string {
  const [, chroma, hue] = color;
  const isLegible = (hex: string) =>
    against.every(([other, ratio]) => contrastRatio(hex, other) >= ratio);
  for (let lightness = color[0]; lightness > 0; lightness -= LIGHTNESS_STEP) {
    const hex = hexOf([lightness, chroma, hue]);
    if (isLegible(hex)) return hex;
  }
  return "#000000";
}

/** `share` of the second colour over the first, both `#rrggbb`, as paint layers mix on a screen. */
export function mixed(first: string, second: string, share: number): string {
  const [a, b] = [parseHex(first), parseHex(second)];
  if (a === undefined || b === undefined) return first;
  const channel = (from: number, to: number) => from + (to - from) * share;
  return formatHex({
    mode: "rgb",
    r: channel(a.r, b.r),
    g: channel(a.g, b.g),
    b: channel(a.b, b.b),
  });
}
