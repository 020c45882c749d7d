/**
 * A page that is loaded again in mid-checkout, by a crash, a reload or a restart: only the order's number and
 * outcome are shown, and only to who is still there (quality A10, O3).
 */
import type { Page } from "@playwright/test";
import type { Customer } from "./support/customer.ts";
import { expect, test } from "./support/kiosk.ts";

const AMARA = "15112345678";
/** What nobody may find after the page was loaded again: who it was, and what they had chosen. */
const MARKERS = ["Amara", AMARA, "1511", "Beet burger", "Seeded brioche", "1,240"];

async function reachPayment(customer: Customer): Promise<void> {
  await customer.begin("Take away");
  await customer.order("Beet burger", "Seeded brioche");
  await customer.review();
  await customer.typePhone(AMARA);
  await customer.findPoints();
  await expect(customer.page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  await customer.goToPay();
}

async function expectNobody(page: Page): Promise<void> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  for (const marker of MARKERS) expect(html).not.toContain(marker);
}

/** The start screen, and it stays. */
async function expectNothingResumed(customer: Customer): Promise<void> {
  await customer.page.reload();
  await customer.expectStart();
  await customer.page.waitForTimeout(1_000);
  await customer.expectStart();
}

test("a page loaded again at the payment shows the payment page, and nothing of who was there", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await reachPayment(customer);
  await page.reload();
  await expect(customer.button("Cancel payment")).toBeVisible();
  await expectNobody(page);
  await expect(page.locator("body")).not.toContainText(/Eat in|Take away/);
  await customer.payWith("approved");
  await customer.queueNumber();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await expectNobody(page);
  const ledger = await shop.control.ledger();
  expect(ledger.violations).toEqual([]);
  expect(ledger.payments).toHaveLength(1);
  // Points were promised to who identified: a reload takes nothing from them.
  await expect.poll(async () => (await shop.control.ledger()).loyalty[0]?.state).toBe("closed");
  await customer.leave();
  await expectNothingResumed(customer);
});

test("a kiosk started again at the payment shows the payment page, and the order goes through", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await reachPayment(customer);
  await page.goto("about:blank");
  await page.goto(await shop.restartKiosk());
  await expect(customer.button("Cancel payment")).toBeVisible();
  await expectNobody(page);
  await customer.payWith("approved");
  await customer.queueNumber();
  const ledger = await shop.control.ledger();
  expect(ledger.violations).toEqual([]);
  expect(ledger.payments).toHaveLength(1);
});

test("a page loaded again after the payment shows the number, until the screen clears itself", async ({
  customer,
}) => {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await reachPayment(customer);
  await customer.payWith("approved");
  const number = await customer.queueNumber();
  await page.reload();
  expect(await customer.queueNumber()).toBe(number);
  await expectNobody(page);
  await page.clock.fastForward(31_000);
  await customer.expectStart();
  await expectNothingResumed(customer);
});

test("whoever walks away from a payment page that was loaded again is not charged", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await reachPayment(customer);
  await page.reload();
  await expect(customer.button("Cancel payment")).toBeVisible();
  await page.clock.fastForward(121_000);
  await expect(page.getByText("Are you still there?")).toBeVisible();
  await page.clock.fastForward(21_000);
  await customer.expectStart();
  await expectNothingResumed(customer);
  await expect.poll(async () => (await shop.control.ledger()).clean).toBe(true);
  const { payments, orders } = await shop.control.ledger();
  expect(orders).toEqual([]);
  for (const { held, settled } of payments) expect([Number(held), Number(settled)]).toEqual([0, 0]);
});

test("a page loaded again before anything was ordered starts over for the next one", async ({
  customer,
}) => {
  const { page } = customer;
  await customer.begin();
  await customer.order("Beet burger", "Seeded brioche");
  await customer.review();
  await customer.typePhone(AMARA);
  await customer.findPoints();
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  await expectNothingResumed(customer);
  await expectNobody(page);
  await customer.begin();
  await expect(page.getByText("Nothing chosen yet")).toBeVisible();
});
