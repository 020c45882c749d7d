/** Paying at the counter (ordering.md §2.7 payment.method), in both text directions. */

import { expect, test } from "./support/kiosk.ts";
import { Kitchen, MOVED_BY_HAND } from "./support/kitchen.ts";
import { SOUP, titleOf } from "./support/restaurant.ts";
import { latestOrder, Patron, shopIn } from "./support/serving.ts";
import { SPOKEN } from "./support/words.ts";

const DUE = /6[.,]80/;

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({
      sandboxState: { ...shopIn(locale), ...MOVED_BY_HAND },
      settingsPatch: { payments: { payAtCounter: true } },
    });

    test(`${locale}: one touch sends the order to the counter, and nothing on the last screen says paid`, async ({
      customer,
      shop,
    }) => {
      const patron = await Patron.at(customer.page, locale);
      await patron.orderSoupFor("EAT_IN", titleOf(SOUP, locale));
      await patron.expectTitle("checkout:review.title");
      await patron.payBy("checkout:paymentMethod.counter");
      const number = await patron.guest.queueNumber();
      expect(number).toMatch(/^\d+$/);
      const panel = customer.page.locator(".pay-at-counter");
      await expect(panel).toContainText(DUE);
      await expect(customer.page.locator(".top-bar__place:visible")).toContainText(DUE);
      await expect(
        customer.page.getByText(patron.say("checkout:done.steps.paid"), { exact: true }),
      ).toHaveCount(0);
      await expect(patron.text("checkout:done.steps.ordered").first()).toBeVisible();

      expect(await latestOrder(shop.control)).toMatchObject({
        paymentMethod: "BANK_CARD_IN_STORE",
      });
      expect((await shop.control.ledger()).payments).toEqual([]);
      await new Kitchen(shop.control).move("PROCESSED");
      await expect
        .poll(async () => shop.control.get("ledger?settled=true"))
        .toMatchObject({ violations: [] });
    });

    test(`${locale}: if the card service is down, the same order goes to the counter`, async ({
      customer,
      shop,
    }) => {
      const patron = await Patron.at(customer.page, locale);
      await patron.orderSoupFor("PICKUP", titleOf(SOUP, locale));
      await patron.expectTitle("checkout:review.title");
      await shop.control.setFault("payments.health", { status: 503 });
      await patron.payBy("checkout:paymentMethod.here");
      await patron.guest.expectCheckoutFailed(
        "checkout:checkoutFailed.title.payment-unavailable",
        "checkout:checkoutFailed.money.not-charged",
      );
      await expect(patron.text("checkout:checkoutFailed.next.pay-otherwise")).toBeVisible();
      await expect(patron.main).toContainText(patron.say("checkout:paymentMethod.counter"));
      await patron.pressMain();
      await patron.guest.queueNumber();
      await expect(customer.page.locator(".pay-at-counter")).toContainText(DUE);
      expect((await shop.control.requests("ordering.order")).length).toBe(1);
      expect((await shop.control.ledger()).violations).toEqual([]);
    });
  });
}

test.describe("without the setting", () => {
  test.use({ sandboxState: shopIn("en") });

  test("the payment method is not asked", async ({ customer }) => {
    const patron = await Patron.at(customer.page, "en");
    await patron.orderSoupFor("EAT_IN", titleOf(SOUP, "en"));
    await patron.expectTitle("checkout:review.title");
    await patron.pressMain();
    await expect(patron.guest.button("checkout:payment.cancel")).toBeVisible();
  });
});
