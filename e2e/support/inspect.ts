import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { type Limits, measure } from "./measure.ts";

/** WCAG 2.2, levels A and AA, with everything that it took over from its predecessors. */
const WCAG_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Fails, naming each, for everything that is wrong with the screen as it stands (quality A1–A4). */
export async function inspect(page: Page, screen: string, limits: Limits): Promise<void> {
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
  expect.soft([...found, ...(await page.evaluate(measure, limits))], screen).toEqual([]);
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
