/**
 * Points that pay a part of an order, or all of it (in-store-loyalty.md §2.3, requirement V10): what is left is paid
 * by card.
 */
import { expect, test } from "./pages/fixtures.ts";
import { AMARA } from "./support/members.ts";
import { Scanner } from "./support/scan-wedge.ts";

const PAY_WITH_POINTS = "Pay €5.00 with points";

test("points that pay a part leave the rest to the card, also after a refusal", async ({
  customer,
  shop,
}) => {
  await customer.orderSoup();
  await customer.identifyAs(AMARA);
  await customer.page.getByText(PAY_WITH_POINTS).tap();
  await expect(customer.buttonNamed("Pay €1.80")).toBeVisible();
  await customer.review.goToPay();
  await customer.payWith("declined");
  const poor = "declined.NOT_ENOUGH_MONEY";
  await customer.checkoutFailed.expectExplained(
    "payment-declined",
    poor,
    "not-charged",
    "pay-again",
  );
  await customer.goOn();
  await customer.payWith("approved");
  await customer.done.queueNumber();
  const ledger = await shop.control.ledger();
  expect(ledger.violations).toEqual([]);
  expect(ledger.payments.map(({ amount, settled }) => [Number(amount), Number(settled)])).toEqual([
    [1.8, 0],
    [1.8, 1.8],
  ]);
  await expect
    .poll(async () => (await shop.control.ledger()).loyalty.map(({ state }) => state))
    .toEqual(["closed"]);
  const [closed] = await shop.control.requests("loyalty.order-closed");
  expect(closed).toMatchObject({
    orderTotal: 6.8,
    payments: [{ type: "PAY_WITH_POINTS", amount: 5 }],
  });
});

test.describe("a soup for exactly that amount", () => {
  test.use({ sandboxState: { "ordering/items/soup-roast-tomato": { price: 5 } } });

  test("points that pay everything need no card, and no call to the payment service", async ({
    customer,
    shop,
  }) => {
    await customer.orderSoup();
    await customer.identifyAs(AMARA);
    await customer.page.getByText(PAY_WITH_POINTS).tap();
    await customer.buttonNamed("Place order").tap();
    await customer.done.queueNumber();
    await expect(customer.page.getByText("Nothing to pay")).toBeVisible();
    const { orders, payments, violations } = await shop.control.ledger();
    expect([orders.map(({ total }) => Number(total)), payments, violations]).toEqual([[0], [], []]);
    for (const operation of ["payments.authorize", "payments.sale"]) {
      expect(await shop.control.requests(operation)).toEqual([]);
    }
  });
});

test.describe("if points require a scan", () => {
  test.use({ settingsPatch: { outlet: { pointsNeedScan: true } } });

  test("a typed number uses none, and the scanner is one touch away", async ({
    customer,
    page,
  }) => {
    await customer.orderSoup();
    await customer.identifyAs(AMARA);
    await expect(
      page.getByText("You can pay with points here once your code has been scanned."),
    ).toBeVisible();
    await expect(page.getByText(PAY_WITH_POINTS)).toBeHidden();
    await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();
    await customer.buttonNamed("Scan my code").tap();
    await expect(customer.text("identify:scan.heading")).toBeVisible();
    await new Scanner(page).scan(AMARA.card);
    // Most of her points are reserved for the typed number.
    await expect(page.getByRole("switch", { name: /Pay €1.40 with points/ })).toBeChecked();
    await expect(customer.buttonNamed("Pay €5.40")).toBeVisible();
  });
});

test("points are used by default after a scanned code, and can be declined", async ({
  customer,
  page,
  shop,
}) => {
  await customer.orderSoup();
  await new Scanner(page).scan(AMARA.card);
  const points = page.getByRole("switch", { name: /Pay €5.00 with points/ });
  await expect(points).toBeChecked();
  await expect(customer.buttonNamed("Pay €1.80")).toBeVisible();
  await page.getByText(PAY_WITH_POINTS).tap();
  await expect(points).not.toBeChecked();
  await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();
  await page.getByText(PAY_WITH_POINTS).tap();
  await customer.payAndGetNumber();
  const [closed] = await shop.control.requests("loyalty.order-closed");
  expect(closed).toMatchObject({ orderTotal: 6.8, payments: [{ amount: 5 }] });
  expect((await shop.control.ledger()).violations).toEqual([]);
});

test("a typed number proves nothing: points need a touch", async ({ customer, page }) => {
  await customer.orderSoup();
  await customer.identifyAs(AMARA);
  await expect(page.getByRole("switch", { name: /Pay €5.00 with points/ })).not.toBeChecked();
  await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();
});
