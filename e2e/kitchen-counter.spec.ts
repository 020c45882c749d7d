/** Paying at the counter (ordering.md §2.7 payment.method), in both text directions. */

import { expect, test } from "./pages/fixtures.ts";
import { Kitchen, latestOrder, MOVED_BY_HAND } from "./support/kitchen.ts";
import { shopIn } from "./support/outlets.ts";
import { SPOKEN } from "./support/words.ts";

const DUE = /6[.,]80/;

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({
      language: locale,
      sandboxState: { ...shopIn(locale), ...MOVED_BY_HAND },
      settingsPatch: { payments: { payAtCounter: true } },
    });

    test(`${locale}: one touch sends the order to the counter, and nothing on the last screen says paid`, async ({
      customer,
      shop,
    }) => {
      await customer.goToReview();
      await customer.review.payBy("counter");
      const number = await customer.done.queueNumber();
      expect(number).toMatch(/^\d+$/);
      const panel = customer.done.counter;
      await expect(panel).toContainText(DUE);
      await expect(customer.place).toContainText(DUE);
      await expect(
        customer.page.getByText(customer.say("checkout:done.steps.paid"), { exact: true }),
      ).toHaveCount(0);
      await expect(customer.text("checkout:done.steps.ordered").first()).toBeVisible();

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
      await customer.orderSoup("PICKUP");
      await customer.review.expectShown();
      await shop.control.setFault("payments.health", { status: 503 });
      await customer.review.payBy("here");
      await customer.checkoutFailed.expectReason("title.payment-unavailable", "not-charged");
      await expect(customer.text("checkout:checkoutFailed.next.pay-otherwise")).toBeVisible();
      await expect(customer.mainAction).toContainText(
        customer.say("checkout:paymentMethod.counter"),
      );
      await customer.goOn();
      await customer.done.queueNumber();
      await expect(customer.done.counter).toContainText(DUE);
      expect((await shop.control.requests("ordering.order")).length).toBe(1);
      expect((await shop.control.ledger()).violations).toEqual([]);
    });
  });
}

test.describe("without the setting", () => {
  test.use({ sandboxState: shopIn("en") });

  test("the payment method is not asked", async ({ customer }) => {
    await customer.orderSoup();
    await customer.review.expectShown();
    await customer.goOn();
    await expect(customer.button("checkout:payment.cancel")).toBeVisible();
  });
});
