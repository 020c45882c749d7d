/** The preview's own page in both orientations and text directions (requirements A1–A4). */
import { expect, test } from "./pages/previewer.ts";
import { toolFaults } from "./support/tool-faults.ts";
import { SPOKEN } from "./support/words.ts";

const VIEWPORTS = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
];
for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ toolLocale: locale });

    test(`${locale}: the preview passes axe, in both orientations`, async ({ desk, page }) => {
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport);
        await page.goto(desk.url);
        await desk.previewer.drawn();
        expect(await toolFaults(page)).toEqual([]);
      }
    });
  });
}
