/** The flow PATCH_ORDER (in-store-loyalty.md §4.7): the full order first, identifying last, and rewards on what was ordered. */
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { AMARA } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";

/** Attract → review. */
async function orderSoupAndLemonade(customer: Customer): Promise<void> {
  await customer.begin();
  await customer.order(SOUP);
  await customer.buttonNamed("Drinks").first().tap();
  await customer.order("lemonade-mint");
  await customer.reviewOrder();
}

/** Review without identification → review. */
async function goOnAsAmara(customer: Customer): Promise<void> {
  await customer.buttonNamed("Continue").tap();
  await customer.identifyAs(AMARA);
}

test.describe("PATCH_ORDER", () => {
  test.use({ sandboxState: { outlet: { flow: "PATCH_ORDER" } } });

  test("the full order first; then the reward on it is free, until the order changes", async ({
    customer,
    shop,
  }) => {
    const { page } = customer;
    await orderSoupAndLemonade(customer);
    await expect(page.getByRole("heading", { name: "Your order" })).toBeVisible();
    await goOnAsAmara(customer);
    await expect(page.getByText("Your reward", { exact: true })).toBeVisible();
    await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();

    // Another unit has to be paid for; first of all it is another order.
    await customer.buttonNamed("Change Mint lemonade").tap();
    await customer.buttonNamed("One more: Mint lemonade").tap();
    await expect(page.getByText(/^Your order has changed/)).toBeVisible();
    await expect(page.getByText(/^Your reward/)).toBeHidden();
    await goOnAsAmara(customer);
    await expect(page.getByText("Your reward: 1 of 2")).toBeVisible();
    await expect(customer.buttonNamed("Pay €10.70")).toBeVisible();
    await customer.payAndGetNumber();

    const [first, second, ...more] = await shop.control.identifications();
    expect(more).toEqual([]);
    expect(second?.orderId).not.toBe(first?.orderId);
    const [closed] = (await shop.control.requests("loyalty.order-closed")) as {
      orderId: string;
      order: { menuItems: { itemId: string; quantity: number; discounts?: unknown[] }[] };
    }[];
    expect(closed?.orderId).toBe(second?.orderId);
    expect(
      closed?.order.menuItems.map(({ itemId, quantity, discounts }) => [
        itemId,
        quantity,
        discounts?.length ?? 0,
      ]),
    ).toEqual([
      ["soup-roast-tomato", 1, 0],
      ["lemonade-mint", 1, 1],
      ["lemonade-mint", 1, 0],
    ]);
    expect((await shop.control.ledger()).violations).toEqual([]);
  });

  test("a dish with a reward can be paid for instead, without identifying again, and the reward stays the customer's", async ({
    customer,
    shop,
  }) => {
    const { page } = customer;
    await orderSoupAndLemonade(customer);
    await goOnAsAmara(customer);
    await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();

    await customer.buttonNamed("Change Mint lemonade").tap();
    await customer.buttonNamed("Pay for it, keep the reward Mint lemonade").tap();
    await expect(page.getByText("Reward left out")).toBeVisible();
    await expect(customer.buttonNamed("Pay €10.70")).toBeVisible();
    await customer.buttonNamed("Take it: the reward Mint lemonade").tap();
    await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();
    await customer.buttonNamed("Pay for it, keep the reward Mint lemonade").tap();
    await customer.payAndGetNumber();
    expect(await shop.control.identifications()).toHaveLength(1);
    const [closed] = (await shop.control.requests("loyalty.order-closed")) as {
      order: { menuItems: { itemId: string; discounts?: unknown[] }[] };
    }[];
    expect(closed?.order.menuItems).toEqual([
      expect.not.objectContaining({ discounts: expect.anything() }),
      expect.not.objectContaining({ discounts: expect.anything() }),
    ]);
    const { loyalty, violations } = await shop.control.ledger();
    expect(loyalty).toMatchObject([{ state: "closed", pointsSpent: 0 }]);
    expect(violations).toEqual([]);
  });

  test("a reward whose dish is removed from the order is reported as not on it, after identifying again", async ({
    customer,
    shop,
  }) => {
    const { page } = customer;
    await orderSoupAndLemonade(customer);
    await goOnAsAmara(customer);
    await customer.buttonNamed("Change Mint lemonade").tap();
    await customer.buttonNamed("Remove Mint lemonade").tap();
    await expect(page.getByText(/^Your order has changed/)).toBeVisible();
    await expect(page.getByText(/^Your reward/)).toBeHidden();
    // This service offers a reward that is not on the order.
    await shop.control.setFault("loyalty.qr-code", {
      processed: true,
      answer: {
        accepted: true,
        menuItems: [
          {
            itemId: "lemonade-mint",
            title: "Mint lemonade",
            price: 3.9,
            quantity: 1,
            discounts: [{ discountId: "LOYALTY100", type: "percent", value: 100 }],
          },
        ],
      },
    });
    await goOnAsAmara(customer);
    await expect(
      page.getByText("Your reward Mint lemonade is not on this order. It stays yours."),
    ).toBeVisible();
    await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();
    const [first, second] = await shop.control.identifications();
    expect(second?.orderId).not.toBe(first?.orderId);
  });

  test("a customer who goes on without points is not asked again", async ({ customer, shop }) => {
    await customer.orderSoup();
    await customer.buttonNamed("Continue").tap();
    await customer.declineLoyalty();
    await customer.payAndGetNumber();
    expect(await shop.control.identifications()).toEqual([]);
    expect(await shop.control.requests("loyalty.order-closed")).toEqual([]);
  });
});
