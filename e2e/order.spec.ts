import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { AMARA, saidToAmara } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";
import type { Ledger } from "./support/sandbox-control.ts";

async function orderTwoDishes(customer: Customer): Promise<void> {
  await customer.begin();
  await customer.order(
    "burger-beet",
    "bun-brioche",
    "extra-pickles",
    "extra-cheddar",
    "extra-avocado",
  );
  await customer.order(SOUP);
  await customer.reviewOrder();
}

function onlyOne<Entry>(entries: readonly Entry[]): Entry {
  expect(entries).toHaveLength(1);
  const [entry] = entries;
  if (entry === undefined) throw new Error("none");
  return entry;
}

/** The ledger after one paid order: nothing authorized, everything captured. */
function expectSettled(ledger: Ledger, total: string): void {
  expect(ledger.violations).toEqual([]);
  expect(Number(onlyOne(ledger.orders).total)).toBe(Number(total));
  const payment = onlyOne(ledger.payments);
  expect(Number(payment.settled)).toBe(Number(total));
  expect(Number(payment.held)).toBe(0);
  expect(Number(payment.refunded)).toBe(0);
}

test("an identified customer orders, gets a reward, pays by authorize and capture, and leaves with a number", async ({
  customer,
  shop,
}) => {
  await orderTwoDishes(customer);
  await customer.identifyAs(AMARA);

  const { page } = customer;
  await expect(page.getByRole("heading", { name: /^Good to see you, .?Amara/ })).toBeVisible();
  await expect(page.getByText("Mint lemonade").first()).toBeVisible();
  await expect(page.getByText("Your reward", { exact: true })).toBeVisible();
  // A typed number proves nothing: the balance is shown only at a touch.
  await expect(page.getByText("1,240")).toBeHidden();
  await customer.buttonNamed("Show my points").tap();
  await expect(page.getByText("1,240")).toBeVisible();
  const asked = await shop.control.answers("loyalty.qr-code");
  for (const message of asked[0]?.messages ?? []) {
    await expect(page.getByText(saidToAmara(message.text)).first()).toBeVisible();
  }
  expect(asked[0]?.messages.length).toBeGreaterThan(0);

  await page.getByText("Pay €5.00 with points").tap();
  await expect(customer.buttonNamed("Pay €16.20")).toBeVisible();
  const number = await customer.payAndGetNumber();
  await expect(page.getByText(/^\+ \d+ points?$/)).toBeVisible();

  const ledger = await shop.control.ledger();
  const [body] = await shop.control.requests("ordering.order");
  const { order } = body as {
    order: { payment: { charge: { total: number } }; presents: object[] };
  };
  expectSettled(ledger, String(order.payment.charge.total));
  expect(order.presents).toEqual([{ id: "lemonade-mint", price: 0, count: 1 }]);
  const transaction = onlyOne(ledger.loyalty);
  expect(transaction.state).toBe("closed");
  const closed = onlyOne(await shop.control.requests("loyalty.order-closed"));
  expect(closed).toMatchObject({
    orderTotal: 21.2,
    payments: [
      { type: "PAY_WITH_POINTS", amount: 5, transactionId: expect.stringMatching(/^\d+$/) },
    ],
  });
  const reward = asked[0]?.menuItems.find(({ itemId }) => itemId === "lemonade-mint");
  expect(JSON.stringify(closed)).toContain(JSON.stringify(reward?.discounts));
  const kitchen = (await shop.control.get("ordering/orders")) as {
    orders: { queueNumber: string }[];
  };
  expect(kitchen.orders.map(({ queueNumber }) => String(queueNumber))).toEqual([number]);

  await customer.done.leave();
  expect(await page.locator("body").innerText()).not.toContain(number);
});

test("a new customer joins by phone number and is shown how to get the app", async ({
  customer,
  shop,
}) => {
  await orderTwoDishes(customer);
  await customer.identify.enterNumber("15199887766");
  await customer.identify.goOn();
  await expect(customer.page.getByRole("heading", { name: /^Good to see you/ })).toBeVisible();
  await customer.payAndGetNumber();
  await expect(customer.page.getByRole("img", { name: /our app/ })).toBeVisible();
  expect(onlyOne((await shop.control.ledger()).loyalty).state).toBe("closed");
});

test("a customer who declines loyalty makes no loyalty call and pays all the same", async ({
  customer,
  shop,
}) => {
  await orderTwoDishes(customer);
  await customer.declineLoyalty();
  await customer.review.goToPay();
  await customer.payWith("challenge");
  await customer.done.queueNumber();
  // 12.90 + brioche 0.60 + avocado 0.90 beyond two free extras + 6.80
  expectSettled(await shop.control.ledger(), "21.20");
  expect(await shop.control.requests("loyalty.qr-code")).toEqual([]);
  expect(await shop.control.requests("loyalty.order-closed")).toEqual([]);
});

test.describe("an integrator that supports only sale", () => {
  test.use({
    sandboxState: {
      payments: {
        capabilities: [
          "SALE",
          "DIRECT_REFUND",
          "REDIRECT_FLOW",
          "DIRECT_WEBHOOK",
          "STATUS_POLLING",
        ],
      },
    },
  });

  test("charges by sale, identified", async ({ customer, shop }) => {
    await orderTwoDishes(customer);
    await customer.identifyAs(AMARA);
    await customer.payAndGetNumber();
    const ledger = await shop.control.ledger();
    expect(ledger.violations).toEqual([]);
    expect(onlyOne(ledger.loyalty).state).toBe("closed");
    expect(await shop.control.requests("payments.sale")).toHaveLength(1);
    expect(await shop.control.requests("payments.authorize")).toEqual([]);
    expect(await shop.control.requests("payments.capture")).toEqual([]);
  });

  test("charges by sale, without loyalty", async ({ customer, shop }) => {
    await orderTwoDishes(customer);
    await customer.declineLoyalty();
    await customer.payAndGetNumber();
    expectSettled(await shop.control.ledger(), "21.20");
  });

  test("refunds the money when the kitchen refuses", async ({ customer, shop }) => {
    await orderTwoDishes(customer);
    await customer.declineLoyalty();
    await customer.review.goToPay();
    await shop.control.setFault("ordering.order", {
      answer: { state: { status: "FAILED", reason: "closed", posErrorType: "UNKNOWN" } },
    });
    await customer.payWith("approved");
    await expect(customer.page.getByText("The kitchen could not take your order")).toBeVisible();
    await expect(customer.page.getByText("You have been refunded in full.")).toBeVisible();
    const ledger = await shop.control.ledger();
    expect(ledger.violations).toEqual([]);
    const payment = onlyOne(ledger.payments);
    expect(Number(payment.refunded)).toBe(21.2);
  });
});

test("a declined card shows the reason, charges nothing, and another one pays the same order", async ({
  customer,
  shop,
}) => {
  await orderTwoDishes(customer);
  await customer.declineLoyalty();
  await customer.review.goToPay();
  await customer.payWith("declined");
  await expect(customer.page.getByText("The payment was declined")).toBeVisible();
  await expect(customer.page.getByText("You have not been charged.")).toBeVisible();
  await customer.buttonNamed("Try another payment").tap();
  await customer.payWith("approved");
  await customer.done.queueNumber();
  const ledger = await shop.control.ledger();
  expect(ledger.violations).toEqual([]);
  expect(ledger.payments).toHaveLength(2);
  expect(new Set(ledger.payments.map(({ paymentId }) => paymentId)).size).toBe(2);
});

test("a customer changes a quantity, removes a dish and restores it", async ({ customer }) => {
  await orderTwoDishes(customer);
  await customer.declineLoyalty();
  await customer.buttonNamed("Change Roast tomato soup").tap();
  await customer.buttonNamed("One more: Roast tomato soup").tap();
  await expect(customer.buttonNamed("Pay €28.00")).toBeVisible();
  await customer.buttonNamed("Change Beet burger").tap();
  await customer.buttonNamed("Remove Beet burger").tap();
  await expect(customer.buttonNamed("Pay €13.60")).toBeVisible();
  await customer.buttonNamed("Put it back").tap();
  await expect(customer.buttonNamed("Pay €28.00")).toBeVisible();
});

test("after the idle time the start screen is back and nothing of the visit is left", async ({
  customer,
}) => {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await orderTwoDishes(customer);
  await customer.identifyAs(AMARA);
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByText("Are you still there?")).toBeVisible();
  // A single touch anywhere counts as activity.
  await page.touchscreen.tap(540, 400);
  await expect(page.getByText("Are you still there?")).toBeHidden();
  await page.clock.fastForward(61_000);
  await expect(page.getByText("Are you still there?")).toBeVisible();
  await page.clock.fastForward(21_000);
  await customer.start.expectShown();

  const left = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookies: document.cookie,
    url: location.href,
  }));
  for (const marker of ["Amara", AMARA.phone, "2345678", "Seeded brioche", "21.20"]) {
    expect(JSON.stringify(left)).not.toContain(marker);
  }
  await customer.begin();
  await expect(page.getByText("Nothing chosen yet")).toBeVisible();
});
