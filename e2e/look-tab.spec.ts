/** Staff look after the outlet's look: a draft on the customers' own screens, then published. */
import { expect, test } from "./pages/fixtures.ts";
import { LookTab } from "./pages/look.ts";
import { Staff } from "./pages/staff.ts";
import { SOUP } from "./support/restaurant.ts";

const NAME = "Zum Anker";
const ACCENT = "--accent";

test("a name is seen in the frame at once, and at the kiosk once it is published", async ({
  customer,
}) => {
  const { page } = customer;
  const staff = await Staff.at(page, "en");
  await staff.signIn();
  const look = await LookTab.openBy(staff);
  const before = (await look.screen.locator(".attract__name").textContent()) ?? "";
  await look.rename(before, NAME);
  await expect(look.screen.locator(".attract__name")).toHaveText(NAME);
  await look.publish();
  await staff.leave();
  await expect(page.locator(".attract__name")).toHaveText(NAME);
});

test("a mood changes the frame at once; undone and discarded changes reach no customer", async ({
  customer,
}) => {
  const { page } = customer;
  const accent = () =>
    page.evaluate((name) => getComputedStyle(document.body).getPropertyValue(name), ACCENT);
  const framed = () =>
    look.screen
      .locator("body")
      .evaluate((body, name) => getComputedStyle(body).getPropertyValue(name), ACCENT);
  const own = await accent();
  const staff = await Staff.at(page, "en");
  await staff.signIn();
  const look = await LookTab.openBy(staff);
  await look.mood("sushi").tap();
  await expect.poll(framed).not.toBe(own);
  const sushi = await framed();
  await look.mood("healthy").tap();
  await expect.poll(framed).not.toBe(sushi);
  await look.button("look:bar.undo").tap();
  await expect.poll(framed).toBe(sushi);
  await look.discard();
  await expect.poll(framed).toBe(own);
  await expect(look.button("look:bar.publish")).toBeDisabled();
  await look.mood("sushi").tap();
  await look.publish();
  await staff.leave();
  await expect.poll(accent).toBe(sushi);
});

for (const locale of ["de", "ar"]) {
  test.describe(locale, () => {
    test.use({
      language: locale,
      sandboxState: { configuration: { locales: { default: locale, enabled: [locale, "en"] } } },
    });

    test(`${locale}: a drawing chosen by touch is on the menu once it is published`, async ({
      customer,
    }) => {
      const { page } = customer;
      const staff = await Staff.at(page, locale);
      await staff.signIn();
      const look = await LookTab.openBy(staff);
      await look.openPart("pictures");
      await look.openDish(SOUP);
      await look.choosePicture("pizza margherita");
      await page.keyboard.press("Escape");
      await look.turn("preview:screens", look.say("look:screen.menu"));
      await expect(
        look.screen.locator('img[src$="media/library/pizza-margherita.svg"]').first(),
      ).toBeVisible();
      await look.publish();
      await staff.leave();
      await customer.begin();
      await expect(
        page.locator('img[src$="media/library/pizza-margherita.svg"]').first(),
      ).toBeVisible();
    });
  });
}
