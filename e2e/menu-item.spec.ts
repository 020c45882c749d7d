/** The sheet of a dish: its description, its groups, and its current price (ordering.md §2.4, §2.5). */
import { atTheCorner, CORNER_LOCALES, CornerGuest } from "./support/corner-guest.ts";
import { STEW_LINES } from "./support/corner-menu.ts";
import { amount } from "./support/diner.ts";
import { expect, test } from "./support/kiosk.ts";

for (const locale of CORNER_LOCALES) {
  test.describe(`${locale}: a dish's sheet`, () => {
    test.use(atTheCorner(locale));

    test("shows the whole description, of which the card has room for the first line", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      const lines = STEW_LINES.map((line) => line[locale]);
      await guest.begin();
      await guest.show("hot");
      await expect(guest.card("stew").locator(".product__note")).toHaveText(lines[0] ?? "");
      await guest.open("stew");
      await expect(page.locator(".item__about p:not(.item__price)")).toHaveText(lines);
      await expect(guest.title("menu:item.title")).toBeFocused();
      await expect(page.locator(".top-bar__place:visible")).toContainText(guest.name("hot"));
    });

    test("requires its choices before adding anything, and shows which", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await guest.show("hot");
      await guest.open("noodles");
      const sauce = guest.group("sauce");
      await expect(sauce).toContainText(guest.say("menu:item.required"));
      await expect(sauce).toContainText(guest.say("menu:item.chooseOne"));
      await expect(sauce.locator(".option__name")).toHaveText([
        guest.name("soy"),
        guest.name("chilli"),
      ]);
      const missing = guest.say("menu:item.missing", { group: guest.name("sauce") });
      await expect(page.getByText(missing).first()).toBeHidden();
      await guest.pressMain();
      await expect(sauce).toContainText(missing);
      await expect(page.getByRole("alert")).toContainText(missing);
      await expect(page.locator(".item__sheet")).toBeVisible();
      await guest.option("soy").tap();
      await expect(sauce).not.toContainText(missing);
      await guest.pressMain();
      await expect(guest.title("menu:title")).toBeFocused();
      await expect(page.locator(".basket:visible")).toContainText(amount("7.25"));
    });

    test("has the prototype's toppings with the dish's own bounds: one is free, the next is charged, a third is too many", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await guest.show("hot");
      await guest.open("noodles");
      const toppings = guest.group("toppings");
      // The prototype has three of which three are free (ordering.md §2.4).
      await expect(toppings).toContainText(guest.say("menu:item.chooseUpTo", { count: 2 }));
      await expect(toppings).toContainText(guest.say("menu:item.freeUsed", { used: 1, free: 1 }));
      await expect(guest.option("leek")).toHaveAttribute("aria-pressed", "true");
      await expect(guest.option("leek")).toContainText(guest.say("menu:item.freeNow"));
      await expect(guest.option("egg")).toContainText(amount("0.80"));
      await expect(guest.main).toContainText(amount("7.25"));

      await guest.option("egg").tap();
      await expect(guest.main).toContainText(amount("8.05"));
      await guest.option("sesame").tap();
      await expect(guest.option("sesame")).toHaveAttribute("aria-pressed", "false");
      await expect(toppings.getByRole("status")).toHaveText(guest.say("menu:item.full"));
      await expect(guest.main).toContainText(amount("8.05"));

      // Without the leek the egg is the free one.
      await guest.option("leek").tap();
      await expect(guest.option("egg")).toContainText(guest.say("menu:item.freeNow"));
      await expect(guest.main).toContainText(amount("7.25"));
    });

    test("shows after every touch the price on the order, for the chosen count", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await guest.show("hot");
      await guest.open("noodles");
      await guest.option("chilli").tap();
      await expect(guest.main).toContainText(amount("7.75"));
      // In a required group one choice replaces another.
      await guest.option("soy").tap();
      await expect(guest.option("chilli")).toHaveAttribute("aria-pressed", "false");
      await expect(guest.main).toContainText(amount("7.25"));
      await guest.option("chilli").tap();
      await guest.option("egg").tap();
      await guest.button("menu:item.more").tap();
      await guest.button("menu:item.more").tap();
      await guest.button("menu:item.fewer").tap();
      // 7.25, chilli 0.50, egg 0.80 after one that is free; twice
      await expect(page.locator(".item__total")).toContainText(amount("17.10"));
      await expect(guest.main).toContainText(amount("17.10"));
      await guest.pressMain();
      await expect(page.locator(".basket:visible")).toContainText(amount("17.10"));
      await expect(guest.card("noodles").locator(".product__plus")).toHaveText("2");
      await guest.open("stew");
      await expect(page.locator(".basket:visible")).toContainText(
        guest.say("menu:soFar", { count: 2 }),
      );
    });

    test("covers the menu, which stays hidden and is not rendered again", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await guest.show("hot");
      const card = await guest.card("noodles").elementHandle();
      await guest.open("noodles");
      await expect(guest.title("menu:item.title")).toBeFocused();
      // Hidden from sight, keyboard and screen readers; a screen has one title.
      await expect(guest.card("noodles")).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const controls = await page.locator(".item button").count();
      for (let key = 0; key < controls; key += 1) {
        await page.keyboard.press("Tab");
        expect(
          await page.evaluate(() => document.activeElement?.closest(".keep-mounted")),
        ).toBeNull();
      }
      await page.locator(".item__close").tap();
      await expect(guest.title("menu:title")).toBeFocused();
      await expect(guest.card("noodles")).toBeVisible();
      expect(await card?.evaluate((element) => element.isConnected)).toBe(true);
    });

    test("is left without changes, and the menu is where it was", async ({ page, customer: _ }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await guest.show("hot");
      await guest.open("noodles");
      await guest.option("soy").tap();
      await page.locator(".item__close").tap();
      await expect(guest.title("menu:title")).toBeFocused();
      await expect(guest.tab("hot")).toHaveAttribute("aria-current", "true");
      await expect(page.locator(".basket[data-empty]:visible")).toBeVisible();
    });
  });
}
