/** The order and its kitchen (ordering.md §3, §4): health, creation, refusals, cancellation, as customers see them. */

import { z } from "zod";
import { expect, type Shop, test } from "./pages/fixtures.ts";
import { Kitchen, MOVED_BY_HAND } from "./support/kitchen.ts";
import { ledgerAtRest } from "./support/ledger-at-rest.ts";
import { AMARA } from "./support/members.ts";
import { SOUP, titleOf } from "./support/restaurant.ts";
import { SPOKEN } from "./support/words.ts";

/** Possible meanings of DOWN (ordering.md §4 rule 1), as faults of the healthcheck. */
const DOWN: readonly [meaning: string, fault: Record<string, unknown>][] = [
  ["a service that is DOWN", { answer: { till: "UP", kitchen: "DOWN" } }],
  ["no response", { drop: "before-processing" }],
  ["a body that cannot be parsed", { malformed: "not-json" }],
  ["an error", { status: 503 }],
  ["a wrong token", { wrongToken: true }],
];
const HEALTH = "ordering.healthcheck";
const CREATE = "ordering.order";

const created = z.object({ order: z.object({ id: z.string() }) });

/** The kiosk's ids in the orders that were sent, oldest first. */
async function sentIds({ control }: Shop): Promise<string[]> {
  return (await control.requests(CREATE)).map((body) => created.parse(body).order.id);
}

/** Nobody owes anybody anything. */
async function expectNothingTaken({ control }: Shop): Promise<void> {
  const { payments } = await ledgerAtRest(control);
  for (const { held, settled } of payments) expect([Number(held), Number(settled)]).toEqual([0, 0]);
}

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({
      language: locale,
      sandboxState: {
        configuration: { loyaltyEnabled: false, locales: { default: locale } },
        ...MOVED_BY_HAND,
      },
    });

    test(`${locale}: a kitchen that is DOWN, in any of its five meanings, gets no order, and nothing is charged`, async ({
      customer,
      shop,
    }) => {
      await customer.goToReview();
      for (const [meaning, fault] of DOWN) {
        await test.step(meaning, async () => {
          await shop.control.setFault(HEALTH, fault);
          await customer.review.goOn();
          await customer.checkoutFailed.expectReason("title.outlet-unavailable", "not-charged");
          await customer.button("checkout:checkoutFailed.toOrder").tap();
          await expect(customer.title("checkout:review.title")).toBeVisible();
        });
      }
      const { orders, payments } = await shop.control.ledger();
      expect([orders, payments, await sentIds(shop)]).toEqual([[], [], []]);

      await shop.control.setFault(HEALTH, { latencyMs: 0 });
      await customer.review.goToPay();
      await customer.payWith("approved");
      await customer.done.queueNumber();
      expect((await shop.control.ledger()).violations).toEqual([]);
    });

    test(`${locale}: an unavailable dish is named and marked in the order, and nothing is charged`, async ({
      customer,
      shop,
    }) => {
      const name = titleOf(SOUP, locale);
      await customer.goToReview();
      await customer.review.goToPay();
      const pulled = (await shop.control.exchanges("ordering.menu")).length;
      await shop.control.put(`ordering/items/${SOUP}`, { soldOut: true });
      await customer.payWith("approved");
      await customer.checkoutFailed.expectReason("ranOut.title.one", "released", {
        name: `\u2068${name}\u2069`,
      });
      await expect(customer.text("checkout:checkoutFailed.ranOut.next.marked")).toBeVisible();
      expect((await shop.control.exchanges("ordering.menu")).length).toBe(pulled + 1);
      // The kitchen's own reasons are not shown to customers.
      const [refusal] = await shop.control.exchanges(CREATE);
      const [, reason = ""] = /"reason"\s*:\s*"([^"]+)"/.exec(refusal?.responseBody ?? "") ?? [];
      expect(reason).not.toBe("");
      await expect(customer.page.locator("body")).not.toContainText(reason);

      await customer.button("checkout:checkoutFailed.changeOrder").tap();
      await expect(customer.title("checkout:review.title")).toBeVisible();
      await expect(customer.text("checkout:review.problem.product-gone")).toBeVisible();
      await expectNothingTaken(shop);
      expect((await new Kitchen(shop.control).accepted()).length).toBe(0);
    });

    test(`${locale}: an order that the kitchen cancels after it was paid is refunded, with a message`, async ({
      customer,
      shop,
    }) => {
      const number = await customer.orderAndPay();
      await new Kitchen(shop.control).move("CANCELED", "the oven is broken");
      await expect(customer.text("checkout:done.canceledTitle")).toBeVisible();
      await expect(customer.text("checkout:checkoutFailed.money.returned")).toBeVisible();
      await expect(customer.text("checkout:done.canceledShow")).toBeVisible();
      await expect(customer.done.number).toHaveText(number);
      await expect(customer.page.locator("body")).not.toContainText("the oven is broken");
      await expect(customer.text("checkout:done.paid", { amount: "" })).toBeHidden();
      const { payments } = await ledgerAtRest(shop.control);
      expect(payments.map(({ settled, refunded }) => Number(settled) - Number(refunded))).toEqual([
        0,
      ]);
    });
  });
}

test.describe("in one language", () => {
  test.use({
    sandboxState: {
      configuration: { loyaltyEnabled: false },
      ...MOVED_BY_HAND,
    },
  });

  test("a kitchen that goes down during the payment gets no order, and the authorization is reversed", async ({
    customer,
    shop,
  }) => {
    await customer.goToReview();
    await customer.review.goToPay();
    await shop.control.put("ordering/health", { services: { till: "UP", kitchen: "DOWN" } });
    await customer.payWith("approved");
    await customer.checkoutFailed.expectReason("title.outlet-unavailable", "released");
    expect(await sentIds(shop)).toEqual([]);
    await expectNothingTaken(shop);
  });

  const LOST: readonly [what: string, fault: Record<string, unknown>][] = [
    ["whose answer is lost", { drop: "after-processing" }],
    ["answered with a wrong token", { wrongToken: true }],
    ["answered with an error", { status: 500 }],
  ];
  for (const [what, fault] of LOST) {
    test(`an order ${what} twice is sent a third time under the same id, and cooked once`, async ({
      customer,
      shop,
    }) => {
      await customer.goToReview();
      await customer.review.goToPay();
      await shop.control.setFault(CREATE, { ...fault, times: 2 });
      await customer.payWith("approved");
      await customer.done.queueNumber();
      const ids = await sentIds(shop);
      expect(ids).toHaveLength(3);
      expect(new Set(ids).size).toBe(1);
      expect(await new Kitchen(shop.control).accepted()).toHaveLength(1);
      await ledgerAtRest(shop.control);
    });
  }

  test("an order that cannot be created in three attempts is given up, and the authorization reversed", async ({
    customer,
    shop,
  }) => {
    await customer.goToReview();
    await customer.review.goToPay();
    await shop.control.setFault(CREATE, { drop: "before-processing" });
    await customer.payWith("approved");
    await customer.checkoutFailed.expectReason("title.kitchen-unreachable", "released");
    expect(await sentIds(shop)).toHaveLength(3);
    await expectNothingTaken(shop);
  });

  const REFUSALS: readonly [what: string, state: object, title: string, happened: string][] = [
    ["UNKNOWN", { posErrorType: "UNKNOWN" }, "title.kitchen-refused", "happened.kitchen-refused"],
    ["no type at all", {}, "title.kitchen-refused", "happened.kitchen-refused"],
    [
      "ITEM_UNAVAILABLE that the menu does not explain",
      { posErrorType: "ITEM_UNAVAILABLE" },
      "title.item-unavailable",
      "ranOut.happened.unknown",
    ],
  ];
  for (const [what, state, title, happened] of REFUSALS) {
    test(`a refusal of ${what} is definite: reported without its reason, nothing charged, the order still there`, async ({
      customer,
      shop,
    }) => {
      await customer.goToReview();
      await customer.review.goToPay();
      const reason = "Line 4 jammed";
      await shop.control.setFault(CREATE, {
        answer: { state: { status: "FAILED", reason, ...state } },
      });
      await customer.payWith("approved");
      await customer.checkoutFailed.expectReason(title, "released");
      await expect(customer.checkoutFailed.part(happened)).toBeVisible();
      await expect(customer.page.locator("body")).not.toContainText(reason);
      expect(await sentIds(shop)).toHaveLength(1);
      await expectNothingTaken(shop);
      await customer.goOn();
      await expect(customer.title("checkout:review.title")).toBeVisible();
      await expect(customer.page.getByText(titleOf(SOUP, "en")).first()).toBeVisible();
    });
  }
});

test("an identified order that is canceled returns its points too", async ({ customer, shop }) => {
  await shop.control.put("ordering/kitchen", { auto: false });
  const { page } = customer;
  await customer.begin();
  await customer.order(SOUP);
  await customer.reviewOrder();
  await customer.identifyAs(AMARA);
  await page.getByText("Pay €5.00 with points").tap();
  await customer.payAndGetNumber();
  await expect(page.getByText(/^\+ \d+ points?$/)).toBeVisible();
  await new Kitchen(shop.control).move("FAILED", "the oven is broken");
  await expect(page.getByText("Any points you used are returned to you.")).toBeVisible();
  await expect(page.getByText(/^\+ \d+ points?$/)).toBeHidden();
  await ledgerAtRest(shop.control);
  expect(await shop.control.requests("loyalty.refund")).toHaveLength(1);
});
