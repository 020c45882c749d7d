/** The accessibility report is itself accessible. */
import { expect, test } from "@playwright/test";
import { htmlOf } from "../scripts/access-report/html.ts";
import { accessReport } from "../scripts/access-report/report.ts";
import { toolFaults } from "./support/tool-faults.ts";

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1440, 360]) {
    test(`${colorScheme}, ${width} px: axe finds nothing in the report`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      // Without results every claim is "not shown"; a draft has the other statuses.
      for (const draft of [true, false]) {
        await page.setContent(htmlOf(accessReport({ runs: [], draft })));
        await expect(page.getByRole("heading", { level: 2, name: /^8 Hardware/ })).toBeVisible();
        expect(await toolFaults(page)).toEqual([]);
        // Tables scroll by themselves.
        const [content, screen] = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return [scrollWidth, clientWidth];
        });
        expect(content).toBeLessThanOrEqual(screen ?? 0);
      }
    });
  }
}
