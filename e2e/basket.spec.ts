/** Combos from offer to kitchen (ordering.md §2.6, §2.7), in both text directions. */

import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { amount } from "./support/amount.ts";
import { withoutLoyalty } from "./support/outlets.ts";

/** Surcharge and paid choices of a lunch tray that is configured by hand below. */
const TRAY = "combo-lunch-tray";
const BURGER_STEP = "combo-lunch-tray-burger";
const SIDE_STEP = "combo-lunch-tray-side";
const DRINK_STEP = "combo-lunch-tray-drink";

/** Menu → menu with an offer for a double burger with choices that no tray allows. */
async function orderDoubleBurger(customer: Customer): Promise<void> {
  await customer.begin();
  await customer.orderFrom(
    "burgers",
    "burger-double",
    "bun-lettuce",
    "extra-cheddar",
    "extra-avocado",
    "extra-chilli",
  );
}

for (const locale of ["en", "de", "ar"]) {
  test.describe(`${locale}: a dish becomes a combo`, () => {
    test.use(withoutLoyalty(locale));

    test("with surcharges, paid choices and none that the step forbids, is changed, and is sent to the kitchen at its price", async ({
      page,
      shop,
      customer,
    }) => {
      await orderDoubleBurger(customer);
      await expect(customer.menu.offer).toContainText(customer.name(TRAY));
      await customer.menu.acceptOffer(TRAY);

      // Forbidden choices are dropped with a message; allowed ones are kept.
      await customer.combo.expectAt(BURGER_STEP);
      const lost = customer.say("combo:leftOut", { names: customer.name("bun-lettuce") });
      await expect(page.getByRole("alert").filter({ hasText: lost })).toBeVisible();
      await expect(customer.item.option("bun-lettuce")).toBeHidden();
      await expect(customer.item.option("extra-fried-egg")).toBeHidden();
      await expect(customer.item.option("extra-chilli")).toHaveAttribute("aria-pressed", "true");
      await customer.goOn();
      await expect(customer.item.missing).toBeInViewport();
      await customer.item.choose("bun-brioche");

      await customer.goOn();
      await customer.combo.expectAt(SIDE_STEP);
      await customer.combo.pick("fries-sweet-potato").tap();
      await customer.goOn();
      await customer.combo.expectAt(DRINK_STEP);
      await customer.goOn();
      await expect(customer.combo.gap).toContainText(customer.name(DRINK_STEP));
      await customer.combo.pick("juice-orange").tap();
      // 17.90, double +3.50, brioche +0.60, avocado and chilli +0.90 after one free, fries +0.60, juice +0.80
      await expect(customer.mainAction).toContainText(amount("25.20"));
      await expect(customer.combo.tab(BURGER_STEP)).toContainText(customer.name("burger-double"));
      await expect(customer.combo.tab(SIDE_STEP)).toContainText(
        customer.name("fries-sweet-potato"),
      );
      await customer.goOn();
      await customer.menu.expectShown();
      await expect(customer.basket).toContainText(amount("25.20"));

      await customer.reviewOrder();
      await customer.review.expectShown();
      const line = customer.review.line(TRAY);
      await expect(customer.review.lines).toHaveCount(1);
      for (const id of ["burger-double", "bun-brioche", "extra-chilli", "juice-orange"]) {
        await expect(line).toContainText(customer.name(id));
      }

      // One tap to the step, one to the dish, one to save: the rest is unchanged.
      await customer.review.changeLine(TRAY);
      await customer.combo.tab(DRINK_STEP).tap();
      await customer.combo.expectAt(DRINK_STEP);
      await customer.combo.pick("lemonade-mint").tap();
      await customer.goOn();
      await customer.review.expectShown();
      await expect(line).toContainText(customer.name("lemonade-mint"));
      await expect(line).toContainText(customer.name("extra-chilli"));
      await expect(customer.mainAction).toContainText(amount("24.40"));
      const number = await customer.payAndGetNumber();

      const ledger = await shop.control.ledger();
      expect(ledger.violations).toEqual([]);
      expect(ledger.orders.map(({ total }) => Number(total))).toEqual([24.4]);
      expect(ledger.payments.map(({ settled }) => Number(settled))).toEqual([24.4]);
      const { orders } = (await shop.control.get("ordering/orders")) as {
        orders: { queueNumber: string; items: unknown }[];
      };
      expect(orders.map(({ queueNumber }) => String(queueNumber))).toEqual([number]);
      expect(orders[0]?.items).toEqual([
        {
          id: TRAY,
          price: 17.9,
          count: 1,
          modifiers: [
            { id: "burger-double", price: 3.5, count: 1 },
            { id: "bun-brioche", price: 0.6, count: 1 },
            { id: "extra-cheddar", price: 0, count: 1 },
            { id: "extra-avocado", price: 0.9, count: 1 },
            { id: "extra-chilli", price: 0.9, count: 1 },
            { id: "fries-sweet-potato", price: 0.6, count: 1 },
            { id: "salt-sea", price: 0, count: 1 },
            { id: "lemonade-mint", price: 0, count: 1 },
          ],
        },
      ]);
    });
  });
}

test.describe("the offer of a combo", () => {
  test.use(withoutLoyalty("en"));

  test("takes one tap to decline and does not return in this visit, but in the next", async ({
    page,
    customer,
  }) => {
    await customer.begin();
    await customer.orderFrom("burgers", "burger-beet");
    // 17.90 + 1.00 against 12.90
    await expect(customer.menu.offer).toContainText("From €6.00 more.");
    await expect(page.getByRole("dialog")).toBeHidden();
    await customer.button("combo:offer.decline").tap();
    await expect(customer.menu.offer).toBeHidden();
    await customer.orderFrom("burgers", "burger-beet", "bun-brioche");
    await customer.orderFrom("soups", "soup-roast-tomato");
    await expect(customer.menu.offer).toBeHidden();
    await customer.reviewOrder();
    await customer.review.expectShown();
    await expect(customer.review.lines).toHaveCount(3);
    await customer.goBack();
    await expect(customer.menu.offer).toBeHidden();
    await customer.goBack();
    await customer.button("menu:orderType.startOver").tap();
    await customer.start.expectShown();
    await customer.begin();
    await customer.orderFrom("burgers", "burger-beet");
    await expect(customer.menu.offer).toBeVisible();
  });

  test("can be ignored, and is not shown again", async ({ customer }) => {
    await customer.begin();
    await customer.orderFrom("burgers", "burger-beet");
    await expect(customer.menu.offer).toBeVisible();
    await customer.menu.show("burgers");
    await customer.menu.open("burger-barley");
    await customer.goBack();
    await expect(customer.menu.offer).toBeHidden();
    await customer.orderFrom("burgers", "burger-barley");
    await expect(customer.menu.offer).toBeHidden();
  });

  test("can be left and continued: the dish is still on the order, and the picks are there", async ({
    customer,
  }) => {
    await customer.begin();
    await customer.orderFrom("burgers", "burger-beet");
    await customer.menu.acceptOffer(TRAY);
    await customer.combo.expectAt(SIDE_STEP);
    await customer.combo.pick("salad-green").tap();
    await customer.goBack();
    await customer.combo.expectAt(BURGER_STEP);
    await customer.goBack();
    await customer.menu.expectShown();
    await expect(customer.basket).toContainText("€12.90");
    await customer.menu.acceptOffer(TRAY);
    await expect(customer.combo.tab(SIDE_STEP)).toContainText("Green salad");
    await customer.goBack();
    await customer.menu.show("soups");
    await customer.menu.show("burgers");
    await customer.menu.openCombo(TRAY);
    await expect(customer.combo.tab(SIDE_STEP)).toContainText("Green salad");
    await customer.goBack();
    await customer.reviewOrder();
    await customer.review.expectShown();
    await expect(customer.review.lines).toHaveCount(1);
    await expect(customer.review.line("burger-beet")).toBeVisible();
  });
});

test.describe("several picks in one step", () => {
  test.use(withoutLoyalty("en"));

  test("are counted, each with choices of its own, up to the step's maximum", async ({
    page,
    shop,
    customer,
  }) => {
    await customer.begin();
    await customer.orderFrom("sides", "fries-skin-on", "salt-paprika");
    await customer.menu.acceptOffer("combo-sharing-fries");
    await customer.combo.expectAt("combo-sharing-fries-fries");
    await customer.combo.pick("fries-skin-on").tap();
    const sections = customer.combo.choices;
    await expect(sections).toHaveCount(2);
    await expect(sections.first().getByRole("button", { name: /paprika/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await sections
      .last()
      .getByRole("button", { name: /Parmesan/ })
      .tap();
    await expect(customer.combo.tab("combo-sharing-fries-fries")).toContainText(
      "2 × Skin-on fries",
    );
    await customer.combo.pick("wedges").tap();
    await expect(page.getByRole("status").filter({ hasText: "all you can choose" })).toBeVisible();
    await customer.buttonNamed("One fewer: Skin-on fries").tap();
    await expect(sections).toHaveCount(1);
    await customer.combo.pick("wedges").tap();

    await customer.goOn();
    await customer.combo.expectAt("combo-sharing-fries-dips");
    for (const dip of ["dip-aioli", "dip-beet-hummus"]) {
      await customer.combo.pick(dip).tap();
    }
    await customer.buttonNamed("One more").tap();
    // 2 × (10.90 + wedges 0.20 + hummus 0.70)
    await expect(customer.mainAction).toContainText("Add 2 for €23.60");
    await customer.goOn();
    await customer.reviewOrder();
    await customer.review.expectShown();
    await customer.payAndGetNumber();
    const ledger = await shop.control.ledger();
    expect(ledger.violations).toEqual([]);
    expect(ledger.payments.map(({ settled }) => Number(settled))).toEqual([23.6]);
  });
});

test.describe("an unfinished combo", () => {
  test.use(withoutLoyalty("en"));

  test("is restored from its card on the menu, after every way back", async ({
    page,
    customer,
  }) => {
    await customer.begin();
    await customer.menu.show("burgers");
    await customer.menu.openCombo(TRAY);
    await customer.combo.expectAt(BURGER_STEP);
    await customer.combo.pick("burger-beet").tap();
    await customer.item.choose("extra-cheddar");
    await customer.goOn();
    await customer.combo.expectAt(SIDE_STEP);
    // The step is announced by its title.
    await expect(page.getByRole("heading", { level: 2, name: /^Your side/ })).toBeFocused();
    await customer.combo.pick("salad-green").tap();
    await customer.goBack();
    await customer.goBack();
    await customer.menu.expectShown();
    await customer.menu.show("burgers");
    await customer.menu.openCombo(TRAY);
    await customer.combo.expectAt(BURGER_STEP);
    await expect(customer.combo.pick("burger-beet")).toHaveAttribute("aria-pressed", "true");
    await expect(customer.item.option("extra-cheddar")).toHaveAttribute("aria-pressed", "true");
    await expect(customer.combo.tab(SIDE_STEP)).toContainText("Green salad");
  });
});
