/** The outcomes of a payment at the kiosk (payments.md §2, §3, §4.4), in both text directions. */

import { expect, test } from "./pages/fixtures.ts";
import { without } from "./support/capabilities.ts";
import { shopIn } from "./support/outlets.ts";
import { SPOKEN } from "./support/words.ts";

/** Codes of the contract (payments.md §7), and one of the PSP's own, which has the general text of a refusal. */
const REFUSALS: readonly [errorCode: string, happened: string][] = [
  ["NOT_ENOUGH_MONEY", "declined.NOT_ENOUGH_MONEY"],
  ["CARD_EXPIRED", "declined.CARD_EXPIRED"],
  ["FAILURE_3DS_CHECK", "declined.FAILURE_3DS_CHECK"],
  ["GATEWAY_ERROR", "declined.GATEWAY_ERROR"],
  ["PSP_57", "happened.payment-declined"],
];

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ language: locale, sandboxState: shopIn(locale) });

    test(`${locale}: an immediate approval needs no page`, async ({ books, customer, shop }) => {
      await shop.control.put("payments", { answersAtOnce: { status: "SUCCESS" } });
      await customer.placeOrder();
      await customer.done.expectNumber();
      await expect(customer.payment.frame).toHaveCount(0);
      await books.expectPaidOnce(1);
    });

    test(`${locale}: each refusal has its own text, none shows the code, and each attempt is a new payment`, async ({
      books,
      customer,
      shop,
    }) => {
      const refuse = (errorCode: string) =>
        shop.control.put("payments", { answersAtOnce: { status: "DECLINED", errorCode } });
      await refuse("NOT_ENOUGH_MONEY");
      await customer.placeOrder();
      for (const [index, [, happened]] of REFUSALS.entries()) {
        await customer.checkoutFailed.expectExplained(
          "payment-declined",
          happened,
          "not-charged",
          "pay-again",
        );
        const [next] = REFUSALS[index + 1] ?? [null];
        await expect(customer.page.locator("body")).not.toContainText(
          /PSP_57|GATEWAY|refused by the bank/,
        );
        if (next === null) break;
        await refuse(next);
        await customer.goOn();
      }
      await books.expectNothingTaken(...REFUSALS.map(() => "declined"));
      await shop.control.put("payments", { answersAtOnce: { status: "SUCCESS" } });
      await customer.goOn();
      await customer.done.expectNumber();
      await books.expectPaidOnce(REFUSALS.length + 1);
      expect(new Set(await books.keysOf("payments.authorize")).size).toBe(REFUSALS.length + 1);
    });

    test(`${locale}: the page refuses, fails 3-D Secure, is left by its own button, and is paid in the end`, async ({
      books,
      customer,
    }) => {
      await customer.goToPayment();
      await customer.payment.provider.payWithNumber("4000000000000069");
      const expired = "declined.CARD_EXPIRED";
      await customer.checkoutFailed.expectExplained(
        "payment-declined",
        expired,
        "not-charged",
        "pay-again",
      );

      await customer.goOn();
      await customer.payment.provider.payWithNumber("4000000000003220");
      await customer.payment.provider.answerBank("That is not me");
      const unproven = "declined.FAILURE_3DS_CHECK";
      await customer.checkoutFailed.expectExplained(
        "payment-declined",
        unproven,
        "not-charged",
        "pay-again",
      );

      await customer.goOn();
      await customer.payment.provider.cancel();
      const left = "happened.payment-canceled";
      await customer.checkoutFailed.expectExplained(
        "payment-canceled",
        left,
        "not-charged",
        "pay-again",
      );
      await books.expectNothingTaken("declined", "declined", "declined");

      await customer.goOn();
      await customer.payWith("challenge");
      await customer.done.expectNumber();
      await books.expectPaidOnce(4);
    });

    test(`${locale}: a refusal offers the counter, if the outlet has one`, async ({
      customer,
      shop,
    }) => {
      const answersAtOnce = { status: "DECLINED", errorCode: "NOT_ENOUGH_MONEY" };
      await shop.control.put("payments", { answersAtOnce });
      await customer.placeOrder();
      const poor = "declined.NOT_ENOUGH_MONEY";
      await customer.checkoutFailed.expectExplained(
        "payment-declined",
        poor,
        "not-charged",
        "pay-again",
      );
      await expect(customer.button("checkout:paymentMethod.counter")).toHaveCount(0);
    });
  });

  test.describe(`in ${locale}, at a counter`, () => {
    test.use({
      language: locale,
      sandboxState: shopIn(locale),
      settingsPatch: { payments: { payAtCounter: true } },
    });

    test(`${locale}: a refused customer pays the same order at the counter`, async ({
      customer,
      shop,
    }) => {
      const answersAtOnce = { status: "DECLINED", errorCode: "NOT_ENOUGH_MONEY" };
      await shop.control.put("payments", { answersAtOnce });
      await customer.placeOrder();
      await customer.button("checkout:paymentMethod.here").tap();
      const poor = "declined.NOT_ENOUGH_MONEY";
      await customer.checkoutFailed.expectExplained(
        "payment-declined",
        poor,
        "not-charged",
        "pay-otherwise",
      );
      await customer.button("checkout:paymentMethod.counter").tap();
      await customer.done.expectNumber();
      await expect(customer.done.counter).toContainText(/6[.,]80/);
      const { payments, orders, violations } = await shop.control.ledger();
      expect(violations).toEqual([]);
      expect(orders).toHaveLength(1);
      expect(payments.map(({ held, settled }) => [Number(held), Number(settled)])).toEqual([
        [0, 0],
      ]);
    });
  });
}

for (const locale of SPOKEN) {
  test.describe(`a terminal that the integrator drives, in ${locale}`, () => {
    test.use({
      language: locale,
      sandboxState: { ...shopIn(locale), payments: { capabilities: without("REDIRECT_FLOW") } },
    });

    test(`${locale}: points to the terminal, and goes on by the callback`, async ({
      books,
      customer,
      shop,
    }) => {
      await customer.goToPayment();
      await expect(customer.text("checkout:payment.leadTerminal")).toBeVisible();
      await expect(customer.text("checkout:payment.terminalTitle")).toBeVisible();
      await expect(customer.payment.frame).toHaveCount(0);
      await books.atTerminal("declined");
      const poor = "declined.NOT_ENOUGH_MONEY";
      await customer.checkoutFailed.expectExplained(
        "payment-declined",
        poor,
        "not-charged",
        "pay-again",
      );
      await customer.goOn();
      await expect(customer.text("checkout:payment.terminalTitle")).toBeVisible();
      await books.atTerminal("approved");
      await customer.done.expectNumber();
      await books.expectPaidOnce(2);
      expect(await shop.control.requests("payments.inquire-status")).toEqual([]);
    });

    test(`${locale}: goes on by an inquiry, if the callback never comes`, async ({
      books,
      customer,
      shop,
    }) => {
      await shop.control.setFault("payments.result-callback", { callback: "lost" });
      await customer.goToPayment();
      await books.atTerminal("approved");
      // A pending payment is inquired about after 20 s, checkout rule 5.
      await expect(customer.done.number).toBeVisible();
      await books.expectPaidOnce(1);
    });
  });
}
