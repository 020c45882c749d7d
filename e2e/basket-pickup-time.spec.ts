/** Order types and pick-up times (ordering.md §2.5, §2.7 deliveryAt), in both text directions. */
import { WEEKDAYS } from "../domain/pickup-times.ts";
import { expect, test } from "./support/kiosk.ts";
import { SOUP, titleOf } from "./support/restaurant.ts";
import { latestOrder, Patron, shopIn } from "./support/serving.ts";
import { SPOKEN } from "./support/words.ts";

const TYPES = ["EAT_IN", "PICKUP", "DRIVE_THROUGH"];
/** Every five minutes, day and night. */
const pickupTimes = {
  leadMinutes: 0,
  slotMinutes: 5,
  hours: [{ days: [...WEEKDAYS], from: "00:00", until: "00:00" }],
};

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({
      sandboxState: { ...shopIn(locale), "ordering/switches": { orderTypes: TYPES } },
      settingsPatch: { ordering: { orderTypes: TYPES, pickupTimes } },
    });

    test(`${locale}: a drive-through customer picks a time, which the kitchen gets in the outlet's own time zone`, async ({
      customer,
      shop,
    }) => {
      const { page } = customer;
      const patron = await Patron.at(page, locale);
      await expect(page.locator(".order-type-card")).toHaveCount(3);
      await patron.orderSoupFor("DRIVE_THROUGH", titleOf(SOUP, locale));
      await patron.expectTitle("checkout:review.title");
      await expect(page.locator(".serving")).toContainText(patron.say("checkout:serving.asap"));
      await page.getByRole("button", { name: patron.say("checkout:serving.chooseTime") }).tap();
      await patron.expectTitle("checkout:pickup.title");
      const last = page.locator(".pickup__grid button").last();
      const label = (await last.innerText()).trim();
      await last.tap();
      await patron.expectTitle("checkout:review.title");
      await expect(page.locator(".serving")).toContainText(label);
      await patron.pressMain();
      await patron.guest.payWith();
      await patron.guest.queueNumber();
      await expect(page.locator(".top-bar__place:visible")).toContainText(label);
      const order = await latestOrder(shop.control);
      expect(order).toMatchObject({ type: "DRIVE_THROUGH", deliveryAt: { type: "CUSTOM" } });
      expect(order?.deliveryAt.datetime).toMatch(/T00:00:00\+0[12]:00$/);
      expect((await shop.control.ledger()).violations).toEqual([]);
    });

    test(`${locale}: a time that passes before paying is reported, and asked for again`, async ({
      customer,
      shop,
    }) => {
      const { page } = customer;
      await page.clock.install();
      await page.reload();
      const patron = await Patron.at(page, locale);
      await patron.orderSoupFor("PICKUP", titleOf(SOUP, locale));
      await patron.expectTitle("checkout:review.title");
      await page.getByRole("button", { name: patron.say("checkout:serving.chooseTime") }).tap();
      await patron.expectTitle("checkout:pickup.title");
      await page.locator(".pickup__grid button").first().tap();
      await patron.expectTitle("checkout:review.title");
      await page.clock.setFixedTime(Date.now() + 11 * 60_000);
      await page.clock.runFor(2_000);
      await expect(patron.text("checkout:review.pickupPassedTitle")).toBeVisible();
      await expect(patron.main).toContainText(patron.say("checkout:review.pickupAnother"));
      expect(await latestOrder(shop.control)).toBeNull();
      await page.getByRole("button", { name: patron.say("checkout:pickup.asap") }).tap();
      await expect(patron.text("checkout:review.pickupPassedTitle")).toBeHidden();
    });
  });
}
