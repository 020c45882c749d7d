/** Texts that load late: a screen that is shown already stays. */
import { expect, test } from "./pages/fixtures.ts";

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
  await customer.begin();
  await customer.order("burger-beet", "bun-brioche");
  const title = page.getByRole("heading", { level: 1, name: "Choose your food" });
  await expect(title).toBeFocused();
  const offer = customer.menu.offer.getByRole("button").first();
  await expect(offer).toBeHidden();
  words.resolve();
  await expect(offer).toBeVisible();
  await expect(title).toBeFocused();
});
