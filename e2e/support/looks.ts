/** The ways to look at a screen: every language, normal and high contrast, upright and lying (quality A1). */
import { test as base } from "@playwright/test";
import { seedConfiguration } from "../../sandbox/configuration/seed.ts";
import { GIVEN } from "./given-words.ts";
import type { Rules } from "./inspect.ts";
import { englishTexts } from "./say.ts";

/** Quality A2 and A4, in CSS px of the 1080 × 1920 drawing. */
const LIMITS = { target: 48, mainTarget: 88, apart: 8, text: 24 };
/** Quality A3. */
const LEAST_CONTRAST = { normal: 4.5, high: 7 } as const;

export const VIEWPORTS = {
  portrait: { width: 1080, height: 1920 },
  landscape: { width: 1920, height: 1080 },
} as const;

/** What the kiosk ships with. */
export const LANGUAGES = [
  "en",
  "de",
  "tr",
  "ar",
  "fr",
  "es",
  "it",
  "pt",
  "pl",
  "uk",
  "he",
  "zh-Hans",
] as const;

/** Languages of an outlet that offers this one: as many as stand in one row. */
export function offering(locale: string): string[] {
  return [...new Set([locale, "en", "de", "ar"])];
}

const OTHER_SCRIPTS: readonly string[] = ["ar", "uk", "he", "zh-Hans"];

/** English words of the kiosk; but what the restaurant says itself it says in its own languages only. */
function forbiddenIn(locale: string): readonly string[] {
  const isGiven = (text: string) =>
    !seedConfiguration.locales.enabled.includes(locale) && GIVEN.includes(text);
  return englishTexts().filter((text) => !isGiven(text));
}

export type Look = {
  readonly name: string;
  readonly locale: string;
  readonly contrast: "normal" | "high";
  readonly viewport: { readonly width: number; readonly height: number };
  /** Every screen is looked at in the other orientation too. */
  readonly isTurned?: boolean;
  readonly rules: Rules;
};

/** Every look in these languages. English words may stand in none of another script. */
export function looksIn(locales: readonly string[]): Look[] {
  return locales.flatMap((locale) =>
    (["normal", "high"] as const).flatMap((contrast) =>
      Object.entries(VIEWPORTS).map(([orientation, viewport]) => ({
        name: `${locale}, ${contrast} contrast, ${orientation}`,
        locale,
        contrast,
        viewport,
        rules: {
          ...LIMITS,
          contrast: LEAST_CONTRAST[contrast],
          forbidden: OTHER_SCRIPTS.includes(locale) ? forbiddenIn(locale) : [],
        },
      })),
    ),
  );
}

/** One look in each of these languages, each from another side than the one before it. */
export function oneLookEach(locales: readonly string[]): Look[] {
  return locales.flatMap((locale, place) => {
    const looks = looksIn([locale]);
    return looks.slice(place % looks.length).slice(0, 1);
  });
}

/** A look in this contrast that turns the screen: upright and lying at every stop. */
export function turned(locale: string, contrast: "normal" | "high"): Look[] {
  const [look] = looksIn([locale]).filter((each) => each.contrast === contrast);
  return look ? [{ ...look, name: `${locale}, ${contrast} contrast`, isTurned: true }] : [];
}

/** Looks cost two to three seconds each: what `count` of them may take, with the journey between. */
export function allowForLooks(count: number): void {
  base.setTimeout(90_000 + count * 12_000);
}
