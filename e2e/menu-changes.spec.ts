/** A menu that changes while a customer is viewing it (ordering.md §1, §4). */
import { atTheCorner, CORNER_LOCALES, CornerGuest } from "./support/corner-guest.ts";
import { cornerMenu } from "./support/corner-menu.ts";
import { amount } from "./support/diner.ts";
import { expect, test } from "./support/kiosk.ts";
import type { SandboxControl } from "./support/sandbox-control.ts";

/** A new menu reaches the kiosk within its poll interval and a little. */
const NEWS = { timeout: 12_000 };

async function publish(
  control: SandboxControl,
  changes: NonNullable<Parameters<typeof cornerMenu>[0]>,
): Promise<void> {
  for (const [path, body] of Object.entries(cornerMenu(changes))) await control.put(path, body);
}

for (const locale of CORNER_LOCALES) {
  test.describe(`${locale}: a menu that changes while it is viewed`, () => {
    test.use(atTheCorner(locale));

    test("marks removed dishes in their place, updates prices, and offers dishes again that return", async ({
      page,
      shop,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await guest.show("hot");
      const order = ["noodles", "stew", "roast", "meal"].map((id) => guest.name(id));
      await expect(guest.cards).toHaveText(order);
      await publish(shop.control, {
        revision: 1_900_000_001,
        without: ["stew"],
        prices: { noodles: 8.75 },
      });
      const stew = guest.card("stew");
      await expect(stew).toContainText(guest.say("menu:soldOut"), NEWS);
      await expect(stew.getByRole("button")).toHaveCount(0);
      await expect(guest.cards).toHaveText(order);
      await expect(guest.card("noodles")).toContainText(amount("8.75"));
      await publish(shop.control, { revision: 1_900_000_002 });
      await expect(stew).not.toContainText(guest.say("menu:soldOut"), NEWS);
      await stew.locator(".product__plus").tap();
      await expect(page.locator(".basket:visible")).toContainText(amount("9.50"));
    });

    test("is reported on the sheet of a removed dish, which is not found afterwards", async ({
      page,
      shop,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await guest.show("hot");
      await guest.open("stew");
      await publish(shop.control, { revision: 1_900_000_001, without: ["stew"] });
      await expect(
        page.getByRole("alert").filter({ hasText: guest.say("menu:item.gone") }),
      ).toBeVisible(NEWS);
      await guest.pressMain();
      await expect(guest.title("menu:title")).toBeFocused();
      await guest.show("drinks");
      await guest.show("hot");
      await expect(guest.cards).toHaveText(
        ["noodles", "roast", "meal"].map((id) => guest.name(id)),
      );
    });

    test("removes an open popup and a whole category without leaving the customer stranded", async ({
      page,
      shop,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await page.locator(".popup-card__open").tap();
      const sheet = page.getByRole("dialog", { name: guest.name("dips") });
      await expect(sheet).toBeVisible();
      await publish(shop.control, {
        revision: 1_900_000_001,
        without: ["mayonnaise", "ketchup", "olives", "fries"],
      });
      await expect(sheet).toBeHidden(NEWS);
      await expect(guest.tab("sides")).toBeHidden();
      await expect(page.locator(".rail__tab").first()).toHaveAttribute("aria-current", "true");
      await expect(guest.cards.first()).toHaveText(guest.name("noodles"));
    });
  });
}
