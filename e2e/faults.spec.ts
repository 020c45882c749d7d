/** A sample of the fault matrix (requirement O1) as customers see it; all of it runs in electron/faults.test.ts. */
import { Guest } from "./support/guest.ts";
import { expect, test } from "./support/kiosk.ts";

const LOST = { drop: "before-processing" };
/** Replaces a fault: normal answers. */
const MENDED = { latencyMs: 1 };

for (const locale of ["en", "ar"] as const) {
  test.describe(locale, () => {
    test.use({
      sandboxState: { configuration: { loyaltyEnabled: false, locales: { default: locale } } },
    });

    test("the kitchen down at Pay: a message, nothing charged, and the order goes through once it is back", async ({
      shop,
      customer,
    }) => {
      const guest = await Guest.at(customer.page, locale);
      await shop.control.setFault("ordering.healthcheck", LOST);
      await guest.orderSoup();
      await guest.tapPay();
      await guest.expectCheckoutFailed(
        "checkout:checkoutFailed.happened.outlet-unavailable",
        "checkout:checkoutFailed.money.not-charged",
      );
      expect((await shop.control.ledger()).payments).toEqual([]);
      await shop.control.setFault("ordering.healthcheck", MENDED);
      await guest.page.locator(".screen__action .button--main:visible").tap();
      const start = guest.button("common:orderType.EAT_IN");
      const review = guest.heading(guest.say("checkout:review.title"), 1);
      await expect(start.or(review).first()).toBeVisible();
      if (await start.isVisible()) await guest.orderSoup();
      await guest.goToPay();
      await guest.payWith();
      expect(await guest.queueNumber()).not.toBe("");
    });

    test("the kitchen unreachable after paying: the authorization is reversed, and the screen says so", async ({
      shop,
      customer,
    }) => {
      const guest = await Guest.at(customer.page, locale);
      await shop.control.setFault("ordering.order", LOST);
      await guest.orderSoup();
      await guest.goToPay();
      await guest.payWith();
      await guest.expectCheckoutFailed(
        "checkout:checkoutFailed.happened.kitchen-unreachable",
        "checkout:checkoutFailed.money.released",
      );
      const [payment] = (await shop.control.ledger()).payments;
      expect(Number(payment?.held)).toBe(0);
      expect(Number(payment?.settled)).toBe(0);
    });

    test("the payment service down during the capture: the number is shown, and the capture follows once it is back", async ({
      shop,
      customer,
    }) => {
      const guest = await Guest.at(customer.page, locale);
      await shop.control.setFault("payments.capture", LOST);
      await guest.orderSoup();
      await guest.goToPay();
      await guest.payWith();
      expect(await guest.queueNumber()).not.toBe("");
      await shop.control.setFault("payments.capture", MENDED);
      await expect
        .poll(async () => Number((await shop.control.ledger()).payments[0]?.settled), {
          timeout: 40_000,
        })
        .toBeGreaterThan(0);
    });
  });
}
