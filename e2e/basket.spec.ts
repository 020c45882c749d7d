/** Combos from offer to kitchen (ordering.md §2.6, §2.7), in both text directions. */
import { amount, Diner, withoutLoyalty } from "./support/diner.ts";
import { expect, test } from "./support/kiosk.ts";

/** Surcharge and paid choices of a lunch tray that is configured by hand below. */
const TRAY = "combo-lunch-tray";
const BURGER_STEP = "combo-lunch-tray-burger";
const SIDE_STEP = "combo-lunch-tray-side";
const DRINK_STEP = "combo-lunch-tray-drink";

/** Menu → menu with an offer for a double burger with choices that no tray allows. */
async function orderDoubleBurger(diner: Diner): Promise<void> {
  await diner.begin();
  await diner.add(
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
      customer: _,
    }) => {
      const diner = await Diner.at(page, locale);
      await orderDoubleBurger(diner);
      await expect(diner.offer).toContainText(diner.name(TRAY));
      await diner.acceptOffer(TRAY);

      // Forbidden choices are dropped with a message; allowed ones are kept.
      await diner.expectStep(BURGER_STEP);
      const lost = diner.say("combo:leftOut", { names: diner.name("bun-lettuce") });
      await expect(page.getByRole("alert").filter({ hasText: lost })).toBeVisible();
      await expect(diner.option("bun-lettuce")).toBeHidden();
      await expect(diner.option("extra-fried-egg")).toBeHidden();
      await expect(diner.option("extra-chilli")).toHaveAttribute("aria-pressed", "true");
      await diner.pressMain();
      await expect(page.locator("[data-missing] .group__message")).toBeInViewport();
      await diner.choose("bun-brioche");

      await diner.pressMain();
      await diner.expectStep(SIDE_STEP);
      await diner.dish("fries-sweet-potato").tap();
      await diner.pressMain();
      await diner.expectStep(DRINK_STEP);
      await diner.pressMain();
      await expect(page.locator(".step__message")).toContainText(diner.name(DRINK_STEP));
      await diner.dish("juice-orange").tap();
      // 17.90, double +3.50, brioche +0.60, avocado and chilli +0.90 after one free, fries +0.60, juice +0.80
      await expect(diner.main).toContainText(amount("25.20"));
      await expect(diner.tab(BURGER_STEP)).toContainText(diner.name("burger-double"));
      await expect(diner.tab(SIDE_STEP)).toContainText(diner.name("fries-sweet-potato"));
      await diner.pressMain();
      await expect(diner.title(diner.say("menu:title"))).toBeFocused();
      await expect(page.locator(".basket:visible")).toContainText(amount("25.20"));

      await diner.review();
      const line = diner.line(TRAY);
      await expect(page.locator(".line")).toHaveCount(1);
      for (const id of ["burger-double", "bun-brioche", "extra-chilli", "juice-orange"]) {
        await expect(line).toContainText(diner.name(id));
      }

      // One tap to the step, one to the dish, one to save: the rest is unchanged.
      await diner.changeLine(TRAY);
      await diner.tab(DRINK_STEP).tap();
      await diner.expectStep(DRINK_STEP);
      await diner.dish("lemonade-mint").tap();
      await diner.pressMain();
      await expect(diner.title(diner.say("checkout:review.title"))).toBeFocused();
      await expect(line).toContainText(diner.name("lemonade-mint"));
      await expect(line).toContainText(diner.name("extra-chilli"));
      await expect(diner.main).toContainText(amount("24.40"));
      const number = await diner.payAndGetNumber();

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
    const diner = await Diner.at(page, "en");
    await diner.begin();
    await diner.add("burgers", "burger-beet");
    // 17.90 + 1.00 against 12.90
    await expect(diner.offer).toContainText("From €6.00 more.");
    await expect(page.getByRole("dialog")).toBeHidden();
    await diner.button("combo:offer.decline").tap();
    await expect(diner.offer).toBeHidden();
    await diner.add("burgers", "burger-beet", "bun-brioche");
    await diner.add("soups", "soup-roast-tomato");
    await expect(diner.offer).toBeHidden();
    await diner.review();
    await expect(page.locator(".line")).toHaveCount(3);
    await diner.back();
    await expect(diner.offer).toBeHidden();
    await diner.back();
    await customer.button("Clear the order and start over").tap();
    await customer.expectStart();
    await diner.begin();
    await diner.add("burgers", "burger-beet");
    await expect(diner.offer).toBeVisible();
  });

  test("can be ignored, and is not shown again", async ({ page, customer: _ }) => {
    const diner = await Diner.at(page, "en");
    await diner.begin();
    await diner.add("burgers", "burger-beet");
    await expect(diner.offer).toBeVisible();
    await diner.open("burgers", "burger-barley");
    await diner.back();
    await expect(diner.offer).toBeHidden();
    await diner.add("burgers", "burger-barley");
    await expect(diner.offer).toBeHidden();
  });

  test("can be left and continued: the dish is still on the order, and the picks are there", async ({
    page,
    customer: _,
  }) => {
    const diner = await Diner.at(page, "en");
    await diner.begin();
    await diner.add("burgers", "burger-beet");
    await diner.acceptOffer(TRAY);
    await diner.expectStep(SIDE_STEP);
    await diner.dish("salad-green").tap();
    await diner.back();
    await diner.expectStep(BURGER_STEP);
    await diner.back();
    await expect(diner.title("Choose your food")).toBeFocused();
    await expect(page.locator(".basket:visible")).toContainText("€12.90");
    await diner.acceptOffer(TRAY);
    await expect(diner.tab(SIDE_STEP)).toContainText("Green salad");
    await diner.back();
    await diner.show("soups");
    await diner.openCombo("burgers", TRAY);
    await expect(diner.tab(SIDE_STEP)).toContainText("Green salad");
    await diner.back();
    await diner.review();
    await expect(page.locator(".line")).toHaveCount(1);
    await expect(diner.line("burger-beet")).toBeVisible();
  });
});

test.describe("several picks in one step", () => {
  test.use(withoutLoyalty("en"));

  test("are counted, each with choices of its own, up to the step's maximum", async ({
    page,
    shop,
    customer,
  }) => {
    const diner = await Diner.at(page, "en");
    await diner.begin();
    await diner.add("sides", "fries-skin-on", "salt-paprika");
    await diner.acceptOffer("combo-sharing-fries");
    await diner.expectStep("combo-sharing-fries-fries");
    await diner.dish("fries-skin-on").getByRole("button").first().tap();
    const sections = page.locator(".step__choices");
    await expect(sections).toHaveCount(2);
    await expect(sections.first().getByRole("button", { name: /paprika/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await sections
      .last()
      .getByRole("button", { name: /Parmesan/ })
      .tap();
    await expect(diner.tab("combo-sharing-fries-fries")).toContainText("2 × Skin-on fries");
    await diner.dish("wedges").getByRole("button").tap();
    await expect(page.getByRole("status").filter({ hasText: "all you can choose" })).toBeVisible();
    await customer.button("One fewer: Skin-on fries").tap();
    await expect(sections).toHaveCount(1);
    await diner.dish("wedges").getByRole("button").tap();

    await diner.pressMain();
    await diner.expectStep("combo-sharing-fries-dips");
    for (const dip of ["dip-aioli", "dip-beet-hummus"]) {
      await diner.dish(dip).getByRole("button").first().tap();
    }
    await customer.button("One more").tap();
    // 2 × (10.90 + wedges 0.20 + hummus 0.70)
    await expect(diner.main).toContainText("Add 2 for €23.60");
    await diner.pressMain();
    await diner.review();
    await diner.payAndGetNumber();
    const ledger = await shop.control.ledger();
    expect(ledger.violations).toEqual([]);
    expect(ledger.payments.map(({ settled }) => Number(settled))).toEqual([23.6]);
  });
});

test.describe("an unfinished combo", () => {
  test.use(withoutLoyalty("en"));

  test("is restored from its card on the menu, after every way back", async ({
    page,
    customer: _,
  }) => {
    const diner = await Diner.at(page, "en");
    await diner.begin();
    await diner.openCombo("burgers", TRAY);
    await diner.expectStep(BURGER_STEP);
    await diner.dish("burger-beet").tap();
    await diner.choose("extra-cheddar");
    await diner.pressMain();
    await diner.expectStep(SIDE_STEP);
    // The step is announced by its title.
    await expect(page.getByRole("heading", { level: 2, name: /^Your side/ })).toBeFocused();
    await diner.dish("salad-green").tap();
    await diner.back();
    await diner.back();
    await expect(diner.title("Choose your food")).toBeFocused();
    await diner.openCombo("burgers", TRAY);
    await diner.expectStep(BURGER_STEP);
    await expect(diner.dish("burger-beet")).toHaveAttribute("aria-pressed", "true");
    await expect(diner.option("extra-cheddar")).toHaveAttribute("aria-pressed", "true");
    await expect(diner.tab(SIDE_STEP)).toContainText("Green salad");
  });
});
