/** A sample of the fault matrix (requirement O1) as customers see it; all of it runs in electron/faults.test.ts. */
import { expect, test } from "./pages/fixtures.ts";

const LOST = { drop: "before-processing" };
/** Replaces a fault: normal answers. */
const MENDED = { latencyMs: 1 };

for (const locale of ["en", "ar"] as const) {
  test.describe(locale, () => {
    test.use({
      language: locale,
      sandboxState: { configuration: { loyaltyEnabled: false, locales: { default: locale } } },
    });

    test("the kitchen down at Pay: a message, nothing charged, and the order goes through once it is back", async ({
      shop,
      customer,
    }) => {
      await shop.control.setFault("ordering.healthcheck", LOST);
      await customer.goToReview();
      await customer.review.goOn();
      await customer.checkoutFailed.expectReason("happened.outlet-unavailable", "not-charged");
      expect((await shop.control.ledger()).payments).toEqual([]);
      await shop.control.setFault("ordering.healthcheck", MENDED);
      await customer.goOn();
      const start = customer.button("common:orderType.EAT_IN");
      const review = customer.title("checkout:review.title");
      await expect(start.or(review).first()).toBeVisible();
      if (await start.isVisible()) await customer.goToReview();
      await customer.review.goToPay();
      await customer.payWith("approved");
      expect(await customer.done.queueNumber()).not.toBe("");
    });

    test("the kitchen unreachable after paying: the authorization is reversed, and the screen says so", async ({
      shop,
      customer,
    }) => {
      await shop.control.setFault("ordering.order", LOST);
      await customer.goToReview();
      await customer.review.goToPay();
      await customer.payWith("approved");
      await customer.checkoutFailed.expectReason("happened.kitchen-unreachable", "released");
      const [payment] = (await shop.control.ledger()).payments;
      expect(Number(payment?.held)).toBe(0);
      expect(Number(payment?.settled)).toBe(0);
    });

    test("the payment service down during the capture: the number is shown, and the capture follows once it is back", async ({
      shop,
      customer,
    }) => {
      await shop.control.setFault("payments.capture", LOST);
      await customer.goToReview();
      await customer.review.goToPay();
      await customer.payWith("approved");
      expect(await customer.done.queueNumber()).not.toBe("");
      await shop.control.setFault("payments.capture", MENDED);
      await expect
        .poll(async () => Number((await shop.control.ledger()).payments[0]?.settled))
        .toBeGreaterThan(0);
    });
  });
}
