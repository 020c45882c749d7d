/** Scanning the code of a reward or gift (in-store-loyalty.md §2.4 rewardRedemption): it is added to the order. */
import type { Customer } from "./pages/customer.ts";
import { SOUP } from "./support/restaurant.ts";
import type { SandboxControl } from "./support/sandbox-control.ts";
import { expect, test } from "./support/scan-kiosk.ts";

/** Collects points, and has no reward of his own. */
const SALIM = 20731;
const IDENTIFIED = "Points are collected with this order";
const CAKE = "cake-chocolate";

async function giftCode(control: SandboxControl): Promise<string> {
  const minted = (await control.post(`loyalty/customers/${SALIM}/gifts`)) as { qrCode: string };
  return minted.qrCode;
}

const onlyRewards = (enabled: boolean) => ({
  configuration: {
    loyalty: {
      loyaltyCardFlow: { enabled: false },
      rewardRedemption: { enabled },
    },
  },
});

async function orderSoup(customer: Customer): Promise<void> {
  await customer.begin();
  await customer.order(SOUP);
}

test.describe("if the outlet redeems rewards and has no cards", () => {
  test.use({ sandboxState: onlyRewards(true) });

  test("a scanned gift is on the order for free, is sent to the kitchen as a present, and is redeemed", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    const code = await giftCode(shop.control);
    await orderSoup(customer);
    await scanner.scan(code);
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
    await customer.reviewOrder();
    await expect(page.getByText("Chocolate cake").first()).toBeVisible();
    await expect(page.getByText("Your reward", { exact: true })).toBeVisible();
    // Salim's points are used by default: his code was scanned.
    await expect(customer.buttonNamed("Pay €4.30")).toBeVisible();
    await customer.payAndGetNumber();

    expect(await shop.control.requests("loyalty.qr-code")).toMatchObject([{ qrCode: code }]);
    const [order] = (await shop.control.requests("ordering.order")) as {
      order: { presents: unknown };
    }[];
    expect(order?.order.presents).toEqual([{ id: CAKE, price: 0, count: 1 }]);
    const [closed] = (await shop.control.requests("loyalty.order-closed")) as {
      order: { menuItems: object[] };
    }[];
    expect(closed?.order.menuItems.at(-1)).toMatchObject({
      itemId: CAKE,
      discounts: [{ discountId: "LOYALTY100", type: "percent", value: 100 }],
    });
    const { loyalty, violations } = await shop.control.ledger();
    expect(loyalty).toMatchObject([{ state: "closed", pointsSpent: 250 }]);
    expect(violations).toEqual([]);
  });

  test("a scanned gift alone is an order: from an empty basket to a number, for free", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    const code = await giftCode(shop.control);
    await customer.begin();
    await expect(customer.buttonNamed("Review order")).toHaveCount(0);
    await scanner.scan(code);
    await expect(page.getByText("Your reward: Chocolate cake")).toBeVisible();
    await customer.buttonNamed("Review order").tap();
    await customer.buttonNamed("Leave out Chocolate cake").tap();
    // Nothing is on the order now; a declined gift can be taken again.
    await expect(customer.buttonNamed("To the menu")).toBeVisible();
    await customer.buttonNamed("Take it: the reward Chocolate cake").tap();
    await customer.buttonNamed("Place order").tap();
    await customer.done.queueNumber();
    await expect(page.getByText("Nothing to pay")).toBeVisible();
    const [order] = (await shop.control.requests("ordering.order")) as { order: object }[];
    expect(order?.order).toMatchObject({
      items: [],
      presents: [{ id: CAKE, price: 0, count: 1 }],
    });
    await expect
      .poll(async () => (await shop.control.ledger()).loyalty)
      .toMatchObject([{ state: "closed" }]);
    const { payments, violations } = await shop.control.ledger();
    expect([payments, violations]).toEqual([[], []]);
  });

  test("short codes are not offered, and a used gift brings nothing again", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    const code = await giftCode(shop.control);
    await orderSoup(customer);
    await scanner.scan(code);
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
    await customer.reviewOrder();
    await customer.buttonNamed(/not you/i).tap();
    await expect(page.getByText("Chocolate cake")).toBeHidden();
    await customer.buttonNamed("Scan instead").tap();
    await expect(customer.buttonNamed("Type the short code")).toHaveCount(0);
    await scanner.scan(code);
    await expect(page.getByText("already used for an order")).toBeVisible();
  });
});

test.describe("if it redeems none", () => {
  test.use({ sandboxState: onlyRewards(false) });

  test("a scanned gift is not sent, and the customer sees why", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.begin();
    await scanner.scan(await giftCode(shop.control));
    await expect(page.getByText("Codes cannot be used at this kiosk")).toBeVisible();
    expect(await shop.control.requests("loyalty.qr-code")).toEqual([]);
  });
});
