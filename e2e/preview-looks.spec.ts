/** The preview's own page, upright and lying, in both directions (quality A1–A4). */
import { faultsOf } from "./support/inspect.ts";
import { expect, test } from "./support/previewer.ts";
import { SPOKEN } from "./support/words.ts";

const VIEWPORTS = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
];
/** A tool for a desk as well: its parts are as small as those of other programs there. */
const RULES = { target: 24, mainTarget: 24, text: 12, forbidden: [] };

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ toolLocale: locale });

    test(`${locale}: the preview is clean to axe, upright and lying`, async ({ desk, page }) => {
      test.setTimeout(90_000);
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport);
        await page.goto(desk.url);
        await desk.previewer.drawn();
        const faults = await faultsOf(page, RULES);
        // The tool scrolls as a page does; what is below is reached.
        expect(faults.filter((fault) => !/out of the screen|the page is/.test(fault))).toEqual([]);
      }
    });
  });
}
