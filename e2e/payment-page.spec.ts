/** Payment pages that misbehave (requirement V11): blank, endless, or open for ever; and ways out of each. */
import { expect, test } from "./pages/fixtures.ts";
import { shopIn } from "./support/outlets.ts";
import { SPOKEN } from "./support/words.ts";

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ language: locale, sandboxState: shopIn(locale) });

    test.use({ complaint: /X-Frame-Options/ });

    for (const cardPage of ["refuses-frames", "never-loads", "loops"] as const) {
      test(`${locale}: a page that ${cardPage} is asked about after 8 s, and loaded again`, async ({
        books,
        customer,
        shop,
      }) => {
        await shop.control.put("payments", { cardPage });
        await customer.goToPayment();
        const link = customer.button("checkout:payment.notShowing");
        await expect(link).toHaveCount(0);
        await expect(link).toBeVisible();
        await link.tap();
        await expect(customer.heading("checkout:payment.notShowingTitle")).toBeVisible();
        await expect(customer.text("checkout:payment.notShowingBody")).toBeVisible();
        await shop.control.put("payments", { cardPage: "works" });
        await customer.button("checkout:payment.reload").tap();
        await customer.payWith("approved");
        await customer.done.expectNumber();
        await books.expectPaidOnce(1);
      });
    }

    test(`${locale}: a page that stays blank can be left, and nothing is charged`, async ({
      customer,
      shop,
      page,
    }) => {
      await shop.control.put("payments", { cardPage: "never-loads" });
      await customer.goToPayment();
      await customer.button("checkout:payment.notShowing").tap();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: customer.say("checkout:payment.cancel") })
        .tap();
      await customer.button("checkout:payment.cancelYes").tap();
      await expect(customer.text("checkout:checkoutFailed.title.payment-canceled")).toBeVisible();
      await expect(customer.text("checkout:checkoutFailed.money.perhaps-returned")).toBeVisible();
      await customer.button("checkout:checkoutFailed.toOrder").tap();
      await expect(customer.title("checkout:review.title")).toBeVisible();
      const { orders, payments } = await shop.control.ledger();
      expect([orders, payments.map(({ state }) => state)]).toEqual([[], ["pending"]]);
    });

    test(`${locale}: a page that never returns does not delay the order`, async ({
      books,
      customer,
      shop,
    }) => {
      await shop.control.put("payments", { cardPage: "stays-open" });
      await customer.goToPayment();
      await customer.payWith("approved");
      await expect(
        customer.payment.frame.contentFrame().getByText("You may close this window now."),
      ).toBeVisible();
      await customer.done.expectNumber();
      await expect(customer.payment.frame).toHaveCount(0);
      await books.expectPaidOnce(1);
    });
  });
}
