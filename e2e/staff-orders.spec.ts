/** What staff see of orders, and their actions (docs/staff.md, checkout rule 6), compared with the sandbox's ledger. */

import type { Customer } from "./pages/customer.ts";
import { expect, type Shop, test } from "./pages/fixtures.ts";
import { Staff } from "./pages/staff.ts";
import { MOVED_BY_HAND } from "./support/kitchen.ts";
import { ledgerAtRest } from "./support/ledger-at-rest.ts";
import { AMARA } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";
import { SPOKEN, type Spoken } from "./support/words.ts";

const REFUSED = { answer: { status: "DECLINED", errorCode: "GATEWAY_ERROR" } };

/** A paid order, viewed by staff. */
async function ordered(
  customer: Customer,
  locale: Spoken,
): Promise<{ staff: Staff; number: string }> {
  const number = await customer.orderAndPay();
  const staff = await Staff.at(customer.page, locale);
  await staff.signIn();
  return { staff, number };
}

async function payment({ control }: Shop) {
  const { payments } = await control.ledger();
  const [only] = payments;
  return { settled: Number(only?.settled), refunded: Number(only?.refunded) };
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

    test(`${locale}: an order's history is readable, and it is found by its number`, async ({
      customer,
    }) => {
      const { page } = customer;
      const { staff, number } = await ordered(customer, locale);
      await expect(staff.text("staff:orders.nobodyNeeded")).toBeVisible();
      await staff.button("staff:orders.search").tap();
      for (const digit of number) {
        await page.getByRole("button", { name: digit, exact: true }).tap();
      }
      await staff.button("staff:orders.search").last().tap();
      await staff.open(number);
      await expect(staff.text("staff:phase.following_kitchen")).toBeVisible();
      for (const word of ["placed", "payment-asked", "payment-pending", "capture-success"]) {
        await expect(staff.text(`staff:timeline.${word}`).first()).toBeVisible();
      }
      await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
    });

    test(`${locale}: a part is refunded once, even with repeated touches; then the rest, and no more`, async ({
      customer,
      shop,
    }) => {
      const { page } = customer;
      const { staff, number } = await ordered(customer, locale);
      await staff.open(number);
      await expect.poll(async () => (await payment(shop)).settled).toBeGreaterThan(2);
      const { settled } = await payment(shop);
      await staff.button("staff:orders.refund").tap();
      for (const digit of "200") {
        await page.getByRole("button", { name: digit, exact: true }).tap();
      }
      const confirm = staff.confirm;
      // Two touches of the same button, before the first has had any effect.
      await confirm.evaluate((button) => {
        if (!(button instanceof HTMLElement)) return;
        button.click();
        button.click();
      });
      await expect(page.locator(".order-page__done li")).toHaveCount(1);
      await expect.poll(async () => (await payment(shop)).refunded).toBe(2);
      expect(await shop.control.requests("payments.refund")).toHaveLength(1);

      await staff.button("staff:orders.refund").tap();
      await staff.button("staff:orders.refundAll").tap();
      await confirm.tap();
      await expect.poll(async () => (await payment(shop)).refunded).toBe(settled);
      await expect(staff.button("staff:orders.refund")).toBeHidden();
      await expect(staff.text("staff:reason.capture-failed-after-acceptance.title")).toBeHidden();
    });

    test(`${locale}: a refused refund is reported, and is on the list until it is resolved`, async ({
      customer,
      shop,
    }) => {
      const { page } = customer;
      const { staff, number } = await ordered(customer, locale);
      await shop.control.setFault("payments.refund", REFUSED);
      await staff.open(number);
      await staff.button("staff:orders.refund").tap();
      await staff.button("staff:orders.refundAll").tap();
      await staff.confirm.tap();
      await expect(staff.text("staff:reason.money-return-refused.title").first()).toBeVisible();
      await expect(page.locator(".order-page__done")).toBeVisible();
      expect((await payment(shop)).refunded).toBe(0);

      await staff.button("staff:orders.resolve").tap();
      await staff.button("staff:how.returned").tap();
      await expect(staff.text("staff:reason.money-return-refused.todo")).toBeHidden();
      await staff.button("staff:orders.back").tap();
      await expect(staff.text("staff:orders.nobodyNeeded")).toBeVisible();
    });

    test(`${locale}: an order that was cooked and not paid is first on the list, and retried under a new key`, async ({
      customer,
      shop,
    }) => {
      const { page } = customer;
      await shop.control.setFault("payments.capture", REFUSED);
      const { staff, number } = await ordered(customer, locale);
      const card = page.locator(".order-card[data-listed]");
      await expect(card).toContainText(
        staff.say("staff:reason.capture-failed-after-acceptance.title"),
      );
      await shop.control.setFault("payments.capture", { latencyMs: 1 });
      await staff.open(number);
      await expect(staff.text("staff:reason.capture-failed-after-acceptance.todo")).toBeVisible();
      await staff.button("staff:orders.retry").tap();
      await expect(staff.text("staff:reason.capture-failed-after-acceptance.todo")).toBeHidden();
      await expect(staff.text("staff:timeline.capture-success").first()).toBeVisible();
      await ledgerAtRest(shop.control);
      expect(await shop.control.requests("payments.capture")).toHaveLength(2);
    });
  });
}

test("points are reversed once all of the money is refunded", async ({ customer, shop }) => {
  const { page } = customer;
  await customer.orderSoup();
  await customer.identifyAs(AMARA);
  const number = await customer.payAndGetNumber();
  const state = async () => (await shop.control.ledger()).loyalty[0]?.state;
  await expect.poll(state).toBe("closed");
  const staff = await Staff.at(page, "en");
  await staff.signIn();
  await staff.open(number);
  await expect(staff.button("staff:orders.reclaim")).toBeHidden();
  await staff.button("staff:orders.refund").tap();
  await staff.button("staff:orders.refundAll").tap();
  await staff.confirm.tap();
  await staff.button("staff:orders.reclaim").tap();
  await staff.confirm.tap();
  await expect.poll(state).toBe("refunded");
  await expect(staff.text("staff:timeline.points-success").first()).toBeVisible();
});

test.describe("an order of several products", () => {
  test.use({ sandboxState: { configuration: { loyaltyEnabled: false }, ...MOVED_BY_HAND } });

  test("is listed line by line, and one of them is refunded at a tap", async ({
    customer,
    shop,
  }) => {
    const { page } = customer;
    await customer.begin();
    await customer.order(SOUP);
    await customer.order("fries-skin-on");
    await customer.reviewOrder();
    const number = await customer.payAndGetNumber();
    const staff = await Staff.at(page, "en");
    await staff.signIn();
    await staff.open(number);
    const lines = page.locator(".ordered__line");
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText("Roast tomato soup");
    const price = await lines.nth(1).locator(".money").innerText();
    await staff.button("staff:orders.refund").tap();
    await page.getByRole("button", { name: /Skin-on fries/ }).tap();
    const confirm = staff.confirm;
    await expect(confirm).toContainText(price);
    await confirm.tap();
    await expect(page.locator(".order-page__done li")).toContainText(price);
    const due = Number(price.replace(/[^\d.]/g, ""));
    await expect.poll(async () => (await payment(shop)).refunded).toBe(due);
    expect((await payment(shop)).settled).toBeGreaterThan(due);
  });
});
