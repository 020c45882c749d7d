/** The ready-made themes, each a recipe of a few colours from which `theme.ts` computes all others. */
import type { HeadlineFont, Mood } from "./brand.ts";
import type { Lch } from "./colors.ts";

export type Recipe = {
  /** Main actions and what is chosen, unless the outlet has a colour. */
  readonly accent: string;
  /** Hue of paper, and its chroma relative to the kiosk's own cream. */
  readonly paper: { readonly hue: number; readonly chroma: number };
  /** Hue of ink and lines. */
  readonly inkHue: number;
  /** Behind the invitation and the number, and the sun on it. */
  readonly backdrop: Lch;
  readonly sun: Lch;
  readonly awning: {
    readonly stripes: readonly [odd: Lch, even: Lch];
    /** In rem; of 108 on a portrait screen. An odd number of stripes looks the same at both ends. */
    readonly stripeWidth: number;
    /** Height of the rounded ends in rem; almost none: a straight valance. */
    readonly drop: number;
  };
  /** Hues of the five tints, in the order of `TINTS`, and what they share. */
  readonly tints: {
    readonly hues: readonly [number, number, number, number, number];
    readonly lightness: number;
    readonly chroma: number;
  };
  /** Crockery in drawn pictures: chroma and hue. */
  readonly crockery: readonly [chroma: number, hue: number];
  /** Corners relative to the kiosk's own. */
  readonly corners: number;
  readonly headlineFont: HeadlineFont;
};

export const RECIPES: Readonly<Record<Mood, Recipe>> = {
  // Wheat, crust and jam below a narrow striped awning.
  bakery: {
    accent: "#8a3b1f",
    paper: { hue: 74, chroma: 1.25 },
    inkHue: 40,
    backdrop: [0.865, 0.07, 66],
    sun: [0.925, 0.055, 76],
    awning: {
      stripes: [
        [0.62, 0.12, 38],
        [0.965, 0.025, 78],
      ],
      stripeWidth: 108 / 13,
      drop: 4.2,
    },
    tints: { hues: [62, 84, 115, 28, 215], lightness: 0.9, chroma: 0.05 },
    crockery: [0.055, 38],
    corners: 1.25,
    headlineFont: "fraunces",
  },
  // Rice paper, a red sun, and an indigo noren.
  sushi: {
    accent: "#2b3a78",
    paper: { hue: 100, chroma: 0.35 },
    inkHue: 270,
    backdrop: [0.93, 0.012, 95],
    sun: [0.735, 0.155, 30],
    awning: {
      stripes: [
        [0.35, 0.1, 268],
        [0.41, 0.108, 268],
      ],
      stripeWidth: 108 / 5,
      drop: 0.8,
    },
    tints: { hues: [45, 100, 140, 20, 245], lightness: 0.915, chroma: 0.04 },
    crockery: [0.07, 262],
    corners: 0.4,
    headlineFont: "figtree",
  },
  // Mustard and ketchup.
  burger: {
    accent: "#c2201f",
    paper: { hue: 88, chroma: 1.1 },
    inkHue: 40,
    backdrop: [0.855, 0.165, 88],
    sun: [0.91, 0.14, 95],
    awning: {
      stripes: [
        [0.53, 0.2, 28],
        [0.99, 0.01, 90],
      ],
      stripeWidth: 108 / 7,
      drop: 6,
    },
    tints: { hues: [65, 95, 125, 35, 210], lightness: 0.9, chroma: 0.085 },
    crockery: [0.16, 28],
    corners: 1.35,
    headlineFont: "rubik",
  },
  // Espresso and milk foam.
  cafe: {
    accent: "#5a3a28",
    paper: { hue: 66, chroma: 0.8 },
    inkHue: 45,
    backdrop: [0.805, 0.058, 66],
    sun: [0.905, 0.04, 76],
    awning: {
      stripes: [
        [0.36, 0.05, 45],
        [0.93, 0.025, 75],
      ],
      stripeWidth: 108 / 11,
      drop: 5,
    },
    tints: { hues: [60, 80, 130, 35, 200], lightness: 0.885, chroma: 0.036 },
    crockery: [0.045, 170],
    corners: 1,
    headlineFont: "bricolage-grotesque",
  },
  // Tomato, basil and flour.
  pizzeria: {
    accent: "#b8321b",
    paper: { hue: 80, chroma: 0.9 },
    inkHue: 35,
    backdrop: [0.79, 0.12, 40],
    sun: [0.85, 0.105, 62],
    awning: {
      stripes: [
        [0.5, 0.11, 148],
        [0.985, 0.012, 100],
      ],
      stripeWidth: 12,
      drop: 4.8,
    },
    tints: { hues: [55, 88, 138, 30, 160], lightness: 0.9, chroma: 0.068 },
    crockery: [0.1, 148],
    corners: 0.85,
    headlineFont: "bricolage-grotesque",
  },
  // Mint and leaves.
  healthy: {
    accent: "#1f6b45",
    paper: { hue: 125, chroma: 0.75 },
    inkHue: 165,
    backdrop: [0.895, 0.085, 142],
    sun: [0.945, 0.09, 118],
    awning: {
      stripes: [
        [0.67, 0.14, 142],
        [0.985, 0.02, 120],
      ],
      stripeWidth: 108 / 9,
      drop: 5.4,
    },
    tints: { hues: [80, 108, 140, 45, 190], lightness: 0.92, chroma: 0.058 },
    crockery: [0.09, 160],
    corners: 1.5,
    headlineFont: "onest",
  },
  // A night market's colours by day.
  "street-food": {
    accent: "#c2185b",
    paper: { hue: 250, chroma: 0.3 },
    inkHue: 285,
    backdrop: [0.82, 0.115, 195],
    sun: [0.9, 0.16, 100],
    awning: {
      stripes: [
        [0.64, 0.2, 40],
        [0.9, 0.16, 98],
      ],
      stripeWidth: 108 / 5,
      drop: 3,
    },
    tints: { hues: [60, 98, 150, 0, 220], lightness: 0.91, chroma: 0.085 },
    crockery: [0.13, 300],
    corners: 0.6,
    headlineFont: "oswald",
  },
  // Linen, bottle green and wine.
  fine: {
    accent: "#5c1f33",
    paper: { hue: 88, chroma: 0.55 },
    inkHue: 150,
    backdrop: [0.875, 0.036, 84],
    sun: [0.925, 0.03, 88],
    awning: {
      stripes: [
        [0.29, 0.045, 162],
        [0.345, 0.05, 162],
      ],
      stripeWidth: 108 / 9,
      drop: 0.6,
    },
    tints: { hues: [70, 92, 140, 10, 200], lightness: 0.9, chroma: 0.026 },
    crockery: [0.05, 162],
    corners: 0.3,
    headlineFont: "playfair-display",
  },
};
