/** The colours that a logo suggests for its outlet. */

const MOST = 3;
/** Enough of any picture: the result does not change with more. */
const MOST_PIXELS = 40_000;
/** Difference of the strongest and the weakest channel: whites, greys and blacks are paper or letters, not a brand. */
const LEAST_SATURATION = 64;
const LEAST_ALPHA = 128;
/** Bits of each channel that are dropped, so that the shades of an edge count together. */
const SHIFT = 4;
/** Distance in RGB below which two colours are shades of one. */
const SAME_COLOR = 90;
/** Share of the strongest colour's weight below which another is a detail. */
const LEAST_SHARE = 0.06;

type Rgb = readonly [red: number, green: number, blue: number];
type Cluster = { readonly color: Rgb; readonly weight: number };

/** Up to three colours as `#rrggbb`, by area and saturation. `pixels` are RGBA, as a canvas has them. */
export function suggestColors(pixels: Uint8ClampedArray): string[] {
  const chosen: Cluster[] = [];
  for (const cluster of clustersOf(pixels)) {
    const isShade = chosen.some(({ color }) => distance(color, cluster.color) < SAME_COLOR);
    const isDetail = cluster.weight < LEAST_SHARE * (chosen[0]?.weight ?? 0);
    if (!isShade && !isDetail) chosen.push(cluster);
    if (chosen.length === MOST) break;
  }
  return chosen.map(({ color }) => toHex(color));
}

/** Mean colours of coloured pixels that are alike, by their number and saturation. */
function clustersOf(pixels: Uint8ClampedArray): readonly Cluster[] {
  const bins = new Map<number, { sum: [number, number, number]; count: number }>();
  const step = 4 * Math.max(1, Math.ceil(pixels.length / 4 / MOST_PIXELS));
  for (let at = 0; at + 3 < pixels.length; at += step) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < LEAST_ALPHA || saturation([red, green, blue]) < LEAST_SATURATION) continue;
    const key = ((red >> SHIFT) << 16) | ((green >> SHIFT) << 8) | (blue >> SHIFT);
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 };
    bin.sum[0] += red;
    bin.sum[1] += green;
    bin.sum[2] += blue;
    bin.count += 1;
    bins.set(key, bin);
  }
  return [...bins.values()]
    .map(({ sum, count }): Cluster => {
      const color: Rgb = [sum[0] / count, sum[1] / count, sum[2] / count];
      return { color, weight: count * saturation(color) };
    })
    .sort((one, other) => other.weight - one.weight);
}

function saturation(color: Rgb): number {
  return Math.max(...color) - Math.min(...color);
}

function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}
