/** Order types and pick-up times (ordering.md §2.5, §2.7 deliveryAt), in both text directions. */
import { WEEKDAYS } from "../domain/pickup-times.ts";
import { expect, test } from "./pages/fixtures.ts";
import { latestOrder } from "./support/kitchen.ts";
import { shopIn } from "./support/outlets.ts";
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
      language: locale,
      sandboxState: { ...shopIn(locale), "ordering/switches": { orderTypes: TYPES } },
      settingsPatch: { ordering: { orderTypes: TYPES, pickupTimes } },
    });

    test(`${locale}: a drive-through customer picks a time, which the kitchen gets in the outlet's own time zone`, async ({
      customer,
      shop,
    }) => {
      await expect(customer.start.orderTypes).toHaveCount(3);
      await customer.orderSoup("DRIVE_THROUGH");
      await customer.review.expectShown();
      await expect(customer.review.serving).toContainText(customer.say("checkout:serving.asap"));
      await customer.button("checkout:serving.chooseTime").tap();
      await customer.pickupTime.expectShown();
      const last = customer.pickupTime.times.last();
      const label = (await last.innerText()).trim();
      await last.tap();
      await customer.review.expectShown();
      await expect(customer.review.serving).toContainText(label);
      await customer.goOn();
      await customer.payWith("approved");
      await customer.done.queueNumber();
      await expect(customer.place).toContainText(label);
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
      await customer.orderSoup("PICKUP");
      await customer.review.expectShown();
      await customer.button("checkout:serving.chooseTime").tap();
      await customer.pickupTime.expectShown();
      await customer.pickupTime.times.first().tap();
      await customer.review.expectShown();
      await page.clock.setFixedTime(Date.now() + 11 * 60_000);
      await page.clock.runFor(2_000);
      await expect(customer.text("checkout:review.pickupPassedTitle")).toBeVisible();
      await expect(customer.mainAction).toContainText(
        customer.say("checkout:review.pickupAnother"),
      );
      expect(await latestOrder(shop.control)).toBeNull();
      await customer.button("checkout:pickup.asap").tap();
      await expect(customer.text("checkout:review.pickupPassedTitle")).toBeHidden();
    });
  });
}
