import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { contrastFaults } from "./contrast.ts";
import { type Limits, measure } from "./measure.ts";
import { spacingFaults } from "./spacing.ts";

/** WCAG 2.2, levels A and AA, including its predecessors. */
const WCAG_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules for a screen (requirements A1–A5). */
export type Rules = Limits & {
  /** CSS px between any two controls. */
  readonly apart: number;
  /** Share of the screen's height, from below, that contains every control: not checked by default. */
  readonly reach?: number;
  /**
   * Minimum contrast of any text with the pixels behind it: 4.5 unless high contrast is on. Null: axe's check by styles
   * is enough.
   */
  readonly contrast?: number | null;
};

/** Fails with a list of everything that is wrong with the current screen. */
export async function inspect(page: Page, screen: string, rules: Rules): Promise<void> {
  expect.soft(await faultsOf(page, rules), screen).toEqual([]);
}

/** Everything that is wrong with the current screen, as text. */
export async function faultsOf(
  page: Page,
  { contrast = 4.5, apart, reach, ...limits }: Rules,
): Promise<string[]> {
  await waitUntilIdle(page);
  const { violations } = await new AxeBuilder({ page })
    // All in this page: frames are left out, and another page for each result would cost as much as the check.
    .setLegacyMode()
    .options({ resultTypes: ["violations"], iframes: false, preload: false })
    .withTags(WCAG_TAGS)
    // The provider's page is not ours.
    .exclude("iframe")
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary ?? ""}`),
  );
  const measured = await measure(page, limits);
  // Waits until recent changes are stable.
  await waitUntilIdle(page);
  const spaced = await spacingFaults(page, { apart, reach: reach ?? null });
  const unread = contrast === null ? [] : await contrastFaults(page, contrast);
  return [...found, ...measured, ...spaced, ...unread];
}

/** Sheets have opened, animations have ended, colours have changed. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(isStill, undefined);
}

/** Runs in the page. */
function isStill(): boolean {
  return !document.getAnimations().some(({ effect, playState }) => {
    if (!(effect instanceof KeyframeEffect) || playState !== "running") return false;
    if (effect.getComputedTiming().iterations === Infinity) return false;
    // An animation out of view or behind the screen is paused until it is visible.
    return effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
  });
}
