/** Customers who leave a payment (requirement A8, checkout rule 5): asked, released, and never charged for nothing. */
import type { Page } from "@playwright/test";
import { expect, type Shop, test } from "./support/kiosk.ts";
import { shopIn } from "./support/outlets.ts";
import { Payer, without } from "./support/payer.ts";
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
      sandboxState: { ...shopIn(locale), payments: { capabilities: without("REDIRECT_FLOW") } },
    });

    test(`${locale}: cancelling needs a confirmation, keeps the order, and it can be paid after all`, async ({
      customer,
      shop,
    }) => {
      const payer = await Payer.at(customer, shop, locale);
      const { guest } = payer;
      await payer.orderAndGoToPay();
      await guest.button("checkout:payment.cancel").tap();
      await expect(guest.heading(guest.say("checkout:payment.cancelTitle"))).toBeVisible();
      await expect(guest.text("checkout:payment.cancelBody")).toBeVisible();
      await guest.button("checkout:payment.cancelNo").tap();
      await expect(guest.text("checkout:payment.terminalTitle")).toBeVisible();
      await payer.cancel();
      await expect(guest.text("checkout:checkoutFailed.title.payment-canceled")).toBeVisible();
      await payer.atTerminal("cancelled");
      await expect(guest.text("checkout:checkoutFailed.money.not-charged")).toBeVisible();
      await payer.expectNothingTaken("declined");
      await guest.button("checkout:checkoutFailed.toOrder").tap();
      await guest.goToPay();
      await payer.atTerminal("approved");
      await payer.expectNumber();
      await payer.expectPaidOnce(2);
    });

    test(`${locale}: nobody is asked before 120 s at the payment, and one touch goes on paying`, async ({
      customer,
      shop,
      page,
    }) => {
      await withClock(page);
      const payer = await Payer.at(customer, shop, locale);
      const { guest } = payer;
      await payer.orderAndGoToPay();
      const question = page.getByRole("alertdialog");
      await page.clock.fastForward(115_000);
      await expect(guest.text("checkout:payment.terminalTitle")).toBeVisible();
      await expect(question).toBeHidden();
      await page.clock.fastForward(6_000);
      await expect(question).toContainText(guest.say("common:idle.title"));
      await guest.button("common:idle.stay").tap();
      await expect(question).toBeHidden();
      await payer.atTerminal("approved");
      await payer.expectNumber();
      await payer.expectPaidOnce(1);
    });

    test(`${locale}: an idle customer at the terminal is reset, and still gets the order and its number`, async ({
      customer,
      shop,
      page,
    }) => {
      await withClock(page);
      const payer = await Payer.at(customer, shop, locale);
      const { guest } = payer;
      await payer.orderAndGoToPay();
      await page.clock.fastForward(121_000);
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await page.clock.fastForward(21_000);
      await expect(guest.button("common:orderType.EAT_IN")).toBeVisible();
      await payer.atTerminal("approved");
      await payer.expectPaidOnce(1);
      // Number and outcome, and nothing else about the customer.
      const note = page.locator(".note", { hasText: guest.say("checkout:left.inKitchen") });
      await expect(note).toContainText(/\d/);
      await expect(page.locator("body")).not.toContainText(/6[.,]80/);
      await guest.button("common:orderType.EAT_IN").tap();
      await expect(page.getByText(guest.say("common:basketEmpty"))).toBeVisible();
      await expect(note).toBeHidden();
    });

    test(`${locale}: starting over while paying cancels, and a later payment is returned`, async ({
      customer,
      shop,
      page,
    }) => {
      await withClock(page);
      const payer = await Payer.at(customer, shop, locale);
      const { guest } = payer;
      await payer.orderAndGoToPay();
      await page.clock.fastForward(121_000);
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await guest.button("common:idle.leave").tap();
      await expect(guest.button("common:orderType.EAT_IN")).toBeVisible();
      await payer.atTerminal("approved");
      await payer.expectNothingTaken("voided");
      await expectNoOrder(shop);
    });

    test(`${locale}: a customer who has paid and walks away gets the order all the same`, async ({
      customer,
      shop,
      page,
    }) => {
      await withClock(page);
      await shop.control.setFault("ordering.order", { latencyMs: 4_000 });
      const payer = await Payer.at(customer, shop, locale);
      const { guest } = payer;
      await payer.orderAndGoToPay();
      await payer.atTerminal("approved");
      await expect(
        guest.heading(guest.say("checkout:working.place.sending-to-kitchen")),
      ).toBeVisible();
      await page.clock.fastForward(121_000);
      await page.clock.fastForward(21_000);
      await expect(guest.button("common:orderType.EAT_IN")).toBeVisible();
      await payer.expectPaidOnce(1);
    });
  });
  test.describe(`at the provider's page, in ${locale}`, () => {
    test.use({ sandboxState: shopIn(locale) });

    test(`${locale}: a payment before the touch on "cancel" pays for the order, as the question says`, async ({
      customer,
      shop,
    }) => {
      const payer = await Payer.at(customer, shop, locale);
      const { guest } = payer;
      await payer.orderAndGoToPay();
      await guest.button("checkout:payment.cancel").tap();
      await expect(guest.text("checkout:payment.cancelBody")).toBeVisible();
      // Until the page returns, for a moment, the screen stays as it is: only the host knows of the payment.
      await payer.atTerminal("approved");
      await guest.button("checkout:payment.cancelYes").tap();
      await payer.expectNumber();
      await payer.expectPaidOnce(1);
    });
  });
}
