/** What identifying brings to the order: rewards, points, and how it goes away again (in-store-loyalty.md §2.3, §4.2). */
import { expect, test } from "./support/kiosk.ts";
import { AMARA, JONAS } from "./support/members.ts";

const AMARA_ID = 20117;

test("a reward is left out and taken back, points are taken and left, and the sum follows", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await customer.chooseSoup();
  await customer.identify(AMARA);
  await expect(customer.button("Pay €6.80")).toBeVisible();
  await customer.button("Leave out Mint lemonade").tap();
  await expect(page.getByText("Reward left out")).toBeVisible();
  await customer.button("Take it: the reward Mint lemonade").tap();
  await expect(page.getByText("Your reward", { exact: true })).toBeVisible();
  const points = page.getByRole("switch", { name: /Pay €5.00 with points/ });
  await page.getByText("Pay €5.00 with points").tap();
  await expect(points).toBeChecked();
  await expect(customer.button("Pay €1.80")).toBeVisible();
  await page.getByText("Pay €5.00 with points").tap();
  await expect(customer.button("Pay €6.80")).toBeVisible();
  await customer.button("Leave out Mint lemonade").tap();
  await customer.payAndGetNumber();
  const [closed] = (await shop.control.requests("loyalty.order-closed")) as {
    order: { menuItems: { itemId: string }[] };
    payments: unknown[];
  }[];
  expect(closed?.order.menuItems.map(({ itemId }) => itemId)).toEqual(["soup-roast-tomato"]);
  expect(closed?.payments).toEqual([]);
  expect((await shop.control.ledger()).violations).toEqual([]);
});

test("points that would pay more than their share are not used, and the customer is told", async ({
  customer,
  shop,
}) => {
  await shop.control.setFault("loyalty.qr-code", {
    processed: true,
    answer: {
      accepted: true,
      payment: { type: "PAY_WITH_POINTS", amount: 3.41, transactionId: 9 },
      maxPointsPercent: 50,
    },
  });
  await customer.chooseSoup();
  await customer.identify(AMARA);
  await expect(customer.page.getByText(/^Points can pay for at most 50 % of/)).toBeVisible();
  await expect(customer.page.getByText(/Pay €3.41 with points/)).toBeHidden();
  await expect(customer.button("Pay €6.80")).toBeVisible();
});

test.describe("a vendor segment that wants two euros in money", () => {
  test.use({ settingsPatch: { outlet: { pos: "pos_type_2" } } });

  test("points that would leave less to pay in money are not used, and the customer is told", async ({
    customer,
  }) => {
    await customer.chooseSoup();
    await customer.identify(AMARA);
    await expect(
      customer.page.getByText(/^At least €2.00 of this order has to be paid with money/),
    ).toBeVisible();
    await expect(customer.page.getByText(/Pay €5.00 with points/)).toBeHidden();
    await expect(customer.button("Pay €6.80")).toBeVisible();
  });
});

test("not you: what the first one brought is gone, and the next one's order is the one that counts", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await customer.chooseSoup();
  await customer.identify(AMARA);
  await page.getByText("Pay €5.00 with points").tap();
  await expect(customer.button("Pay €1.80")).toBeVisible();
  await customer.button("Not you?").tap();
  await customer.identify(JONAS);
  await expect(page.getByRole("heading", { name: /Jonas/ })).toBeVisible();
  await expect(page.getByText("Mint lemonade")).toBeHidden();
  await expect(page.getByText(/with points/)).toBeHidden();
  await expect(customer.button("Pay €6.12")).toBeVisible();
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

test("a reward with something to choose asks for it before paying, at no price, and that is cooked", async ({
  customer,
  page,
  shop,
}) => {
  await shop.control.put(`loyalty/customers/${AMARA_ID}`, { benefits: { rewards: [bowl] } });
  await customer.chooseSoup();
  await customer.identify(AMARA);
  await expect(page.getByText("One more choice to make for this reward.")).toBeVisible();
  await page.getByRole("button", { name: "Choose for your reward", exact: true }).tap();
  await expect(customer.button("Choose for your reward Garden bowl")).toBeFocused();
  await customer.button("Choose for your reward Garden bowl").tap();
  // Nothing was chosen yet that could be changed.
  await expect(page.getByRole("heading", { level: 1, name: "Make it yours" })).toBeVisible();
  await customer.button("Save for €0.00").tap();
  await expect(page.getByRole("alert").getByText("Dressing")).toBeAttached();
  // What the bowl may have besides is not given.
  await expect(page.getByText("Feta")).toHaveCount(0);
  await page.getByText("Mustard vinaigrette").tap();
  await customer.button("Save for €0.00").tap();
  await expect(page.getByText("Mustard vinaigrette")).toBeVisible();
  await customer.payAndGetNumber();
  const [order] = (await shop.control.requests("ordering.order")) as {
    order: { presents: { modifiers: { id: string }[] }[] };
  }[];
  const ids = order?.order.presents[0]?.modifiers.map(({ id }) => id);
  expect(ids).toContain("dressing-mustard");
  expect((await shop.control.ledger()).violations).toEqual([]);
});

test("a reward at half its price is on the order once the customer takes it, and not before", async ({
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
  await customer.chooseSoup();
  await customer.identify(AMARA);
  await expect(page.getByText("Your reward: €1.95 instead of €3.90")).toBeVisible();
  await expect(customer.button("Pay €6.80")).toBeVisible();
  await customer.button("Add Mint lemonade for €1.95").tap();
  await expect(customer.button("Pay €8.75")).toBeVisible();
  await customer.payAndGetNumber();
  const [order] = (await shop.control.requests("ordering.order")) as { order: object }[];
  expect(order?.order).toMatchObject({
    items: [{ id: "soup-roast-tomato" }, { id: "lemonade-mint", price: 3.9 }],
    payment: { charge: { subtotal: 10.7, discount: 1.95, total: 8.75 } },
  });
});
