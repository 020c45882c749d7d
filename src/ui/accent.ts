/** The outlet's accent colour, made legible: darkened until everything drawn with it has enough contrast. */

type Rgb = readonly [red: number, green: number, blue: number];

export type Accent = {
  /** Fill of main actions, outline of the chosen option. */
  readonly fill: string;
  /** Text on the fill. */
  readonly onFill: string;
  /** The lower edge of a main action: 28 % darker. */
  readonly edge: string;
  /** Surface of the chosen option: about 11 % accent on sheet. */
  readonly soft: string;
  /** Whether the outlet's colour had to be changed, which is reported to staff. */
  readonly adjusted: boolean;
};

const SHEET: Rgb = [255, 253, 248];
const TABLE: Rgb = [244, 237, 225];
const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [35, 24, 21];
const FALLBACK = "#a11b3f";

const WORDS_RATIO = 7;
const OUTLINE_RATIO = 3;
const DARKENING_STEP = 0.04;

/** An accent from any colour; an invalid one gives the default. */
export function resolveAccent(hex: string): Accent {
  const wanted = parseHex(hex);
  let colour = wanted ?? parseHex(FALLBACK) ?? INK;
  while (!isLegible(colour)) colour = mix(colour, [0, 0, 0], DARKENING_STEP);
  const adjusted = wanted === null || toHex(colour) !== toHex(wanted);
  return {
    fill: toHex(colour),
    onFill: contrast(colour, WHITE) >= contrast(colour, INK) ? toHex(WHITE) : toHex(INK),
    edge: toHex(mix(colour, [0, 0, 0], 0.28)),
    soft: toHex(mix(SHEET, colour, 0.11)),
    adjusted,
  };
}

/** CSS custom properties of the accent. */
export const ACCENT_PROPERTIES = [
  "--accent",
  "--on-accent",
  "--accent-edge",
  "--accent-soft",
] as const;

/** Sets the accent on an element's style; high contrast has no accent of its own. */
export function applyAccent(style: CSSStyleDeclaration, hex: string, highContrast: boolean): void {
  const { fill, onFill, edge, soft } = resolveAccent(hex);
  const values = {
    "--accent": fill,
    "--on-accent": onFill,
    "--accent-edge": edge,
    "--accent-soft": soft,
  } satisfies Record<(typeof ACCENT_PROPERTIES)[number], string>;
  for (const name of ACCENT_PROPERTIES) {
    if (highContrast) style.removeProperty(name);
    else style.setProperty(name, values[name]);
  }
}

function isLegible(colour: Rgb): boolean {
  const words = Math.max(contrast(colour, WHITE), contrast(colour, INK));
  const outline = Math.min(contrast(colour, SHEET), contrast(colour, TABLE));
  return words >= WORDS_RATIO && outline >= OUTLINE_RATIO;
}

/** WCAG 2 contrast ratio of two colours given as #rrggbb; 1 if either is invalid. */
export function contrastRatio(left: string, right: string): number {
  const [a, b] = [parseHex(left), parseHex(right)];
  return a && b ? contrast(a, b) : 1;
}

function contrast(left: Rgb, right: Rgb): number {
  const [a, b] = [luminance(left), luminance(right)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (a: number, b: number) => a + (b - a) * share;
  return [channel(from[0], to[0]), channel(from[1], to[1]), channel(from[2], to[2])];
}

function parseHex(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  const long = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : text;
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(long);
  if (!found) return null;
  const channel = (index: number) => Number.parseInt(found[index] ?? "0", 16);
  return [channel(1), channel(2), channel(3)];
}

function toHex(colour: Rgb): string {
  const channel = (value: number) => Math.round(value).toString(16).padStart(2, "0");
  return `#${colour.map(channel).join("")}`;
}
