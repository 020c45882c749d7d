/** A menu that changes while a customer is viewing it (ordering.md §1, §4). */

import { expect, test } from "./pages/fixtures.ts";
import { amount } from "./support/amount.ts";
import { cornerMenu } from "./support/corner-menu.ts";
import { atTheCorner, CORNER_LOCALES } from "./support/outlets.ts";
import type { SandboxControl } from "./support/sandbox-control.ts";

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
      shop,
      customer,
    }) => {
      await customer.begin();
      await customer.menu.show("hot");
      const order = ["noodles", "stew", "roast", "meal"].map((id) => customer.name(id));
      await expect(customer.menu.names).toHaveText(order);
      await publish(shop.control, {
        revision: 1_900_000_001,
        without: ["stew"],
        prices: { noodles: 8.75 },
      });
      const stew = customer.menu.card("stew");
      await expect(stew).toContainText(customer.say("menu:soldOut"));
      await expect(stew.getByRole("button")).toHaveCount(0);
      await expect(customer.menu.names).toHaveText(order);
      await expect(customer.menu.card("noodles")).toContainText(amount("8.75"));
      await publish(shop.control, { revision: 1_900_000_002 });
      await expect(stew).not.toContainText(customer.say("menu:soldOut"));
      await customer.menu.plus("stew").tap();
      await expect(customer.basket).toContainText(amount("9.50"));
    });

    test("is reported on the sheet of a removed dish, which is not found afterwards", async ({
      page,
      shop,
      customer,
    }) => {
      await customer.begin();
      await customer.menu.show("hot");
      await customer.menu.open("stew");
      await publish(shop.control, { revision: 1_900_000_001, without: ["stew"] });
      await expect(
        page.getByRole("alert").filter({ hasText: customer.say("item:gone") }),
      ).toBeVisible();
      await customer.goOn();
      await expect(customer.title("menu:title")).toBeFocused();
      await customer.menu.show("drinks");
      await customer.menu.show("hot");
      await expect(customer.menu.names).toHaveText(
        ["noodles", "roast", "meal"].map((id) => customer.name(id)),
      );
    });

    test("removes an open popup and a whole category without leaving the customer stranded", async ({
      shop,
      customer,
    }) => {
      await customer.begin();
      await customer.menu.popup("dips").tap();
      const sheet = customer.menu.sheet("dips");
      await expect(sheet).toBeVisible();
      await publish(shop.control, {
        revision: 1_900_000_001,
        without: ["mayonnaise", "ketchup", "olives", "fries"],
      });
      await expect(sheet).toBeHidden();
      await expect(customer.menu.tab("sides")).toBeHidden();
      await expect(customer.menu.tabs.first()).toHaveAttribute("aria-current", "true");
      await expect(customer.menu.names.first()).toHaveText(customer.name("noodles"));
    });
  });
}
