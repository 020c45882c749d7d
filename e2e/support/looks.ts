/** The ways to look at a screen: every language, normal and high contrast, upright and lying (requirement A1). */
import { test as base, type Page } from "@playwright/test";
import { seedConfiguration } from "../../sandbox/configuration/seed.ts";
import { ACCENT_PROPERTIES } from "../../src/ui/accent.ts";
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

/** In whose looks contrast is measured from pixels too: colours do not go by words. */
const MEASURED_BY_PIXELS: readonly string[] = ["de", "ar"];

const OTHER_SCRIPTS: readonly string[] = ["ar", "uk", "he", "zh-Hans"];

/** What a screen has to keep in a language. English words may stand in none of another script. */
export function rulesIn(locale: string): Rules {
  return {
    ...LIMITS,
    forbidden: OTHER_SCRIPTS.includes(locale) ? forbiddenIn(locale) : [],
    ...(!MEASURED_BY_PIXELS.includes(locale) && { contrast: null }),
  };
}

/** English words of the kiosk; but what the restaurant says itself it says in its own languages only. */
function forbiddenIn(locale: string): readonly string[] {
  const isGiven = (text: string) =>
    !seedConfiguration.locales.enabled.includes(locale) && GIVEN.includes(text);
  return englishTexts().filter((text) => !isGiven(text));
}

/** One way to look at a screen. */
export type Way = {
  readonly contrast: keyof typeof LEAST_CONTRAST;
  readonly orientation: keyof typeof VIEWPORTS;
};

export const UPRIGHT: readonly Way[] = [{ contrast: "normal", orientation: "portrait" }];
export const BOTH_WAYS_UP: readonly Way[] = [
  ...UPRIGHT,
  { contrast: "normal", orientation: "landscape" },
];
/** Each differs from the one before it in one thing. */
export const EVERY_WAY: readonly Way[] = [
  ...BOTH_WAYS_UP,
  { contrast: "high", orientation: "landscape" },
  { contrast: "high", orientation: "portrait" },
];

/**
 * Fails, naming each, for everything that is wrong with the screen in any of these ways. It ends as every page begins:
 * upright, in normal contrast.
 */
export async function inspectIn(
  ways: readonly Way[],
  page: Page,
  screen: string,
  rules: Rules,
): Promise<void> {
  const { reach, ...anyWayUp } = rules;
  for (const { contrast, orientation } of ways) {
    await page.setViewportSize(VIEWPORTS[orientation]);
    await showContrast(page, contrast);
    const least = {
      contrast: LEAST_CONTRAST[contrast],
      ...anyWayUp,
      // A lying screen is low as it is.
      ...(orientation === "portrait" && reach !== undefined && { reach }),
    };
    await inspect(page, `${screen}, ${contrast} contrast, ${orientation}`, least);
  }
  await showContrast(page, "normal");
  await page.setViewportSize(VIEWPORTS.portrait);
  await waitUntilIdle(page);
}

declare global {
  interface Window {
    /** The outlet's accent, while high contrast has none. */
    accentAside?: Record<string, string>;
  }
}

/**
 * Does to the page's root what the switch in the access bar does, which a dialog may lie over. That nothing else goes by
 * it is shown by `access-checker.spec.ts`.
 */
export async function showContrast(page: Page, contrast: Way["contrast"]): Promise<void> {
  await page.evaluate(changeRoot, { contrast, accent: [...ACCENT_PROPERTIES] });
}

/** Runs in the page. */
function changeRoot(given: { contrast: Way["contrast"]; accent: string[] }): void {
  const { dataset, style } = document.documentElement;
  dataset.contrast = given.contrast;
  if (given.contrast === "high") {
    window.accentAside ??= Object.fromEntries(
      given.accent.map((name) => [name, style.getPropertyValue(name)]),
    );
    for (const name of given.accent) style.removeProperty(name);
    return;
  }
  for (const [name, value] of Object.entries(window.accentAside ?? {})) {
    style.setProperty(name, value);
  }
  delete window.accentAside;
}

/** Looks cost a second or two each: what `count` of them may take, with the journey between. */
export function allowForLooks(count: number): void {
  base.setTimeout(90_000 + count * 10_000);
}
