/** The sheet of a dish: its description, its groups, and its current price (ordering.md §2.4, §2.5). */

import { expect, test } from "./pages/fixtures.ts";
import { beginsWith } from "./pages/screen.ts";
import { amount } from "./support/amount.ts";
import { STEW_LINES } from "./support/corner-menu.ts";
import { atTheCorner, CORNER_LOCALES } from "./support/outlets.ts";

for (const locale of CORNER_LOCALES) {
  test.describe(`${locale}: a dish's sheet`, () => {
    test.use(atTheCorner(locale));

    test("shows the whole description, of which the card has room for the first line", async ({
      customer,
    }) => {
      const lines = STEW_LINES.map((line) => line[locale]);
      await customer.begin();
      await customer.menu.show("hot");
      await expect(customer.menu.note("stew")).toHaveText(lines[0] ?? "");
      await customer.menu.open("stew");
      await expect(customer.item.hero.getByRole("paragraph")).toHaveText([
        ...lines,
        amount("9.50"),
      ]);
      await expect(customer.title("item:title")).toBeFocused();
      await expect(customer.place).toContainText(customer.name("hot"));
    });

    test("requires its choices before adding anything, and shows which", async ({
      page,
      customer,
    }) => {
      await customer.begin();
      await customer.menu.show("hot");
      await customer.menu.open("noodles");
      const sauce = customer.item.group("sauce");
      await expect(sauce).toContainText(customer.say("item:required"));
      await expect(sauce).toContainText(customer.say("item:chooseOne"));
      await expect(sauce.getByRole("button")).toHaveText([
        beginsWith(customer.name("soy")),
        beginsWith(customer.name("chilli")),
      ]);
      const missing = customer.say("item:missing", { group: customer.name("sauce") });
      await expect(page.getByText(missing).first()).toBeHidden();
      await customer.goOn();
      await expect(sauce).toContainText(missing);
      await expect(page.getByRole("alert")).toContainText(missing);
      await expect(customer.item.dish("noodles")).toBeVisible();
      await customer.item.option("soy").tap();
      await expect(sauce).not.toContainText(missing);
      await customer.goOn();
      await expect(customer.title("menu:title")).toBeFocused();
      await expect(customer.basket).toContainText(amount("7.25"));
    });

    test("has the prototype's toppings with the dish's own bounds: one is free, the next is charged, a third is too many", async ({
      customer,
    }) => {
      await customer.begin();
      await customer.menu.show("hot");
      await customer.menu.open("noodles");
      const toppings = customer.item.group("toppings");
      // The prototype has three of which three are free (ordering.md §2.4).
      await expect(toppings).toContainText(customer.say("item:chooseUpTo", { count: 2 }));
      await expect(toppings).toContainText(customer.say("item:freeUsed", { used: 1, free: 1 }));
      await expect(customer.item.option("leek")).toHaveAttribute("aria-pressed", "true");
      await expect(customer.item.option("leek")).toContainText(customer.say("item:freeNow"));
      await expect(customer.item.option("egg")).toContainText(amount("0.80"));
      await expect(customer.mainAction).toContainText(amount("7.25"));

      await customer.item.option("egg").tap();
      await expect(customer.mainAction).toContainText(amount("8.05"));
      await customer.item.option("sesame").tap();
      await expect(customer.item.option("sesame")).toHaveAttribute("aria-pressed", "false");
      await expect(toppings.getByRole("status")).toHaveText(customer.say("item:full"));
      await expect(customer.mainAction).toContainText(amount("8.05"));

      // Without the leek the egg is the free one.
      await customer.item.option("leek").tap();
      await expect(customer.item.option("egg")).toContainText(customer.say("item:freeNow"));
      await expect(customer.mainAction).toContainText(amount("7.25"));
    });

    test("shows after every touch the price on the order, for the chosen count", async ({
      customer,
    }) => {
      await customer.begin();
      await customer.menu.show("hot");
      await customer.menu.open("noodles");
      await customer.item.option("chilli").tap();
      await expect(customer.mainAction).toContainText(amount("7.75"));
      // In a required group one choice replaces another.
      await customer.item.option("soy").tap();
      await expect(customer.item.option("chilli")).toHaveAttribute("aria-pressed", "false");
      await expect(customer.mainAction).toContainText(amount("7.25"));
      await customer.item.option("chilli").tap();
      await customer.item.option("egg").tap();
      await customer.button("item:more").tap();
      await customer.button("item:more").tap();
      await customer.button("item:fewer").tap();
      // 7.25, chilli 0.50, egg 0.80 after one that is free; twice
      await expect(customer.item.total).toContainText(amount("17.10"));
      await expect(customer.mainAction).toContainText(amount("17.10"));
      await customer.goOn();
      await expect(customer.basket).toContainText(amount("17.10"));
      await expect(customer.menu.plus("noodles")).toHaveText("2");
      await customer.menu.open("stew");
      await expect(customer.basket).toContainText(customer.say("menu:soFar", { count: 2 }));
    });

    test("covers the menu, which stays hidden and is not rendered again", async ({
      page,
      customer,
    }) => {
      await customer.begin();
      await customer.menu.show("hot");
      const card = await customer.menu.card("noodles").elementHandle();
      await customer.menu.open("noodles");
      await expect(customer.title("item:title")).toBeFocused();
      // Hidden from sight, keyboard and screen readers; a screen has one title.
      await expect(customer.menu.card("noodles")).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const controls = await page.getByRole("button").count();
      for (let key = 0; key < controls; key += 1) {
        await page.keyboard.press("Tab");
        expect(
          await page.evaluate(() => document.activeElement?.closest(".keep-mounted")),
        ).toBeNull();
      }
      await customer.item.close();
      await expect(customer.title("menu:title")).toBeFocused();
      await expect(customer.menu.card("noodles")).toBeVisible();
      expect(await card?.evaluate((element) => element.isConnected)).toBe(true);
    });

    test("is left without changes, and the menu is where it was", async ({ customer }) => {
      await customer.begin();
      await customer.menu.show("hot");
      await customer.menu.open("noodles");
      await customer.item.option("soy").tap();
      await customer.item.close();
      await expect(customer.title("menu:title")).toBeFocused();
      await expect(customer.menu.tab("hot")).toHaveAttribute("aria-current", "true");
      await expect(customer.text("common:basketEmpty")).toBeVisible();
    });
  });
}
