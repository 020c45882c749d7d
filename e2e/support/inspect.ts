import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { contrastFaults } from "./contrast.ts";
import { type Limits, measure } from "./measure.ts";
import { spacingFaults } from "./spacing.ts";

/** WCAG 2.2, levels A and AA, with everything that it took over from its predecessors. */
const WCAG_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What a screen has to keep (quality A1–A5). */
export type Rules = Limits & {
  /** CSS px between any two controls. */
  readonly apart: number;
  /** Share of the screen's height, from below, in which every control is: not asked unless it is given. */
  readonly reach?: number;
  /** Least contrast of any text with what is behind it: 4.5 unless somebody has asked for more. */
  readonly contrast?: number;
};

/** Fails, naming each, for everything that is wrong with the screen as it stands. */
export async function inspect(page: Page, screen: string, rules: Rules): Promise<void> {
  expect.soft(await faultsOf(page, rules), screen).toEqual([]);
}

/** Everything that is wrong with the screen as it stands, in words. */
export async function faultsOf(
  page: Page,
  { contrast = 4.5, apart, reach, ...limits }: Rules,
): Promise<string[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], iframes: false, preload: false })
    .withTags(WCAG_TAGS)
    // The provider's page is the provider's.
    .exclude("iframe")
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary ?? ""}`),
  );
  const measured = await page.evaluate(measure, limits);
  // What came meanwhile has come to rest.
  await settled(page);
  const spaced = await page.evaluate(spacingFaults, { apart, reach: reach ?? null });
  return [...found, ...measured, ...spaced, ...(await contrastFaults(page, contrast))];
}

/** Sheets have risen, dishes have hopped. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
  });
}
