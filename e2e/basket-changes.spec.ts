/**
 * Dishes that are removed or repriced during a visit are pointed out before paying (ordering.md §1, §4; requirement
 * V9).
 */

import type { Page } from "@playwright/test";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { amount } from "./support/amount.ts";
import { ledgerAtRest } from "./support/ledger-at-rest.ts";
import { withoutLoyalty } from "./support/outlets.ts";
import { SOUP } from "./support/restaurant.ts";
import type { SandboxControl } from "./support/sandbox-control.ts";

const FRIES = "fries-skin-on";

function soldOut(control: SandboxControl, ...ids: readonly string[]): Promise<unknown> {
  return Promise.all(ids.map((id) => control.put(`ordering/items/${id}`, { soldOut: true })));
}

/** Attract → review, with a soup and fries in their default configuration. */
async function orderSoupAndFries(customer: Customer): Promise<void> {
  await customer.begin();
  await customer.orderFrom("soups", SOUP);
  await customer.orderFrom("sides", FRIES);
  await customer.reviewOrder();
  await customer.review.expectShown();
  await expect(customer.mainAction).toContainText(amount("11.40"));
}

async function settledOf(control: SandboxControl): Promise<number[]> {
  const ledger = await ledgerAtRest(control);
  expect(ledger.violations).toEqual([]);
  return ledger.payments.map(({ settled }) => Number(settled)).filter((settled) => settled > 0);
}

for (const locale of ["en", "ar"] as const) {
  test.describe(`${locale}: a menu that changes while the order is reviewed`, () => {
    test.use(withoutLoyalty(locale));

    test("a removed dish keeps its name, is marked, and is taken off with one tap before paying", async ({
      page,
      shop,
      customer,
    }) => {
      await orderSoupAndFries(customer);
      await soldOut(shop.control, SOUP);
      const line = customer.review.undecided;
      await expect(line).toContainText(customer.name(SOUP));
      await expect(line).toContainText(customer.say("checkout:review.problem.product-gone"));
      await expect(page.getByRole("alert")).toContainText(
        customer.say("checkout:review.changedTitle"),
      );
      // The main action leads there instead of paying.
      await expect(customer.mainAction).toHaveText(
        customer.say("checkout:review.reviewChanges", { count: 1 }),
      );
      await customer.goOn();
      const remove = line.getByRole("button");
      await expect(remove).toBeFocused();
      expect(await shop.control.requests("payments.authorize")).toEqual([]);
      await remove.tap();
      await expect(line).toBeHidden();
      await expect(customer.mainAction).toContainText(amount("4.60"));
      await customer.payAndGetNumber();
      expect(await settledOf(shop.control)).toEqual([4.6]);
    });

    test("a new price is shown with the previous one, and paid once it was accepted", async ({
      shop,
      customer,
    }) => {
      await orderSoupAndFries(customer);
      await shop.control.put(`ordering/items/${SOUP}`, { price: 7.3 });
      const line = customer.review.undecided;
      await expect(line).toContainText(customer.name(SOUP));
      for (const price of ["6.80", "7.30"]) await expect(line).toContainText(amount(price));
      await expect(customer.mainAction).toHaveText(
        customer.say("checkout:review.reviewChanges", { count: 1 }),
      );
      await line.getByRole("button").first().tap();
      await expect(line).toBeHidden();
      // The keyboard focus stays where it was.
      await expect(customer.review.editButton(SOUP)).toBeFocused();
      await expect(customer.mainAction).toContainText(amount("11.90"));
      await customer.payAndGetNumber();
      expect(await settledOf(shop.control)).toEqual([11.9]);
    });
  });
}

test.describe("a menu that changes during the visit", () => {
  test.use(withoutLoyalty("en"));

  test("several changes are accepted with one touch: new prices stay, removed dishes go", async ({
    shop,
    customer,
  }) => {
    await orderSoupAndFries(customer);
    await shop.control.put(`ordering/items/${FRIES}`, { price: 4.9 });
    await soldOut(shop.control, SOUP);
    await expect(customer.review.undecided).toHaveCount(2);
    await expect(customer.mainAction).toHaveText("Look at 2 changes");
    await customer.button("checkout:review.acceptAll").tap();
    await expect(customer.review.lines).toHaveCount(1);
    await expect(customer.mainAction).toHaveText(/Pay €4.90/);
    await expect(customer.mainAction).toBeFocused();
  });

  test("a removed choice is named, and the dish is ordered without it", async ({
    shop,
    customer,
  }) => {
    await customer.begin();
    await customer.orderFrom("soups", SOUP);
    await customer.reviewOrder();
    await customer.review.expectShown();
    await soldOut(shop.control, "soup-croutons");
    const line = customer.review.undecided;
    await expect(line).toContainText("No longer available: Croutons.");
    await line.getByRole("button", { name: "Keep it without" }).tap();
    await expect(customer.mainAction).toHaveText(/Pay €6.80/);
    await customer.payAndGetNumber();
    expect(await settledOf(shop.control)).toEqual([6.8]);
  });

  test("a removed pick of a combo is replaced in its step, and the rest stays", async ({
    page,
    shop,
    customer,
  }) => {
    await customer.begin();
    await customer.orderFrom("soups", "soup-beet");
    await customer.menu.acceptOffer("combo-soup-and-toast");
    await customer.combo.expectAt("combo-soup-and-toast-toast");
    await customer.combo.pick("quiche-leek-gruyere").tap();
    await customer.goOn();
    await customer.reviewOrder();
    await customer.review.expectShown();
    await soldOut(shop.control, "quiche-leek-gruyere");
    const line = customer.review.undecided;
    await expect(line).toContainText("No longer available: Leek and gruyère quiche.");
    await line.getByRole("button", { name: "Choose again" }).tap();
    await customer.combo.expectAt("combo-soup-and-toast-toast");
    await expect(page.getByRole("alert").first()).toContainText("Leek and gruyère quiche");
    await customer.combo.pick("toast-cheese").tap();
    await expect(customer.combo.tab("combo-soup-and-toast-soup")).toContainText(
      customer.name("soup-beet"),
    );
    await expect(customer.mainAction).toHaveText("Save for €11.90");
    await customer.goOn();
    await customer.payAndGetNumber();
    expect(await settledOf(shop.control)).toEqual([11.9]);
  });

  test("a step that is removed while the combo is configured is reported, and the rest stays", async ({
    page,
    shop,
    customer,
  }) => {
    await customer.begin();
    await customer.orderFrom("sides", "toast-cheese");
    await customer.menu.acceptOffer("combo-little-tray");
    await customer.combo.tab("combo-little-tray-drink").tap();
    await customer.combo.pick("ayran").tap();
    await customer.combo.tab("combo-little-tray-sweet").tap();
    await customer.combo.pick("cookie").tap();
    await expect(customer.combo.tab("combo-little-tray-sweet")).toContainText("Cookie");
    await soldOut(shop.control, "cookie", "rice-pudding");
    const alert = page.getByRole("alert").filter({ hasText: "No longer available" });
    await expect(alert).toContainText("Something sweet");
    await expect(customer.combo.tab("combo-little-tray-sweet")).toBeHidden();
    await customer.button("combo:understood").tap();
    await expect(alert).toBeHidden();
    await expect(customer.combo.tab("combo-little-tray-main")).toContainText("Cheese toast");
    await expect(customer.combo.tab("combo-little-tray-drink")).toContainText("Ayran");
    // Goes through the remaining steps first.
    while (/^Next/.test(await customer.mainAction.innerText())) await customer.goOn();
    await expect(customer.mainAction).toHaveText("Add 1 for €9.90");
    await customer.goOn();
    await expect(customer.basket).toContainText("€9.90");
  });

  test("a combo that is removed while it is configured is reported, and the dish is still there", async ({
    page,
    shop,
    customer,
  }) => {
    await customer.begin();
    await customer.orderFrom("burgers", "burger-beet");
    await customer.menu.acceptOffer("combo-lunch-tray");
    await soldOut(shop.control, "combo-lunch-tray");
    await expect(page.getByRole("alert")).toContainText("This combo has just left the menu");
    await customer.goOn();
    await expect(customer.basket).toContainText("€12.90");
  });

  test("changes that reach the host first are reported at Pay, with both totals, and nothing is charged", async ({
    page,
    shop,
    customer,
  }) => {
    const news = await holdBackMenus(page);
    await page.goto(shop.kiosk.url);
    await orderSoupAndFries(customer);
    news.hold();
    await shop.control.put(`ordering/items/${SOUP}`, { price: 7.3 });
    await expect.poll(() => news.isHeld()).toBe(true);
    await customer.goOn();
    await expect(page.getByRole("alert")).toContainText(
      "The total is now €11.90 instead of €11.40. You have not been charged.",
    );
    expect(await shop.control.requests("payments.authorize")).toEqual([]);
    await expect(customer.mainAction).toHaveText(/Pay €11.90/);
    await customer.payAndGetNumber();
    expect(await settledOf(shop.control)).toEqual([11.9]);
  });
});

/** Blocks menus for the page once `hold` is called; everything else passes. */
async function holdBackMenus(page: Page): Promise<{ hold(): void; isHeld(): boolean }> {
  let isHolding = false;
  let isHeld = false;
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      // A menu comes in parts; the last of them is its end.
      const isPart = /"part":"\w+"/.test(String(message));
      if (!isHolding || !isPart) socket.send(message);
      else if (String(message).includes('"part":"end"')) isHeld = true;
    });
  });
  return {
    hold: () => {
      isHolding = true;
    },
    isHeld: () => isHeld,
  };
}

/** Payment → checkout failed → review. */
async function backToOrder(customer: Customer): Promise<void> {
  await customer.checkoutFailed.expectShown();
  await customer.goOn();
  await customer.review.expectShown();
}

test.describe("a kitchen that does not have everything", () => {
  // Polled so rarely that only the host's own request after the refusal brings the new menu.
  test.use({
    ...withoutLoyalty("en"),
    settingsPatch: { ...withoutLoyalty("en").settingsPatch, ordering: { menuPollSeconds: 86_400 } },
  });

  test("reports what is unavailable: it is marked on the order, and the rest is ordered without it", async ({
    page,
    shop,
    customer,
  }) => {
    await orderSoupAndFries(customer);
    await soldOut(shop.control, SOUP);
    await customer.review.goToPay();
    await customer.payWith("approved");
    await backToOrder(customer);
    await expect(page.getByRole("alert")).toContainText("Something in your order has run out");
    await expect(customer.review.undecided).toContainText(customer.name(SOUP));
    await customer.review.undecided.getByRole("button").first().tap();
    await expect(page.getByRole("alert")).toBeHidden();
    await customer.payAndGetNumber();
    expect(await settledOf(shop.control)).toEqual([4.6]);
  });

  test("cannot tell what is unavailable: a message says so, with the outcome of the payment, and nothing is marked", async ({
    page,
    shop,
    customer,
  }) => {
    await orderSoupAndFries(customer);
    await shop.control.setFault("ordering.order", {
      answer: { state: { status: "FAILED", reason: "sold out", posErrorType: "ITEM_UNAVAILABLE" } },
      times: 1,
    });
    await customer.review.goToPay();
    await customer.payWith("approved");
    await backToOrder(customer);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Something in your order has run out");
    await expect(alert).toContainText("The kitchen has not said what it is.");
    await expect(customer.review.undecided).toHaveCount(0);
    expect(await settledOf(shop.control)).toEqual([]);
    await customer.review.remove(SOUP);
    await expect(alert).toBeHidden();
    await customer.payAndGetNumber();
    expect(await settledOf(shop.control)).toEqual([4.6]);
  });
});
