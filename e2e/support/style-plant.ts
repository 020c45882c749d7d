import type { Page } from "@playwright/test";

/** Adds a style sheet of the test while `look` runs. */
export async function withStyle<Found>(
  page: Page,
  css: string,
  look: () => Promise<Found>,
): Promise<Found> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
  const found = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return found;
}
