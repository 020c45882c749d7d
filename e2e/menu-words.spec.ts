/** Files that load late: a screen that is shown already stays, and nothing in it moves. */
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

test("the way on stays where it is while the basket's summary is still loading", async ({
  customer,
}) => {
  const { page, menu } = customer;
  const summary = Promise.withResolvers<void>();
  await page.route(/\/PricedSummary-[^/]*\.js$/, async (route) => {
    await summary.promise;
    await route.continue();
  });
  await page.reload();
  await customer.begin();
  await customer.order("burger-beet", "bun-brioche");
  const review = customer.button("menu:review");
  await expect(review).toBeVisible();
  await expect(menu.basket).toBeHidden();
  const before = await review.boundingBox();
  summary.resolve();
  await expect(menu.basket).toBeVisible();
  expect(await review.boundingBox()).toEqual(before);
});
