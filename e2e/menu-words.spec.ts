/** Texts that load late: a screen that is shown already stays. */
import { expect, test } from "./support/kiosk.ts";

test("an offer whose texts are still loading delays neither the menu nor its title's focus", async ({
  customer,
}) => {
  const { page } = customer;
  const words = Promise.withResolvers<void>();
  await page.route(/\/combo-[^/]*\.js$/, async (route) => {
    await words.promise;
    await route.continue();
  });
  await page.reload();
  await customer.begin("Eat in");
  await customer.order("Beet burger", "Seeded brioche");
  const title = page.getByRole("heading", { level: 1, name: "Choose your food" });
  await expect(title).toBeFocused();
  const offer = page.locator(".offer-place").getByRole("button").first();
  await expect(offer).toBeHidden();
  words.resolve();
  await expect(offer).toBeVisible();
  await expect(title).toBeFocused();
});
