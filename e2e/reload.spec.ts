/**
 * A page that is reloaded in mid-checkout, by a crash, a reload or a restart: only the order's number and outcome are
 * shown, and only until the customer leaves (requirements A10, O3).
 */

import type { Page } from "@playwright/test";
import { z } from "zod";
import type { Customer } from "./pages/customer.ts";
import { expect, type Shop, test } from "./pages/fixtures.ts";
import { ledgerAtRest } from "./support/ledger-at-rest.ts";
import { AMARA } from "./support/members.ts";
import { answerOf } from "./support/rpc-answers.ts";

/** What must not be on the page after a reload: who the customer was, and what they chose. */
const MARKERS = ["Amara", AMARA.phone, "2345678", "Beet burger", "Seeded brioche", "1,240"];

async function reachPayment(customer: Customer): Promise<void> {
  await customer.begin("PICKUP");
  await customer.order("burger-beet", "bun-brioche");
  await customer.reviewOrder();
  await customer.identifyAs(AMARA);
  await expect(customer.page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  await customer.review.goToPay();
}

async function expectNobody(page: Page): Promise<void> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  for (const marker of MARKERS) expect(html).not.toContain(marker);
}

const REJECTED = { state: { status: "FAILED", reason: "no bread", posErrorType: "UNKNOWN" } };

/** Pays on another device's payment page while the kiosk is down. */
async function payMeanwhile({ control }: Shop, outcome: "approved" | "declined"): Promise<void> {
  const { payments } = z
    .object({ payments: z.array(z.object({ transactionReference: z.string() })) })
    .parse(await control.get("ledger?settled=false"));
  await control.post(`payments/${payments.at(-1)?.transactionReference}/outcome`, { outcome });
}

/** The kiosk has restarted, and its customer is still there. */
async function comeBack({ page }: Customer, shop: Shop): Promise<void> {
  await page.goto("about:blank");
  await page.goto(await shop.restartKiosk());
}

/** The start screen, and it stays: the host has nothing to resume. */
async function expectNothingResumed(customer: Customer): Promise<void> {
  const found = answerOf(customer.page, "/visit/resumable");
  await customer.page.reload();
  expect(await found).toEqual({ json: null });
  await customer.start.expectShown();
}

test("a page reloaded at the payment shows the payment page, and nothing about the customer", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await reachPayment(customer);
  await page.reload();
  await expect(customer.buttonNamed("Cancel payment")).toBeVisible();
  await expectNobody(page);
  await expect(page.locator("body")).not.toContainText(/Eat in|Take away/);
  await customer.payWith("approved");
  await customer.done.queueNumber();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await expectNobody(page);
  const ledger = await shop.control.ledger();
  expect(ledger.violations).toEqual([]);
  expect(ledger.payments).toHaveLength(1);
  // Points were promised at the identification: a reload does not remove them.
  await expect.poll(async () => (await shop.control.ledger()).loyalty[0]?.state).toBe("closed");
  await customer.done.leave();
  await expectNothingResumed(customer);
});

test("a kiosk restarted at the payment shows the payment page, and the order goes through", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await reachPayment(customer);
  await page.goto("about:blank");
  await page.goto(await shop.restartKiosk());
  await expect(customer.buttonNamed("Cancel payment")).toBeVisible();
  await expectNobody(page);
  await customer.payWith("approved");
  await customer.done.queueNumber();
  const ledger = await shop.control.ledger();
  expect(ledger.violations).toEqual([]);
  expect(ledger.payments).toHaveLength(1);
});

test("a restarted kiosk shows a customer who paid meanwhile that the order is done, and its number", async ({
  customer,
  shop,
}) => {
  await reachPayment(customer);
  await customer.page.goto("about:blank");
  await shop.stopKiosk();
  await payMeanwhile(shop, "approved");
  await comeBack(customer, shop);
  const number = await customer.done.queueNumber();
  await expectNobody(customer.page);
  expect((await shop.control.ledger()).violations).toEqual([]);
  // Again at the next start, and not after the customer has left.
  await comeBack(customer, shop);
  expect(await customer.done.queueNumber()).toBe(number);
  await customer.done.leave();
  await comeBack(customer, shop);
  await expectNothingResumed(customer);
});

test("a restarted kiosk shows a customer who was declined meanwhile that nothing was ordered or charged", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await reachPayment(customer);
  await page.goto("about:blank");
  await shop.stopKiosk();
  await payMeanwhile(shop, "declined");
  await comeBack(customer, shop);
  await expect(page.getByRole("heading", { name: "The payment was declined" })).toBeVisible();
  await expect(page.getByText("You have not been charged.")).toBeVisible();
  await expectNobody(page);
  // It has ended in the host: a later start shows it all the same, while the customer is there.
  await comeBack(customer, shop);
  await expect(page.getByRole("heading", { name: "The payment was declined" })).toBeVisible();
  await expectNobody(page);
});

test.describe("with a sale in one step", () => {
  const capabilities = [
    "SALE",
    "DIRECT_REFUND",
    "STATUS_POLLING",
    "REDIRECT_FLOW",
    "DIRECT_WEBHOOK",
  ];
  test.use({ sandboxState: { payments: { capabilities } } });

  test("a restarted kiosk shows that the money of an order refused by the kitchen was returned", async ({
    customer,
    shop,
  }) => {
    const { page } = customer;
    await reachPayment(customer);
    await page.goto("about:blank");
    await shop.stopKiosk();
    await payMeanwhile(shop, "approved");
    await shop.control.setFault("ordering.order", { answer: REJECTED });
    await comeBack(customer, shop);
    await expect(page.getByText("You have been refunded in full.")).toBeVisible();
    await expectNobody(page);
    await comeBack(customer, shop);
    await expect(page.getByText("You have been refunded in full.")).toBeVisible();
    await expectNobody(page);
    const { payments, orders } = await shop.control.ledger();
    expect(orders).toEqual([]);
    expect(payments).toMatchObject([{ state: "refunded" }]);
  });
});

test("a page reloaded after the payment shows the number, until the screen clears itself", async ({
  customer,
}) => {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await reachPayment(customer);
  await customer.payWith("approved");
  const number = await customer.done.queueNumber();
  await page.reload();
  expect(await customer.done.queueNumber()).toBe(number);
  await expectNobody(page);
  await page.clock.fastForward(31_000);
  await customer.start.expectShown();
  await expectNothingResumed(customer);
});

test("a customer who walks away from a reloaded payment page is not charged", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await reachPayment(customer);
  await page.reload();
  await expect(customer.buttonNamed("Cancel payment")).toBeVisible();
  await page.clock.fastForward(121_000);
  await expect(page.getByText("Are you still there?")).toBeVisible();
  await page.clock.fastForward(21_000);
  await customer.start.expectShown();
  await expectNothingResumed(customer);
  const { payments, orders } = await ledgerAtRest(shop.control);
  expect(orders).toEqual([]);
  for (const { held, settled } of payments) expect([Number(held), Number(settled)]).toEqual([0, 0]);
});

test("a page reloaded before anything was ordered starts over for the next customer", async ({
  customer,
}) => {
  const { page } = customer;
  await customer.begin();
  await customer.order("burger-beet", "bun-brioche");
  await customer.reviewOrder();
  await customer.identifyAs(AMARA);
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  await expectNothingResumed(customer);
  await expectNobody(page);
  await customer.begin();
  await expect(page.getByText("Nothing chosen yet")).toBeVisible();
});
