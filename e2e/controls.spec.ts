/** The page of all controls (`npm run ui`): it shows them, each works in every variant, and no kiosk serves it. */
import { AxeBuilder } from "@axe-core/playwright";
import { MOODS } from "../domain/look/brand.ts";
import { serveControls } from "../scripts/ui.ts";
import { expect, test } from "./pages/fixtures.ts";

type Served = Awaited<ReturnType<typeof serveControls>>;

test.describe("the page of all controls", () => {
  let controls: Served;
  test.beforeAll(async () => {
    controls = await serveControls(0);
  });
  test.afterAll(() => controls.close());

  for (const variant of [
    "",
    "?contrast=high",
    "?text=largest",
    "?dir=rtl",
    "?color=%23f2c650",
    ...MOODS.map((mood) => `?mood=${mood}`),
  ]) {
    test(`shows every control, and axe finds nothing: ${variant || "as it is"}`, async ({
      page,
    }) => {
      await page.goto(`${controls.url}${variant}`);
      await expect(page.getByRole("heading", { level: 1, name: "Controls" })).toBeVisible();
      expect(await page.locator(".button").count()).toBeGreaterThan(30);
      expect(await page.locator(".controls__icon").count()).toBeGreaterThan(20);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
  }

  test("opens its sheet", async ({ page }) => {
    await page.goto(controls.url);
    await page.getByRole("button", { name: "Open it" }).tap();
    await expect(page.getByRole("dialog", { name: "A sheet" })).toBeVisible();
  });
});

test("is not part of a kiosk's page", async ({ shop, page }) => {
  for (const file of ["ui.html", "ui", "src/controls/main.tsx"]) {
    const answer = await page.request.get(new URL(file, shop.kiosk.url).href);
    expect(answer.status(), file).toBe(404);
  }
});
