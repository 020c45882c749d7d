/** Customers who leave a payment (requirement A8, checkout rule 5): asked, released, and never charged for nothing. */
import type { Page } from "@playwright/test";
import { expect, type Shop, test } from "./pages/fixtures.ts";
import { without } from "./support/capabilities.ts";
import { shopIn } from "./support/outlets.ts";
import { SPOKEN } from "./support/words.ts";

/** A page with a manual clock. */
async function withClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
}

async function expectNoOrder({ control }: Shop): Promise<void> {
  expect(await control.requests("ordering.order")).toEqual([]);
}

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({
      language: locale,
      sandboxState: { ...shopIn(locale), payments: { capabilities: without("REDIRECT_FLOW") } },
    });

    test(`${locale}: cancelling needs a confirmation, keeps the order, and it can be paid after all`, async ({
      books,
      customer,
    }) => {
      await customer.goToPayment();
      await customer.payment.askToCancel();
      await expect(customer.text("checkout:payment.cancelBody")).toBeVisible();
      await customer.payment.goOnPaying();
      await expect(customer.text("checkout:payment.terminalTitle")).toBeVisible();
      await customer.payment.cancel();
      await expect(customer.text("checkout:checkoutFailed.title.payment-canceled")).toBeVisible();
      await books.atTerminal("cancelled");
      await expect(customer.text("checkout:checkoutFailed.money.not-charged")).toBeVisible();
      await books.expectNothingTaken("declined");
      await customer.button("checkout:checkoutFailed.toOrder").tap();
      await customer.review.goToPay();
      await books.atTerminal("approved");
      await customer.done.expectNumber();
      await books.expectPaidOnce(2);
    });

    test(`${locale}: another payment waits until the one at the terminal has ended`, async ({
      books,
      customer,
    }) => {
      await customer.goToPayment();
      await customer.payment.cancel();
      await customer.button("checkout:checkoutFailed.toOrder").tap();
      await customer.review.goOn();
      await expect(customer.text("checkout:review.paymentOpenTitle")).toBeVisible();
      await books.atTerminal("cancelled");
      const cancel = customer.button("checkout:payment.cancel");
      // Until the kiosk has received that.
      await expect(async () => {
        if (await cancel.isHidden()) await customer.review.goOn();
        await expect(cancel).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await books.atTerminal("approved");
      await customer.done.expectNumber();
      await books.expectPaidOnce(2);
    });

    test(`${locale}: nobody is asked before 120 s at the payment, and one touch goes on paying`, async ({
      books,
      customer,
      page,
    }) => {
      await withClock(page);
      await customer.goToPayment();
      const question = page.getByRole("alertdialog");
      await page.clock.fastForward(115_000);
      await expect(customer.text("checkout:payment.terminalTitle")).toBeVisible();
      await expect(question).toBeHidden();
      await page.clock.fastForward(6_000);
      await expect(question).toContainText(customer.say("interruptions:idle.title"));
      await customer.button("interruptions:idle.stay").tap();
      await expect(question).toBeHidden();
      await books.atTerminal("approved");
      await customer.done.expectNumber();
      await books.expectPaidOnce(1);
    });

    test(`${locale}: an idle customer at the terminal is reset, and still gets the order and its number`, async ({
      books,
      customer,
      page,
    }) => {
      await withClock(page);
      await customer.goToPayment();
      await page.clock.fastForward(121_000);
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await page.clock.fastForward(21_000);
      await expect(customer.button("common:orderType.EAT_IN")).toBeVisible();
      await books.atTerminal("approved");
      await books.expectPaidOnce(1);
      // Number and outcome, and nothing else about the customer.
      const note = page
        .getByRole("status")
        .filter({ hasText: customer.say("checkout:left.inKitchen") });
      await expect(note).toContainText(/\d/);
      await expect(page.locator("body")).not.toContainText(/6[.,]80/);
      await customer.button("common:orderType.EAT_IN").tap();
      await expect(page.getByText(customer.say("common:basketEmpty"))).toBeVisible();
      await expect(note).toBeHidden();
    });

    test(`${locale}: starting over while paying cancels, and a later payment is returned`, async ({
      books,
      customer,
      shop,
      page,
    }) => {
      await withClock(page);
      await customer.goToPayment();
      await page.clock.fastForward(121_000);
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await customer.button("interruptions:idle.leave").tap();
      await expect(customer.button("common:orderType.EAT_IN")).toBeVisible();
      await books.atTerminal("approved");
      await books.expectNothingTaken("voided");
      await expectNoOrder(shop);
    });

    test(`${locale}: a customer who has paid and walks away gets the order all the same`, async ({
      books,
      customer,
      shop,
      page,
    }) => {
      await withClock(page);
      await shop.control.setFault("ordering.order", { latencyMs: 4_000 });
      await customer.goToPayment();
      await books.atTerminal("approved");
      await expect(customer.heading("checkout:working.place.sending-to-kitchen")).toBeVisible();
      await page.clock.fastForward(121_000);
      await page.clock.fastForward(21_000);
      await expect(customer.button("common:orderType.EAT_IN")).toBeVisible();
      await books.expectPaidOnce(1);
    });
  });
  test.describe(`at the provider's page, in ${locale}`, () => {
    test.use({ language: locale, sandboxState: shopIn(locale) });

    test(`${locale}: a payment before the touch on "cancel" pays for the order, as the question says`, async ({
      books,
      customer,
    }) => {
      await customer.goToPayment();
      await customer.button("checkout:payment.cancel").tap();
      await expect(customer.text("checkout:payment.cancelBody")).toBeVisible();
      // Until the page returns, for a moment, the screen stays as it is: only the host knows of the payment.
      await books.atTerminal("approved");
      await customer.button("checkout:payment.cancelYes").tap();
      await customer.done.expectNumber();
      await books.expectPaidOnce(1);
    });
  });
}
