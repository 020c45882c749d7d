/**
 * An outlet's theme from its colour and mood: values of the design's tokens (src/ui/tokens.css), every contrast of
 * requirement A3 kept. High contrast has no theme: the page shows it in black and white.
 */
import type { Brand, HeadlineFont } from "./brand.ts";
import { darkenedUntil, hexOf, type Lch, lchOf, mixed } from "./colors.ts";
import { RECIPES, type Recipe } from "./moods.ts";

export type Theme = {
  /** CSS custom properties that differ from the kiosk's own look, by name. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly headlineFont: HeadlineFont;
  /** The outlet's colour, if another is shown because it would not be legible. */
  readonly adjusted: { readonly wanted: string; readonly shown: string } | null;
};

const TEXT_RATIO = 4.6;
const CONTROL_RATIO = 3.05;
const WHITE = "#ffffff";
const BLACK = "#000000";

/** Lightness and chroma of the kiosk's own papers; a mood changes hue and chroma. */
const PAPERS = {
  "--sheet": [0.994, 0.007],
  "--table": [0.948, 0.018],
  "--rail": [0.896, 0.029],
  "--access": [0.854, 0.035],
  "--hairline": [0.854, 0.035],
  "--paper-edge": [0.881, 0.03],
  "--access-line": [0.782, 0.049],
  "--behind-sheet": [0.811, 0.033],
  "--cream": [0.97, 0.031],
} as const;
type Surfaces = Readonly<Record<"--sheet" | "--table" | "--rail" | "--access", string>>;
/** Those of the kiosk's own look, on which an outlet's colour is drawn without a mood. */
const OWN_SURFACES: Surfaces = {
  "--sheet": "#fffdf8",
  "--table": "#f4ede1",
  "--rail": "#e7dbc8",
  "--access": "#dccdb6",
};

/** Shares of a dark shade, as tokens.css has them. */
const SHADES = {
  "--shade-soft": 0.17,
  "--shade": 0.24,
  "--shade-strong": 0.3,
  "--scrim": 0.42,
} as const;

/** Some hues look as light as others only if they are lighter. */
const TINTS = { apricot: 0, butter: 0.02, sage: -0.008, blush: -0.012, sky: 0.004 } as const;
/** Surface, the wave on it, the tab on it. */
const TINT_STEPS = [
  { suffix: "", darker: 0, chroma: 1 },
  { suffix: "-2", darker: 0.038, chroma: 1.25 },
  { suffix: "-3", darker: 0.08, chroma: 1.42 },
] as const;

const CROCKERY = {
  "--teal-light": [0.652, 1],
  "--teal": [0.506, 1],
  "--teal-dark": [0.421, 0.86],
  "--teal-darkest": [0.331, 0.65],
} as const;

/** In rem. */
const CORNERS = {
  "--r-small": 0.8,
  "--r-key": 1.4,
  "--r-control": 2,
  "--r-card": 2.4,
  "--r-sheet": 3.6,
  "--r-tab": 2.8,
} as const;

/** Lightness of an awning in the outlet's own colour: clearly a colour beside the light stripe. */
const AWNING_LIGHTNESS = { least: 0.36, most: 0.66 };
/** Below it, both stripes are dark. */
const DARK = 0.6;

/** Without a mood only accent and awning follow the colour; without both, everything is the kiosk's own look. */
export function themeOf(brand: Pick<Brand, "color" | "mood" | "headlineFont">): Theme {
  const recipe = brand.mood === null ? null : RECIPES[brand.mood];
  const color = brand.color === null ? null : lchOf(brand.color);
  const papers = recipe && paperTokens(recipe);
  const wanted = color ?? (recipe && lchOf(recipe.accent));
  const accent = wanted && accentTokens(wanted, papers ?? OWN_SURFACES);
  const shown = accent?.["--accent"];
  return {
    tokens: {
      ...papers,
      ...(recipe && paintTokens(recipe, color)),
      ...awningTokens(recipe, color),
      ...accent,
    },
    headlineFont: brand.headlineFont ?? recipe?.headlineFont ?? "bricolage-grotesque",
    adjusted:
      color && brand.color && shown && shown !== brand.color.toLowerCase()
        ? { wanted: brand.color, shown }
        : null,
  };
}

function accentTokens(wanted: Lch, surfaces: Surfaces) {
  const drawnOn = ["--sheet", "--table", "--rail", "--access"] as const;
  const accent = darkenedUntil(wanted, [
    [WHITE, TEXT_RATIO],
    ...drawnOn.map((name) => [surfaces[name], CONTROL_RATIO] as const),
  ]);
  return {
    "--accent": accent,
    "--on-accent": WHITE,
    "--accent-edge": mixed(accent, BLACK, 0.28),
    "--accent-soft": mixed(surfaces["--sheet"], accent, 0.11),
  };
}

function paperTokens({ paper, inkHue, tints }: Recipe) {
  const paperOf = (name: keyof typeof PAPERS) => {
    const [lightness, chroma] = PAPERS[name];
    return hexOf([lightness, chroma * paper.chroma, paper.hue]);
  };
  const papers = mapped(PAPERS, paperOf);
  const shade = hexOf([0.311, 0.055, inkHue]);
  const tintTokens = tintsOf(tints);
  const below = [papers["--sheet"], papers["--table"], papers["--rail"], papers["--access"]];
  const surfaces = [...below, ...Object.values(tintTokens)];
  const against = (ratio: number) => surfaces.map((surface) => [surface, ratio] as const);
  return {
    ...papers,
    ...tintTokens,
    "--swatch-light": withAlpha(papers["--sheet"], 0.45),
    "--ink": darkenedUntil([0.222, 0.019, inkHue], against(TEXT_RATIO)),
    "--ink-2": darkenedUntil([0.337, 0.021, inkHue], against(TEXT_RATIO)),
    "--line": darkenedUntil([0.563, 0.037, inkHue], against(CONTROL_RATIO)),
    ...mapped(SHADES, (name) => withAlpha(shade, SHADES[name])),
  };
}

function tintsOf({ hues, lightness, chroma }: Recipe["tints"]): Record<string, string> {
  const named = Object.entries(TINTS).flatMap(([name, lighter], place) =>
    TINT_STEPS.map((step): [string, string] => {
      const lch = [
        lightness + lighter - step.darker,
        chroma * step.chroma,
        hues[place] ?? 0,
      ] as const;
      return [`--${name}${step.suffix}`, hexOf(lch)];
    }),
  );
  return Object.fromEntries(named);
}

/** What is painted: the backdrop with its sun, crockery, corners. */
function paintTokens({ backdrop, sun, crockery, corners }: Recipe, color: Lch | null) {
  const painted = ([l, c, h]: Lch): Lch =>
    color === null ? [l, c, h] : [l, Math.min(c, color[1]), color[2]];
  const [lightness, chroma, hue] = painted(backdrop);
  const [crockeryChroma, crockeryHue] = crockery;
  return {
    "--marigold": hexOf([lightness, chroma, hue]),
    "--marigold-light": hexOf(painted(sun)),
    "--marigold-dark": hexOf([lightness - 0.05, chroma * 1.06, hue]),
    "--marigold-shade": withAlpha(hexOf([lightness - 0.24, chroma * 0.95, hue]), 0.5),
    ...mapped(CROCKERY, (name) => {
      const [darkness, share] = CROCKERY[name];
      return hexOf([darkness, crockeryChroma * share, crockeryHue]);
    }),
    ...mapped(CORNERS, (name) => `${Number((CORNERS[name] * corners).toFixed(2))}rem`),
  };
}

function awningTokens(recipe: Recipe | null, color: Lch | null): Record<string, string> {
  const stripes = stripesOf(recipe, color);
  return {
    ...(stripes.odd && { "--awning-color": hexOf(stripes.odd) }),
    ...(stripes.even && { "--awning-light": hexOf(stripes.even) }),
    ...(recipe && {
      "--awning-stripe": `${recipe.awning.stripeWidth.toFixed(3)}rem`,
      "--awning-drop": `${recipe.awning.drop}rem`,
    }),
  };
}

/** Absent stripes are the kiosk's own. */
function stripesOf(recipe: Recipe | null, color: Lch | null): { odd?: Lch; even?: Lch } {
  const [odd, even] = recipe?.awning.stripes ?? [];
  if (color === null) return { ...(odd && { odd }), ...(even && { even }) };
  const [lightness, chroma, hue] = color;
  const { least, most } = AWNING_LIGHTNESS;
  const own: Lch = [Math.min(most, Math.max(least, lightness)), chroma, hue];
  const isDark = even !== undefined && even[0] < DARK;
  const second: Lch | undefined = isDark ? [own[0] + 0.04, chroma, hue] : even;
  return { odd: own, ...(second && { even: second }) };
}

/** `share` of an opaque colour, as `#rrggbbaa`. */
function withAlpha(hex: string, share: number): string {
  return (
    hex +
    Math.round(share * 255)
      .toString(16)
      .padStart(2, "0")
  );
}

function mapped<Name extends string>(
  names: Readonly<Record<Name, unknown>>,
  make: (name: Name) => string,
): Record<Name, string> {
  const keys = Object.keys(names) as Name[];
  return Object.fromEntries(keys.map((name) => [name, make(name)])) as Record<Name, string>;
}
