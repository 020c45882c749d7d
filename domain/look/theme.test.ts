import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HEADLINE_FONTS, MOODS } from "./brand.ts";
import { contrastRatio } from "./colors.ts";
import { themeOf } from "./theme.ts";

const css = readFileSync(new URL("../../src/ui/tokens.css", import.meta.url), "utf8");

/** The declarations of a rule of tokens.css, by name. */
function declared(selector: string): Readonly<Record<string, string>> {
  const from = css.indexOf(`${selector} {`);
  const rule = css.slice(from, css.indexOf("\n  }", from));
  return Object.fromEntries(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name ?? "",
      value ?? "",
    ]),
  );
}

const OWN = declared(":root");
const HIGH_CONTRAST = declared(':root[data-contrast="high"]');

const NEUTRAL_PAPERS = ["sheet", "table", "rail", "access"];
const TINTS = ["apricot", "butter", "sage", "blush", "sky"].flatMap((name) => [
  name,
  `${name}-2`,
  `${name}-3`,
]);
const BACKDROPS = ["marigold", "marigold-light", "marigold-dark", "cream", "behind-sheet"];

/** Every pair that is drawn, and its least contrast (requirement A3). */
const PAIRS: readonly (readonly [above: string, below: readonly string[], ratio: number])[] = [
  ["ink", [...NEUTRAL_PAPERS, ...TINTS, ...BACKDROPS, "accent-soft"], 4.5],
  ["ink-2", [...NEUTRAL_PAPERS, ...TINTS, "accent-soft"], 4.5],
  ["sheet", ["ink"], 4.5],
  ["white", ["ink"], 4.5],
  ["on-accent", ["accent"], 4.5],
  ["accent", [...NEUTRAL_PAPERS, "accent-soft"], 3],
  // No control with an outline is on the access band.
  ["line", ["sheet", "table", "rail", ...TINTS.filter((name) => !/\d/.test(name))], 3],
];

function problemsOf(tokens: Readonly<Record<string, string>>): string[] {
  const resolve = (name: string) => tokens[`--${name}`] ?? OWN[`--${name}`] ?? "none";
  return PAIRS.flatMap(([above, below, ratio]) =>
    below.flatMap((name) => {
      const found = contrastRatio(resolve(above), resolve(name));
      return found >= ratio ? [] : [`${above} on ${name}: ${found.toFixed(2)}`];
    }),
  );
}

const anyColor = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 0xffffff }), weight: 20 },
  {
    arbitrary: fc.constantFrom(0x000000, 0xffffff, 0xffff00, 0x00ff00, 0x0000ff, 0x808080),
    weight: 1,
  },
);
const hex = (value: number) => `#${value.toString(16).padStart(6, "0")}`;
const anyMood = fc.constantFrom(null, ...MOODS);

describe("an outlet's theme", () => {
  it("without colour and mood is the kiosk's own look", () => {
    const none = { color: null, mood: null, headlineFont: null };
    expect(themeOf(none)).toEqual({
      tokens: {},
      headlineFont: "bricolage-grotesque",
      adjusted: null,
    });
    expect(problemsOf({})).toEqual([]);
  });

  it("is legible with any colour in any mood (A3)", () => {
    fc.assert(
      fc.property(anyColor, anyMood, (color, mood) => {
        const { tokens } = themeOf({ color: hex(color), mood, headlineFont: null });
        expect(problemsOf(tokens)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it.each(MOODS)("%s is legible without a colour of the outlet's (A3)", (mood) => {
    const { tokens, adjusted } = themeOf({ color: null, mood, headlineFont: null });
    expect(problemsOf(tokens)).toEqual([]);
    expect(adjusted).toBeNull();
  });

  it("reports a colour that is shown darker, and no other", () => {
    const adjustedOf = (color: string) =>
      themeOf({ color, mood: "burger", headlineFont: null }).adjusted;
    expect(adjustedOf("#FFD400")).toMatchObject({ wanted: "#FFD400" });
    expect(adjustedOf("#A11B3F")).toBeNull();
  });

  it("has accent and awning in the outlet's colour, with or without a mood", () => {
    for (const mood of [null, ...MOODS]) {
      const { tokens } = themeOf({ color: "#1F4E9C", mood, headlineFont: null });
      expect(tokens).toMatchObject({ "--accent": "#1f4e9c", "--awning-color": "#1f4e9c" });
    }
  });

  it("looks different in each mood", () => {
    const looks = MOODS.map((mood) => themeOf({ color: null, mood, headlineFont: null }).tokens);
    for (const name of ["--accent", "--marigold", "--awning-color", "--table"]) {
      expect(new Set(looks.map((tokens) => tokens[name])).size, name).toBe(MOODS.length);
    }
  });

  it("has the outlet's headline font, else the mood's", () => {
    const fontOf = (headlineFont: (typeof HEADLINE_FONTS)[number] | null) =>
      themeOf({ color: null, mood: "fine", headlineFont }).headlineFont;
    expect(fontOf("rubik")).toBe("rubik");
    expect(fontOf(null)).toBe("playfair-display");
  });

  it("sets no token that tokens.css does not have, and high contrast replaces what carries text", () => {
    const { tokens } = themeOf({ color: "#1F4E9C", mood: "burger", headlineFont: null });
    for (const name of Object.keys(tokens)) expect(OWN, name).toHaveProperty(name);
    expect(problemsOf({ ...OWN, ...HIGH_CONTRAST })).toEqual([]);
  });

  it("has a font stack for each headline font", () => {
    for (const font of HEADLINE_FONTS.filter((name) => name !== "bricolage-grotesque")) {
      expect(css).toContain(`:root[data-headline-font="${font}"]`);
    }
  });
});
