/**
 * Dishes that are removed or repriced during a visit are pointed out before paying (ordering.md §1, §4; requirement
 * V9).
 */

import type { Page } from "@playwright/test";
import { amount, Diner, withoutLoyalty } from "./support/diner.ts";
import { expect, test } from "./support/kiosk.ts";
import { ledgerAtRest } from "./support/ledger-at-rest.ts";
import { SOUP } from "./support/restaurant.ts";
import type { SandboxControl } from "./support/sandbox-control.ts";

const FRIES = "fries-skin-on";
/** A new menu reaches the kiosk within its poll interval and a little. */
const NEWS = { timeout: 12_000 };

function soldOut(control: SandboxControl, ...ids: readonly string[]): Promise<unknown> {
  return Promise.all(ids.map((id) => control.put(`ordering/items/${id}`, { soldOut: true })));
}

/** Attract → review, with a soup and fries in their default configuration. */
async function orderSoupAndFries(diner: Diner): Promise<void> {
  await diner.begin();
  await diner.add("soups", SOUP);
  await diner.add("sides", FRIES);
  await diner.review();
  await expect(diner.main).toContainText(amount("11.40"));
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
      customer: _,
    }) => {
      const diner = await Diner.at(page, locale);
      await orderSoupAndFries(diner);
      await soldOut(shop.control, SOUP);
      const line = page.locator(".line[data-undecided]");
      await expect(line).toContainText(diner.name(SOUP), NEWS);
      await expect(line).toContainText(diner.say("checkout:review.problem.product-gone"));
      await expect(page.getByRole("alert")).toContainText(
        diner.say("checkout:review.changedTitle"),
      );
      // The main action leads there instead of paying.
      await expect(diner.main).toHaveText(diner.say("checkout:review.reviewChanges", { count: 1 }));
      await diner.pressMain();
      const remove = line.getByRole("button");
      await expect(remove).toBeFocused();
      expect(await shop.control.requests("payments.authorize")).toEqual([]);
      await remove.tap();
      await expect(line).toBeHidden();
      await expect(diner.main).toContainText(amount("4.60"));
      await diner.payAndGetNumber();
      expect(await settledOf(shop.control)).toEqual([4.6]);
    });

    test("a new price is shown with the previous one, and paid once it was accepted", async ({
      page,
      shop,
      customer: _,
    }) => {
      const diner = await Diner.at(page, locale);
      await orderSoupAndFries(diner);
      await shop.control.put(`ordering/items/${SOUP}`, { price: 7.3 });
      const line = page.locator(".line[data-undecided]");
      await expect(line).toContainText(diner.name(SOUP), NEWS);
      for (const price of ["6.80", "7.30"]) await expect(line).toContainText(amount(price));
      await expect(diner.main).toHaveText(diner.say("checkout:review.reviewChanges", { count: 1 }));
      await line.getByRole("button").first().tap();
      await expect(line).toBeHidden();
      // The keyboard focus stays where it was.
      await expect(diner.line(SOUP).locator(".line__edit")).toBeFocused();
      await expect(diner.main).toContainText(amount("11.90"));
      await diner.payAndGetNumber();
      expect(await settledOf(shop.control)).toEqual([11.9]);
    });
  });
}

test.describe("a menu that changes during the visit", () => {
  test.use(withoutLoyalty("en"));

  test("several changes are accepted with one touch: new prices stay, removed dishes go", async ({
    page,
    shop,
    customer: _,
  }) => {
    const diner = await Diner.at(page, "en");
    await orderSoupAndFries(diner);
    await shop.control.put(`ordering/items/${FRIES}`, { price: 4.9 });
    await soldOut(shop.control, SOUP);
    await expect(page.locator(".line[data-undecided]")).toHaveCount(2, NEWS);
    await expect(diner.main).toHaveText("Look at 2 changes");
    await diner.button("checkout:review.acceptAll").tap();
    await expect(page.locator(".line")).toHaveCount(1);
    await expect(diner.main).toHaveText(/Pay €4.90/);
    await expect(diner.main).toBeFocused();
  });

  test("a removed choice is named, and the dish is ordered without it", async ({
    page,
    shop,
    customer: _,
  }) => {
    const diner = await Diner.at(page, "en");
    await diner.begin();
    await diner.add("soups", SOUP);
    await diner.review();
    await soldOut(shop.control, "soup-croutons");
    const line = page.locator(".line[data-undecided]");
    await expect(line).toContainText("No longer available: Croutons.", NEWS);
    await line.getByRole("button", { name: "Keep it without" }).tap();
    await expect(diner.main).toHaveText(/Pay €6.80/);
    await diner.payAndGetNumber();
    expect(await settledOf(shop.control)).toEqual([6.8]);
  });

  test("a removed pick of a combo is replaced in its step, and the rest stays", async ({
    page,
    shop,
    customer: _,
  }) => {
    const diner = await Diner.at(page, "en");
    await diner.begin();
    await diner.add("soups", "soup-beet");
    await diner.acceptOffer("combo-soup-and-toast");
    await diner.expectStep("combo-soup-and-toast-toast");
    await diner.dish("quiche-leek-gruyere").tap();
    await diner.pressMain();
    await diner.review();
    await soldOut(shop.control, "quiche-leek-gruyere");
    const line = page.locator(".line[data-undecided]");
    await expect(line).toContainText("No longer available: Leek and gruyère quiche.", NEWS);
    await line.getByRole("button", { name: "Choose again" }).tap();
    await diner.expectStep("combo-soup-and-toast-toast");
    await expect(page.getByRole("alert").first()).toContainText("Leek and gruyère quiche");
    await diner.dish("toast-cheese").tap();
    await expect(diner.tab("combo-soup-and-toast-soup")).toContainText(diner.name("soup-beet"));
    await expect(diner.main).toHaveText("Save for €11.90");
    await diner.pressMain();
    await diner.payAndGetNumber();
    expect(await settledOf(shop.control)).toEqual([11.9]);
  });

  test("a step that is removed while the combo is configured is reported, and the rest stays", async ({
    page,
    shop,
    customer: _,
  }) => {
    const diner = await Diner.at(page, "en");
    await diner.begin();
    await diner.add("sides", "toast-cheese");
    await diner.acceptOffer("combo-little-tray");
    await diner.tab("combo-little-tray-drink").tap();
    await diner.dish("ayran").tap();
    await diner.tab("combo-little-tray-sweet").tap();
    await diner.dish("cookie").tap();
    await expect(diner.tab("combo-little-tray-sweet")).toContainText("Cookie");
    await soldOut(shop.control, "cookie", "rice-pudding");
    const alert = page.getByRole("alert").filter({ hasText: "No longer available" });
    await expect(alert).toContainText("Something sweet", NEWS);
    await expect(diner.tab("combo-little-tray-sweet")).toBeHidden();
    await diner.button("combo:understood").tap();
    await expect(alert).toBeHidden();
    await expect(diner.tab("combo-little-tray-main")).toContainText("Cheese toast");
    await expect(diner.tab("combo-little-tray-drink")).toContainText("Ayran");
    // Goes through the remaining steps first.
    while (/^Next/.test(await diner.main.innerText())) await diner.pressMain();
    await expect(diner.main).toHaveText("Add 1 for €9.90");
    await diner.pressMain();
    await expect(page.locator(".basket:visible")).toContainText("€9.90");
  });

  test("a combo that is removed while it is configured is reported, and the dish is still there", async ({
    page,
    shop,
    customer: _,
  }) => {
    const diner = await Diner.at(page, "en");
    await diner.begin();
    await diner.add("burgers", "burger-beet");
    await diner.acceptOffer("combo-lunch-tray");
    await soldOut(shop.control, "combo-lunch-tray");
    await expect(page.getByRole("alert")).toContainText("This combo has just left the menu", NEWS);
    await diner.pressMain();
    await expect(page.locator(".basket:visible")).toContainText("€12.90");
  });

  test("changes that reach the host first are reported at Pay, with both totals, and nothing is charged", async ({
    page,
    shop,
    customer: _,
  }) => {
    const news = await holdBackMenus(page);
    await page.goto(shop.kiosk.url);
    const diner = await Diner.at(page, "en");
    await orderSoupAndFries(diner);
    news.hold();
    await shop.control.put(`ordering/items/${SOUP}`, { price: 7.3 });
    await expect.poll(() => news.isHeld(), NEWS).toBe(true);
    await diner.pressMain();
    await expect(page.getByRole("alert")).toContainText(
      "The total is now €11.90 instead of €11.40. You have not been charged.",
    );
    expect(await shop.control.requests("payments.authorize")).toEqual([]);
    await expect(diner.main).toHaveText(/Pay €11.90/);
    await diner.payAndGetNumber();
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
async function backToOrder(diner: Diner): Promise<void> {
  await expect(diner.title(diner.say("checkout:checkoutFailed.bar"))).toBeVisible({
    timeout: 20_000,
  });
  await diner.pressMain();
  await expect(diner.title(diner.say("checkout:review.title"))).toBeFocused();
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
    customer: _,
  }) => {
    const diner = await Diner.at(page, "en");
    await orderSoupAndFries(diner);
    await soldOut(shop.control, SOUP);
    await diner.pay();
    await backToOrder(diner);
    await expect(page.getByRole("alert")).toContainText("Something in your order has run out");
    await expect(page.locator(".line[data-undecided]")).toContainText(diner.name(SOUP));
    await page.locator(".line[data-undecided]").getByRole("button").first().tap();
    await expect(page.getByRole("alert")).toBeHidden();
    await diner.payAndGetNumber();
    expect(await settledOf(shop.control)).toEqual([4.6]);
  });

  test("cannot tell what is unavailable: a message says so, with the outcome of the payment, and nothing is marked", async ({
    page,
    shop,
    customer: _,
  }) => {
    const diner = await Diner.at(page, "en");
    await orderSoupAndFries(diner);
    await shop.control.setFault("ordering.order", {
      answer: { state: { status: "FAILED", reason: "sold out", posErrorType: "ITEM_UNAVAILABLE" } },
      times: 1,
    });
    await diner.pay();
    await backToOrder(diner);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Something in your order has run out");
    await expect(alert).toContainText("The kitchen has not said what it is.");
    await expect(page.locator(".line[data-undecided]")).toHaveCount(0);
    expect(await settledOf(shop.control)).toEqual([]);
    await diner.line(SOUP).locator(".line__edit").tap();
    await diner.line(SOUP).getByRole("button", { name: "Remove" }).tap();
    await expect(alert).toBeHidden();
    await diner.payAndGetNumber();
    expect(await settledOf(shop.control)).toEqual([4.6]);
  });
});
