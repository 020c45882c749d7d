/** The accessibility report is itself accessible. */
import { expect, test } from "@playwright/test";
import { htmlOf } from "../scripts/access-report/html.ts";
import { accessReport, type Report } from "../scripts/access-report/report.ts";
import { faultsOf } from "./support/inspect.ts";

/** A page to be read at a desk: links in it are as small as those of other pages. */
const RULES = { target: 24, mainTarget: 24, apart: 0, text: 12, forbidden: [], contrast: null };

/** The first rows of each chapter; axe takes a minute for all of them. */
const ROWS = 4;

function shortened({ chapters, ...rest }: Report): Report {
  return {
    ...rest,
    chapters: chapters.map(({ rows, ...chapter }) => ({ ...chapter, rows: rows.slice(0, ROWS) })),
  };
}

for (const { colorScheme, width } of [
  { colorScheme: "light", width: 1440 },
  { colorScheme: "dark", width: 360 },
] as const) {
  test(`${colorScheme}, ${width} px: axe finds nothing in the report`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    // Without results every claim is "not shown"; a draft has the other statuses.
    for (const draft of [true, false]) {
      await page.setContent(htmlOf(shortened(accessReport({ runs: [], draft }))));
      await expect(page.getByRole("heading", { level: 2, name: /^8 Hardware/ })).toBeVisible();
      const faults = await faultsOf(page, RULES);
      // It scrolls like a page, downwards only.
      expect(
        faults.filter((fault) => !/out of the screen|the page is \d+ high/.test(fault)),
      ).toEqual([]);
    }
  });
}
