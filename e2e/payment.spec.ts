/** The outcomes of a payment at the kiosk (payments.md §2, §3, §4.4), in both text directions. */
import { expect, test } from "./support/kiosk.ts";
import { shopIn } from "./support/outlets.ts";
import { Payer, without } from "./support/payer.ts";
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
    test.use({ sandboxState: shopIn(locale) });

    test(`${locale}: an immediate approval needs no page`, async ({ customer, shop }) => {
      await shop.control.put("payments", { answersAtOnce: { status: "SUCCESS" } });
      const payer = await Payer.at(customer, shop, locale);
      await payer.orderAndTapPay();
      await payer.expectNumber();
      await expect(payer.page.locator("iframe")).toHaveCount(0);
      await payer.expectPaidOnce(1);
    });

    test(`${locale}: each refusal has its own text, none shows the code, and each attempt is a new payment`, async ({
      customer,
      shop,
    }) => {
      const payer = await Payer.at(customer, shop, locale);
      const refuse = (errorCode: string) =>
        shop.control.put("payments", { answersAtOnce: { status: "DECLINED", errorCode } });
      await refuse("NOT_ENOUGH_MONEY");
      await payer.orderAndTapPay();
      for (const [index, [, happened]] of REFUSALS.entries()) {
        await payer.expectExplained("payment-declined", happened, "not-charged", "pay-again");
        const [next] = REFUSALS[index + 1] ?? [null];
        await expect(payer.page.locator("body")).not.toContainText(
          /PSP_57|GATEWAY|refused by the bank/,
        );
        if (next === null) break;
        await refuse(next);
        await payer.tryAgain();
      }
      await payer.expectNothingTaken(...REFUSALS.map(() => "declined"));
      await shop.control.put("payments", { answersAtOnce: { status: "SUCCESS" } });
      await payer.tryAgain();
      await payer.expectNumber();
      await payer.expectPaidOnce(REFUSALS.length + 1);
      expect(new Set(await payer.keysOf("payments.authorize")).size).toBe(REFUSALS.length + 1);
    });

    test(`${locale}: the page refuses, fails 3-D Secure, is left by its own button, and is paid in the end`, async ({
      customer,
      shop,
    }) => {
      const payer = await Payer.at(customer, shop, locale);
      await payer.orderAndGoToPay();
      await payer.payWithNumber("4000000000000069");
      const expired = "declined.CARD_EXPIRED";
      await payer.expectExplained("payment-declined", expired, "not-charged", "pay-again");

      await payer.tryAgain();
      await payer.payWithNumber("4000000000003220");
      await payer.provider.locator("button[value=failed]").click();
      const unproven = "declined.FAILURE_3DS_CHECK";
      await payer.expectExplained("payment-declined", unproven, "not-charged", "pay-again");

      await payer.tryAgain();
      await payer.provider.locator("button[name=cancel]").click();
      const left = "happened.payment-canceled";
      await payer.expectExplained("payment-canceled", left, "not-charged", "pay-again");
      await payer.expectNothingTaken("declined", "declined", "declined");

      await payer.tryAgain();
      await payer.guest.payWith("challenge");
      await payer.expectNumber();
      await payer.expectPaidOnce(4);
    });

    test(`${locale}: a refusal offers the counter, if the outlet has one`, async ({
      customer,
      shop,
    }) => {
      const answersAtOnce = { status: "DECLINED", errorCode: "NOT_ENOUGH_MONEY" };
      await shop.control.put("payments", { answersAtOnce });
      const payer = await Payer.at(customer, shop, locale);
      await payer.orderAndTapPay();
      const poor = "declined.NOT_ENOUGH_MONEY";
      await payer.expectExplained("payment-declined", poor, "not-charged", "pay-again");
      await expect(payer.guest.button("checkout:paymentMethod.counter")).toHaveCount(0);
    });
  });

  test.describe(`in ${locale}, at a counter`, () => {
    test.use({
      sandboxState: shopIn(locale),
      settingsPatch: { payments: { payAtCounter: true } },
    });

    test(`${locale}: a refused customer pays the same order at the counter`, async ({
      customer,
      shop,
    }) => {
      const answersAtOnce = { status: "DECLINED", errorCode: "NOT_ENOUGH_MONEY" };
      await shop.control.put("payments", { answersAtOnce });
      const payer = await Payer.at(customer, shop, locale);
      await payer.orderAndTapPay();
      await payer.guest.button("checkout:paymentMethod.here").tap();
      const poor = "declined.NOT_ENOUGH_MONEY";
      await payer.expectExplained("payment-declined", poor, "not-charged", "pay-otherwise");
      await payer.guest.button("checkout:paymentMethod.counter").tap();
      await payer.expectNumber();
      await expect(payer.page.locator(".pay-at-counter")).toContainText(/6[.,]80/);
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
      sandboxState: { ...shopIn(locale), payments: { capabilities: without("REDIRECT_FLOW") } },
    });

    test(`${locale}: points to the terminal, and goes on by the callback`, async ({
      customer,
      shop,
    }) => {
      const payer = await Payer.at(customer, shop, locale);
      await payer.orderAndGoToPay();
      await expect(payer.guest.text("checkout:payment.leadTerminal")).toBeVisible();
      await expect(payer.guest.text("checkout:payment.terminalTitle")).toBeVisible();
      await expect(payer.page.locator("iframe")).toHaveCount(0);
      await payer.atTerminal("declined");
      const poor = "declined.NOT_ENOUGH_MONEY";
      await payer.expectExplained("payment-declined", poor, "not-charged", "pay-again");
      await payer.tryAgain();
      await expect(payer.guest.text("checkout:payment.terminalTitle")).toBeVisible();
      await payer.atTerminal("approved");
      await payer.expectNumber();
      await payer.expectPaidOnce(2);
      expect(await shop.control.requests("payments.inquire-status")).toEqual([]);
    });

    test(`${locale}: goes on by an inquiry, if the callback never comes`, async ({
      customer,
      shop,
    }) => {
      test.setTimeout(90_000);
      await shop.control.setFault("payments.result-callback", { callback: "lost" });
      const payer = await Payer.at(customer, shop, locale);
      await payer.orderAndGoToPay();
      await payer.atTerminal("approved");
      // A pending payment is inquired about after 20 s, checkout rule 5.
      await expect(payer.page.locator(".queue-number")).toBeVisible({ timeout: 40_000 });
      await payer.expectPaidOnce(1);
    });
  });
}
