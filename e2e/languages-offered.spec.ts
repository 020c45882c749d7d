/** An outlet with all languages of the kiosk: the first screen with its title. */
import { expect, test } from "./pages/fixtures.ts";

/** Portrait, landscape, small, and nearly square. */
const SCREENS = [
  [1080, 1920],
  [1920, 1080],
  [1024, 768],
  [800, 1280],
] as const;

/** Lines of the first screen's title that a dish or the tablecloth covers; runs in the page. */
function coveredInvitation(): string[] {
  /** A drawing does not fill its canvas, nor letters their line box: shares of height and width. */
  const within = ({ x, y, width, height }: DOMRect, across: number, down: number) =>
    new DOMRect(
      x + width * across,
      y + height * down,
      width * (1 - 2 * across),
      height * (1 - 2 * down),
    );
  const title = document.querySelector(".attract__title");
  if (!title) return ["there is no title"];
  const range = document.createRange();
  range.selectNodeContents(title);
  const lines = [...range.getClientRects()].map((line) => within(line, 0, 0.2));
  const shape = (selector: string, across: number, down: number) =>
    [...document.querySelectorAll(selector)].map((found) =>
      within(found.getBoundingClientRect(), across, down),
    );
  const dishes = [...shape(".scene__dish", 0.15, 0.15), ...shape(".scene__cloth", 0, 0.1)].filter(
    ({ width }) => width > 0,
  );
  return lines.flatMap((line, number) =>
    dishes
      .filter(
        (dish) =>
          dish.left < line.right &&
          dish.right > line.left &&
          dish.top < line.bottom &&
          dish.bottom > line.top,
      )
      .map(({ top }) => `line ${number + 1} ends at ${line.bottom}, something begins at ${top}`),
  );
}

test.describe("an outlet with more languages than fit on the first screen", () => {
  const enabled = ["en", "de", "tr", "ar", "fr", "es", "it", "pt", "pl", "uk", "he", "zh"];
  test.use({ sandboxState: { configuration: { locales: { enabled } } } });

  test("shows the first ones, and all of them one touch further", async ({ customer }) => {
    const { page } = customer;
    await expect(page.locator(".attract__languages button")).toHaveCount(8);
    await page.locator(".attract__languages button").last().tap();
    const sheet = page.getByRole("dialog");
    await expect(sheet.locator(".languages [lang]")).toHaveCount(enabled.length);
    await sheet.getByRole("button", { name: "עברית" }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator(".attract__languages button")).toHaveCount(8);
    await expect(
      page.locator(".attract__languages").getByRole("button", { name: "עברית", pressed: true }),
    ).toBeVisible();
  });

  test("nothing covers the title, in any of them, in any orientation", async ({ customer }) => {
    const { page } = customer;
    await expect(page.locator(".scene__dish")).toHaveCount(5);
    const sheet = page.getByRole("dialog");
    for (const place of enabled.keys()) {
      await page.locator(".access-cell").nth(4).tap();
      await sheet.locator(".languages button").nth(place).tap();
      await expect(sheet).toBeHidden();
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        const locale = await page.evaluate(() => document.documentElement.lang);
        const covered = await page.evaluate(coveredInvitation);
        expect.soft(covered, `${locale}, ${width} × ${height}`).toEqual([]);
      }
    }
  });
});
