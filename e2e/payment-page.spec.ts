/** Payment pages that misbehave (requirement V11): blank, endless, or open for ever; and ways out of each. */
import { expect, test } from "./support/kiosk.ts";
import { shopIn } from "./support/outlets.ts";
import { Payer } from "./support/payer.ts";
import { SPOKEN } from "./support/words.ts";

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ sandboxState: shopIn(locale) });

    test.use({ complaint: /X-Frame-Options/ });

    for (const cardPage of ["refuses-frames", "never-loads", "loops"] as const) {
      test(`${locale}: a page that ${cardPage} is asked about after 8 s, and loaded again`, async ({
        customer,
        shop,
      }) => {
        await shop.control.put("payments", { cardPage });
        const payer = await Payer.at(customer, shop, locale);
        const { guest } = payer;
        await payer.orderAndGoToPay();
        const link = guest.button("checkout:payment.notShowing");
        await expect(link).toHaveCount(0);
        await expect(link).toBeVisible({ timeout: 15_000 });
        await link.tap();
        await expect(guest.heading(guest.say("checkout:payment.notShowingTitle"))).toBeVisible();
        await expect(guest.text("checkout:payment.notShowingBody")).toBeVisible();
        await shop.control.put("payments", { cardPage: "works" });
        await guest.button("checkout:payment.reload").tap();
        await guest.payWith();
        await payer.expectNumber();
        await payer.expectPaidOnce(1);
      });
    }

    test(`${locale}: a page that stays blank can be left, and nothing is charged`, async ({
      customer,
      shop,
      page,
    }) => {
      await shop.control.put("payments", { cardPage: "never-loads" });
      const payer = await Payer.at(customer, shop, locale);
      const { guest } = payer;
      await payer.orderAndGoToPay();
      await guest.button("checkout:payment.notShowing").tap({ timeout: 15_000 });
      await page
        .getByRole("dialog")
        .getByRole("button", { name: guest.say("checkout:payment.cancel") })
        .tap();
      await guest.button("checkout:payment.cancelYes").tap();
      await expect(guest.text("checkout:checkoutFailed.title.payment-canceled")).toBeVisible();
      await expect(guest.text("checkout:checkoutFailed.money.perhaps-returned")).toBeVisible();
      await guest.button("checkout:checkoutFailed.toOrder").tap();
      await expect(guest.heading(guest.say("checkout:review.title"), 1)).toBeVisible();
      const { orders, payments } = await shop.control.ledger();
      expect([orders, payments.map(({ state }) => state)]).toEqual([[], ["pending"]]);
    });

    test(`${locale}: a page that never returns does not delay the order`, async ({
      customer,
      shop,
    }) => {
      await shop.control.put("payments", { cardPage: "stays-open" });
      const payer = await Payer.at(customer, shop, locale);
      await payer.orderAndGoToPay();
      await payer.guest.payWith();
      await expect(payer.provider.getByText("You may close this window now.")).toBeVisible();
      await payer.expectNumber();
      await expect(payer.page.locator("iframe")).toHaveCount(0);
      await payer.expectPaidOnce(1);
    });
  });
}
