/** How screens are inspected: in every language, in normal and high contrast, in portrait and landscape (requirement A1). */
import { test as base, type Page } from "@playwright/test";
import { seedConfiguration } from "../../sandbox/configuration/seed.ts";
import { GIVEN } from "./given-words.ts";
import { inspect, type Rules, waitUntilIdle } from "./inspect.ts";
import { englishTexts } from "./say.ts";

/** Requirements A2 and A4, in CSS px of the 1080 × 1920 drawing. */
export const LIMITS = { target: 48, mainTarget: 88, apart: 8, text: 24 };
/** Requirement A3. */
export const LEAST_CONTRAST = { normal: 4.5, high: 7 } as const;

export const VIEWPORTS = {
  portrait: { width: 1080, height: 1920 },
  landscape: { width: 1920, height: 1080 },
} as const;

/** The languages that the kiosk has texts in. */
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

/** The languages of an outlet that offers this one: as many as fit in one row. */
export function offering(locale: string): string[] {
  return [...new Set([locale, "en", "de", "ar"])];
}

/** The languages in which contrast is also measured from pixels: colours do not depend on the language. */
const MEASURED_BY_PIXELS: readonly string[] = ["de", "ar"];

const OTHER_SCRIPTS: readonly string[] = ["ar", "uk", "he", "zh-Hans"];

/** The rules for a screen in a language. One in another script must not contain English words. */
export function rulesIn(locale: string): Rules {
  return {
    ...LIMITS,
    forbidden: OTHER_SCRIPTS.includes(locale) ? forbiddenIn(locale) : [],
    ...(!MEASURED_BY_PIXELS.includes(locale) && { contrast: null }),
  };
}

/** The kiosk's own English texts; the restaurant's texts exist in its own languages only. */
function forbiddenIn(locale: string): readonly string[] {
  const isGiven = (text: string) =>
    !seedConfiguration.locales.enabled.includes(locale) && GIVEN.includes(text);
  return englishTexts().filter((text) => !isGiven(text));
}

/** Contrast and orientation of a screen. */
export type DisplayMode = {
  readonly contrast: keyof typeof LEAST_CONTRAST;
  readonly orientation: keyof typeof VIEWPORTS;
};

export const BOTH_ORIENTATIONS: readonly DisplayMode[] = [
  { contrast: "normal", orientation: "portrait" },
  { contrast: "normal", orientation: "landscape" },
];
/** Each differs from the one before it in one thing. */
export const EVERY_MODE: readonly DisplayMode[] = [
  ...BOTH_ORIENTATIONS,
  { contrast: "high", orientation: "landscape" },
  { contrast: "high", orientation: "portrait" },
];

/**
 * Inspects the screen in each of these modes; fails with every violation. Afterwards the page is as at its beginning: in
 * portrait and normal contrast.
 */
export async function inspectIn(
  modes: readonly DisplayMode[],
  page: Page,
  screen: string,
  rules: Rules,
): Promise<void> {
  const { reach, ...otherRules } = rules;
  for (const { contrast, orientation } of modes) {
    await page.setViewportSize(VIEWPORTS[orientation]);
    await showContrast(page, contrast);
    const least = {
      contrast: LEAST_CONTRAST[contrast],
      ...otherRules,
      // A landscape screen is within reach as it is.
      ...(orientation === "portrait" && reach !== undefined && { reach }),
    };
    await inspect(page, `${screen}, ${contrast} contrast, ${orientation}`, least);
  }
  await showContrast(page, "normal");
  await page.setViewportSize(VIEWPORTS.portrait);
  await waitUntilIdle(page);
}

/**
 * Changes the page's root as the switch in the access bar does, which a dialog may cover. `access-checker.spec.ts` shows
 * that nothing else depends on the switch.
 */
export async function showContrast(page: Page, contrast: DisplayMode["contrast"]): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.contrast = value;
  }, contrast);
}

/** Sets the time-out of tests with this many inspections, a second or two each, and the journey between them. */
export function allowForInspections(count: number): void {
  base.setTimeout(90_000 + count * 10_000);
}
