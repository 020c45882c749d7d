/** Payments whose outcome is late, lost or unknown (payments.md §7, §3): what the customer sees, and the ledger. */

import { expect, test } from "./pages/fixtures.ts";
import { without } from "./support/capabilities.ts";
import { shopIn } from "./support/outlets.ts";
import { SPOKEN } from "./support/words.ts";

const AUTHORIZE = "payments.authorize";
const CALLBACK = "payments.result-callback";
const APPROVES = { answersAtOnce: { status: "SUCCESS" } };

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ language: locale, sandboxState: shopIn(locale) });

    test(`${locale}: RETRIABLE is retried under the same key, invisibly to the customer`, async ({
      books,
      customer,
      shop,
    }) => {
      const answer = { status: "RETRIABLE", errorCode: "GATEWAY_ERROR" };
      await shop.control.setFault(AUTHORIZE, { answer, times: 1 });
      await customer.goToPayment();
      await customer.payWith("approved");
      await customer.done.expectNumber();
      await books.expectPaidOnce(1);
      const keys = await books.keysOf(AUTHORIZE);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    });

    test(`${locale}: a lost answer is retried under the same key, and charges once`, async ({
      books,
      customer,
      shop,
    }) => {
      await shop.control.put("payments", APPROVES);
      await shop.control.setFault(AUTHORIZE, { drop: "after-processing", times: 1 });
      await customer.placeOrder();
      await customer.done.expectNumber();
      await books.expectPaidOnce(1);
      expect(new Set(await books.keysOf(AUTHORIZE)).size).toBe(1);
    });

    test(`${locale}: UNKNOWN is inquired about, and the order goes on if the payment is authorized`, async ({
      books,
      customer,
      shop,
    }) => {
      await shop.control.put("payments", APPROVES);
      await shop.control.setFault(AUTHORIZE, { answer: { status: "UNKNOWN" }, processed: true });
      await customer.placeOrder();
      await customer.done.expectNumber();
      await books.expectPaidOnce(1);
      expect(await books.keysOf(AUTHORIZE)).toHaveLength(1);
    });

    test(`${locale}: UNKNOWN and a refusal: the inquired result is shown like any refusal`, async ({
      books,
      customer,
      shop,
    }) => {
      const answersAtOnce = { status: "DECLINED", errorCode: "NOT_ENOUGH_MONEY" };
      await shop.control.put("payments", { answersAtOnce });
      await shop.control.setFault(AUTHORIZE, { status: 404, processed: true });
      await customer.placeOrder();
      const happened = "happened.payment-declined";
      await customer.checkoutFailed.expectExplained(
        "payment-declined",
        happened,
        "not-charged",
        "pay-again",
      );
      await books.expectNothingTaken("declined");
    });

    test(`${locale}: while the outcome is unknown, the screen asks not to pay twice, and the customer may leave`, async ({
      books,
      customer,
      shop,
    }) => {
      await shop.control.put("payments", APPROVES);
      await shop.control.setFault(AUTHORIZE, { answer: { status: "UNKNOWN" }, processed: true });
      await shop.control.setFault("payments.inquire-status", { status: 503 });
      await customer.placeOrder();
      await expect(customer.heading("checkout:working.place.confirming-payment")).toBeVisible();
      await expect(customer.text("checkout:working.long.confirming-payment")).toBeVisible();
      await customer.button("checkout:working.stop").tap();
      const happened = "happened.payment-outcome-unknown";
      await customer.checkoutFailed.expectExplained(
        "payment-outcome-unknown",
        happened,
        "perhaps-returned",
        "ask-staff",
      );
      await customer.button("checkout:checkoutFailed.leave").tap();
      await expect(customer.button("common:orderType.EAT_IN")).toBeVisible();
      // It answers again: a customer who left gets the authorized money back.
      await shop.control.setFault("payments.inquire-status", { latencyMs: 0 });
      await books.expectNothingTaken("voided");
    });

    test(`${locale}: a payment that never reached the integrator is reported within seconds, and not paid twice`, async ({
      books,
      customer,
      shop,
    }) => {
      await shop.control.setFault(AUTHORIZE, { status: 503 });
      await customer.placeOrder();
      const happened = "happened.payment-not-found";
      await customer.checkoutFailed.expectExplained(
        "payment-not-found",
        happened,
        "perhaps-returned",
        "ask-staff",
      );
      await expect(customer.button("checkout:checkoutFailed.payAgain")).toHaveCount(0);
      await expect(customer.button("checkout:checkoutFailed.toOrder")).toHaveCount(0);
      expect(await books.keysOf(AUTHORIZE)).toHaveLength(3);
    });

    test(`${locale}: nobody pays in time: an inquiry shows that nothing was captured, and the order is still there`, async ({
      books,
      customer,
      shop,
    }) => {
      await shop.control.put("payments", { expectedTtlSeconds: 12 });
      await customer.goToPayment();
      const happened = "happened.payment-expired";
      await customer.checkoutFailed.expectExplained(
        "payment-expired",
        happened,
        "not-charged",
        "pay-again",
      );
      await books.expectNothingTaken("expired");
      expect((await shop.control.requests("payments.inquire-status")).length).toBeGreaterThan(0);

      await shop.control.put("payments", { expectedTtlSeconds: 300 });
      await customer.goOn();
      await expect(customer.button("checkout:payment.cancel")).toBeVisible();
      await customer.payWith("approved");
      await customer.done.expectNumber();
      await books.expectPaidOnce(2);
    });

    test(`${locale}: EXPIRED early, by the integrator's answer after the page was left`, async ({
      books,
      customer,
      shop,
    }) => {
      await shop.control.setFault(CALLBACK, { callback: "lost" });
      await shop.control.setFault("payments.inquire-status", {
        answer: { status: "EXPIRED", rawStatus: "timeout" },
      });
      await customer.goToPayment();
      await customer.payWith("declined");
      const happened = "happened.payment-expired";
      await customer.checkoutFailed.expectExplained(
        "payment-expired",
        happened,
        "not-charged",
        "pay-again",
      );
      await books.expectNothingTaken("declined");
    });

    test(`${locale}: a success that comes after the customer gave up is returned`, async ({
      books,
      customer,
      shop,
    }) => {
      await shop.control.put("payments", { capabilities: without("REDIRECT_FLOW") });
      await customer.goToPayment();
      await customer.payment.cancel();
      const happened = "happened.payment-canceled";
      await expect(customer.text("checkout:checkoutFailed.title.payment-canceled")).toBeVisible();
      await expect(customer.text(`checkout:checkoutFailed.${happened}`)).toBeVisible();
      await expect(customer.text("checkout:checkoutFailed.money.perhaps-returned")).toBeVisible();
      await books.atTerminal("approved");
      await expect(customer.text("checkout:checkoutFailed.money.released")).toBeVisible();
      await books.expectNothingTaken("voided");
      expect(await shop.control.requests("ordering.order")).toEqual([]);
    });

    test(`${locale}: if the payment service is down nothing begins, and nothing is charged`, async ({
      books,
      customer,
      shop,
    }) => {
      await shop.control.put("payments", { health: "DOWN" });
      await customer.placeOrder();
      const happened = "happened.payment-unavailable";
      await customer.checkoutFailed.expectExplained(
        "payment-unavailable",
        happened,
        "not-charged",
        "pay-again",
      );
      expect(await shop.control.requests(AUTHORIZE)).toEqual([]);
      await shop.control.put("payments", { health: "UP", ...APPROVES });
      await customer.goOn();
      await customer.done.expectNumber();
      await books.expectPaidOnce(1);
    });
  });

  test.describe(`an integrator without inquiries, in ${locale}`, () => {
    test.use({
      language: locale,
      sandboxState: { ...shopIn(locale), payments: { capabilities: without("STATUS_POLLING") } },
    });

    test(`${locale}: UNKNOWN goes to staff, and the customer is not asked to pay again`, async ({
      customer,
      shop,
    }) => {
      await shop.control.put("payments", APPROVES);
      await shop.control.setFault(AUTHORIZE, { answer: { status: "UNKNOWN" }, processed: true });
      await customer.placeOrder();
      const happened = "happened.payment-outcome-unknown";
      await customer.checkoutFailed.expectExplained(
        "payment-outcome-unknown",
        happened,
        "staff",
        "ask-staff",
      );
      await expect(customer.button("checkout:checkoutFailed.payAgain")).toHaveCount(0);
      await expect(customer.button("checkout:checkoutFailed.toOrder")).toHaveCount(0);
      const { orders, payments } = await shop.control.ledger();
      expect(orders).toEqual([]);
      // Authorized, and only a person can determine for whom: the reason on the staff list.
      expect(payments.map(({ state }) => state)).toEqual(["authorized"]);
      expect(await shop.control.requests("payments.inquire-status")).toEqual([]);
    });

    test(`${locale}: nobody pays in time: the outcome is unknown and goes to staff, and nobody pays twice`, async ({
      books,
      customer,
      shop,
    }) => {
      await shop.control.put("payments", { expectedTtlSeconds: 12 });
      await customer.goToPayment();
      await expect(customer.text("checkout:checkoutFailed.title.payment-expired")).toBeVisible();
      await expect(customer.button("checkout:checkoutFailed.payAgain")).toHaveCount(0);
      expect(await shop.control.requests("payments.inquire-status")).toEqual([]);
      await books.expectNothingTaken("expired");
    });

    test(`${locale}: a success after the timeout is returned, and the screen says so`, async ({
      books,
      customer,
      shop,
    }) => {
      await shop.control.put("payments", { expectedTtlSeconds: 12 });
      await shop.control.setFault(CALLBACK, { callback: "late", latencyMs: 15_000, times: 1 });
      await customer.goToPayment();
      await customer.payWith("approved");
      await expect(customer.text("checkout:checkoutFailed.title.payment-expired")).toBeVisible();
      await expect(customer.text("checkout:checkoutFailed.money.released")).toBeVisible();
      await books.expectNothingTaken("voided");
      expect(await shop.control.requests("ordering.order")).toEqual([]);
    });
  });
}
