/**
 * The effects of an identification on the order: rewards, points, and their removal (in-store-loyalty.md §2.3, §4.2).
 */
import { expect, test } from "./pages/fixtures.ts";
import { AMARA, JONAS } from "./support/members.ts";

const AMARA_ID = 20117;

test("a reward is declined and taken again, points are used and not used, and the total follows", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await customer.orderSoup();
  await customer.identifyAs(AMARA);
  await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();
  await customer.buttonNamed("Leave out Mint lemonade").tap();
  await expect(page.getByText("Reward left out")).toBeVisible();
  await customer.buttonNamed("Take it: the reward Mint lemonade").tap();
  await expect(page.getByText("Your reward", { exact: true })).toBeVisible();
  const points = page.getByRole("switch", { name: /Pay €5.00 with points/ });
  await page.getByText("Pay €5.00 with points").tap();
  await expect(points).toBeChecked();
  await expect(customer.buttonNamed("Pay €1.80")).toBeVisible();
  await page.getByText("Pay €5.00 with points").tap();
  await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();
  await customer.buttonNamed("Leave out Mint lemonade").tap();
  await customer.payAndGetNumber();
  const [closed] = (await shop.control.requests("loyalty.order-closed")) as {
    order: { menuItems: { itemId: string }[] };
    payments: unknown[];
  }[];
  expect(closed?.order.menuItems.map(({ itemId }) => itemId)).toEqual(["soup-roast-tomato"]);
  expect(closed?.payments).toEqual([]);
  expect((await shop.control.ledger()).violations).toEqual([]);
});

test("points beyond the allowed share are not used, with a message", async ({ customer, shop }) => {
  await shop.control.setFault("loyalty.qr-code", {
    processed: true,
    answer: {
      accepted: true,
      payment: { type: "PAY_WITH_POINTS", amount: 3.41, transactionId: 9 },
      maxPointsPercent: 50,
    },
  });
  await customer.orderSoup();
  await customer.identifyAs(AMARA);
  await expect(customer.page.getByText(/^Points can pay for at most 50% of/)).toBeVisible();
  await expect(customer.page.getByText(/Pay €3.41 with points/)).toBeHidden();
  await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();
});

test.describe("a vendor segment that requires two euros in money", () => {
  test.use({ settingsPatch: { outlet: { pos: "pos_type_2" } } });

  test("points that would leave less than that in money are not used, with a message", async ({
    customer,
  }) => {
    await customer.orderSoup();
    await customer.identifyAs(AMARA);
    await expect(
      customer.page.getByText(/^At least €2.00 of this order has to be paid with money/),
    ).toBeVisible();
    await expect(customer.page.getByText(/Pay €5.00 with points/)).toBeHidden();
    await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();
  });
});

test("not you: the first customer's benefits are removed, and the second customer's order counts", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await customer.orderSoup();
  await customer.identifyAs(AMARA);
  await page.getByText("Pay €5.00 with points").tap();
  await expect(customer.buttonNamed("Pay €1.80")).toBeVisible();
  await customer.buttonNamed("Not you?").tap();
  await customer.identifyAs(JONAS);
  await expect(page.getByRole("heading", { name: /Jonas/ })).toBeVisible();
  await expect(page.getByText("Mint lemonade")).toBeHidden();
  await expect(page.getByText(/with points/)).toBeHidden();
  await expect(customer.buttonNamed("Pay €6.12")).toBeVisible();
  const [first, second] = await shop.control.identifications();
  expect(second?.orderId).not.toBe(first?.orderId);
});

const bowl = {
  itemId: "bowl-garden",
  titleByLocale: { en: "Garden bowl" },
  price: "11.50",
  quantity: 1,
  points: 100,
};

test("a reward with choices requires them before paying, free of charge, and the kitchen gets them", async ({
  customer,
  page,
  shop,
}) => {
  await shop.control.put(`loyalty/customers/${AMARA_ID}`, { benefits: { rewards: [bowl] } });
  await customer.orderSoup();
  await customer.identifyAs(AMARA);
  await expect(page.getByText("One more choice to make for this reward.")).toBeVisible();
  await page.getByRole("button", { name: "Choose for your reward", exact: true }).tap();
  await expect(customer.buttonNamed("Choose for your reward Garden bowl")).toBeFocused();
  await customer.buttonNamed("Choose for your reward Garden bowl").tap();
  // Nothing was chosen yet that could be changed.
  await expect(page.getByRole("heading", { level: 1, name: "Make it yours" })).toBeVisible();
  await customer.buttonNamed("Save for €0.00").tap();
  await expect(page.getByRole("alert").getByText("Dressing")).toBeAttached();
  // Optional extras of the bowl are not included.
  await expect(page.getByText("Feta")).toHaveCount(0);
  await page.getByText("Mustard vinaigrette").tap();
  await customer.buttonNamed("Save for €0.00").tap();
  await expect(page.getByText("Mustard vinaigrette")).toBeVisible();
  await customer.payAndGetNumber();
  const [order] = (await shop.control.requests("ordering.order")) as {
    order: { presents: { modifiers: { id: string }[] }[] };
  }[];
  const ids = order?.order.presents[0]?.modifiers.map(({ id }) => id);
  expect(ids).toContain("dressing-mustard");
  expect((await shop.control.ledger()).violations).toEqual([]);
});

test("a reward at half price is on the order only once the customer takes it", async ({
  customer,
  page,
  shop,
}) => {
  const half = [{ discountId: "HALF", type: "percent", value: 50 }];
  await shop.control.setFault("loyalty.qr-code", {
    processed: true,
    answer: {
      accepted: true,
      menuItems: [
        { itemId: "lemonade-mint", title: "Lemonade", price: 3.9, quantity: 1, discounts: half },
      ],
    },
  });
  await customer.orderSoup();
  await customer.identifyAs(AMARA);
  await expect(page.getByText("Your reward: €1.95 instead of €3.90")).toBeVisible();
  await expect(customer.buttonNamed("Pay €6.80")).toBeVisible();
  await customer.buttonNamed("Add Mint lemonade for €1.95").tap();
  await expect(customer.buttonNamed("Pay €8.75")).toBeVisible();
  await customer.payAndGetNumber();
  const [order] = (await shop.control.requests("ordering.order")) as { order: object }[];
  expect(order?.order).toMatchObject({
    items: [{ id: "soup-roast-tomato" }, { id: "lemonade-mint", price: 3.9 }],
    payment: { charge: { subtotal: 10.7, discount: 1.95, total: 8.75 } },
  });
});

test.describe("a menu that changes during the visit", () => {
  test.use({ settingsPatch: { ordering: { menuPollSeconds: 5 } } });

  test("a gift that leaves the menu is named, and the order is paid and made without it", async ({
    customer,
    page,
    shop,
  }) => {
    await customer.orderSoup();
    await customer.identifyAs(AMARA);
    await expect(customer.mainAction).toHaveText("Pay €6.80");
    await shop.control.put("ordering/items/lemonade-mint", { soldOut: true });
    const note = page.getByText(/^Mint lemonade is not on the menu today/);
    await expect(note).toBeVisible();
    await expect(customer.mainAction).toHaveText("Look at 1 change");
    await customer.goOn();
    await expect(customer.buttonNamed("OK: Mint lemonade")).toBeFocused();
    await customer.buttonNamed("OK: Mint lemonade").tap();
    await expect(note).toBeVisible();
    await customer.payAndGetNumber();
    const [sent] = (await shop.control.requests("ordering.order")) as { order: object }[];
    expect(sent?.order).toMatchObject({ items: [{ id: "soup-roast-tomato" }] });
    expect(sent?.order).not.toHaveProperty("presents");
    expect((await shop.control.ledger()).violations).toEqual([]);
  });
});
