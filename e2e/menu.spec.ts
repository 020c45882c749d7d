/** The menu for a customer: categories, their content, prices and texts (ordering.md §2.2 to §2.6). */
import type { Locator } from "@playwright/test";
import { expect, test } from "./pages/fixtures.ts";
import { amount } from "./support/amount.ts";
import { atTheCorner, CORNER_LOCALES } from "./support/outlets.ts";

for (const locale of CORNER_LOCALES) {
  test.describe(`${locale}: the corner café's menu`, () => {
    test.use(atTheCorner(locale));

    test("has a tab for each root that sells something, in the menu's order", async ({
      page,
      customer,
    }) => {
      await customer.begin();
      await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
      // The others follow in idle time.
      await expect(customer.menu.tabs).toHaveCount(17);
      // Tabs out of view are not rendered visibly, but exist.
      const tabs = await customer.menu.tabs.allTextContents();
      const known = ["sides", "hot", "drinks"].map((id) => customer.name(id));
      expect(tabs).toEqual([
        ...known,
        ...Array.from({ length: 14 }, (__, at) => `shelf-${at + 1}`),
      ]);
      await expect(customer.menu.tabs.first()).toHaveAttribute("aria-current", "true");
    });

    test("shows subcategories under their titles, and a popup as one card that opens over them", async ({
      customer,
    }) => {
      await customer.begin();
      await expect(customer.menu.parts).toHaveText([customer.name("bites")]);
      await expect(customer.menu.names).toHaveText([
        customer.name("olives"),
        customer.name("fries"),
      ]);
      await expect(customer.menu.popupCard("dips")).toContainText(
        customer.say("menu:dishes", { count: 2 }),
      );
      await customer.menu.popup("dips").tap();

      const sheet = customer.menu.sheet("dips");
      await expect(sheet.getByRole("article").getByRole("heading")).toHaveText([
        customer.name("mayonnaise"),
        customer.name("ketchup"),
      ]);
      await sheet
        .getByRole("button", { name: customer.say("menu:add", { name: customer.name("ketchup") }) })
        .tap();
      await expect(sheet.getByRole("article").last().getByRole("button").last()).toHaveText("1");
      await sheet.getByRole("button", { name: customer.say("menu:popupDone"), exact: true }).tap();
      await expect(sheet).toBeHidden();
      await expect(customer.basket).toContainText(amount("0.50"));
    });

    test("shows a root marked as a popup like any other, its dishes in order and its combo with its lowest price", async ({
      customer,
    }) => {
      await customer.begin();
      await customer.menu.show("hot");
      await expect(customer.menu.names).toHaveText(
        ["noodles", "stew", "roast", "meal"].map((id) => customer.name(id)),
      );
      const combo = customer.menu.card("meal");
      // 11.00 and the cheapest drink
      await expect(combo).toContainText(amount("11.40"));
      await expect(combo).toContainText(customer.say("menu:from", { price: "" }).trim());
      await customer.menu.openCombo("meal");
      await expect(customer.combo.stepTitle).toContainText(customer.name("meal-drink"));
    });

    test("shows the price of the order type, else of eating in, else the first there is", async ({
      customer,
    }) => {
      const prices = async () => {
        await customer.menu.show("hot");
        const found: string[] = [];
        for (const id of ["noodles", "stew", "roast"]) {
          const text = await customer.menu.price(id).innerText();
          found.push(text.replace(/[^\d.,]/g, "").replace(",", "."));
        }
        return found;
      };
      await customer.begin("EAT_IN");
      expect(await prices()).toEqual(["7.25", "9.50", "11.00"]);
      await customer.goBack();
      await expect(customer.title("menu:title")).toBeHidden();
      await customer.begin("PICKUP");
      expect(await prices()).toEqual(["7.25", "8.90", "11.00"]);
    });

    test("falls back to another language for missing texts, and omits products without a title", async ({
      customer,
    }) => {
      await customer.begin();
      await customer.menu.show("drinks");
      await expect(customer.menu.names).toHaveText(["Çay", customer.name("water")]);
    });

    test("shows a name in large letters for a dish without a picture, and no broken picture", async ({
      page,
      customer,
    }) => {
      await customer.begin();
      await customer.menu.show("hot");
      await expect(customer.menu.cards).toHaveCount(4);
      await expect(customer.menu.cards.locator("img")).toHaveCount(0);
      const [name, note] = await Promise.all([
        customer.menu.card("stew").getByRole("heading").evaluate(fontSize),
        customer.menu.note("stew").evaluate(fontSize),
      ]);
      expect(name).toBeGreaterThan(1.5 * note);
      await customer.menu.open("stew");
      await expect(customer.item.hero).toHaveAttribute("data-pictured", "false");
      const broken = await page
        .locator("img")
        .evaluateAll((all) => all.filter((each) => Reflect.get(each, "naturalWidth") === 0).length);
      expect(broken).toBe(0);
    });

    test("has more tabs than fit: a button leads to all of them and back", async ({ customer }) => {
      await customer.begin();
      const last = customer.menu.tabs.last();
      await expect(last).toHaveText("shelf-14");
      await expect(last).not.toBeInViewport();
      const more = customer.button("menu:moreCategories");
      await expect(async () => {
        await more.tap();
        await expect(last).toBeInViewport({ timeout: 700 });
      }).toPass();
      await last.tap();
      await expect(customer.menu.names).toHaveText(["jar-14"]);
      await expect(last).toBeInViewport();
      await more.tap();
      await expect(customer.menu.tabs.first()).toBeInViewport();
    });

    test("keeps the current tab in view, whatever the text size and the height of the screen", async ({
      customer,
    }) => {
      await customer.begin();
      await expect(customer.menu.tabs).toHaveCount(17);
      // One that just fits beside the "more" button, and is covered by it when text grows.
      const inSight = await customer.menu.tabs.evaluateAll((tabs) => {
        const list = tabs[0]?.closest(".rail__list")?.getBoundingClientRect();
        return tabs.filter((tab) => tab.getBoundingClientRect().bottom <= (list?.bottom ?? 0))
          .length;
      });
      const chosen = customer.menu.tabs.nth(inSight - 1);
      await chosen.tap();
      await expect(chosen).toHaveAttribute("aria-current", "true");
      for (const cell of ["textSize", "textSize", "textSize", "lower"] as const) {
        await customer.access.touch(cell);
        await expect(chosen).toBeInViewport({ ratio: 0.95 });
      }
    });

    test("is operated by keyboard: tab, popup, Escape, dish and back", async ({
      page,
      customer,
    }) => {
      await customer.begin();
      await tabTo(customer.menu.popup("dips"));
      await page.keyboard.press("Enter");
      const sheet = customer.menu.sheet("dips");
      await expect(sheet).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await expect(customer.menu.popup("dips")).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await tabTo(customer.menu.tab("drinks"), "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(customer.menu.tab("drinks")).toHaveAttribute("aria-current", "true");
      await expect(customer.menu.tab("drinks")).toBeFocused();
      await tabTo(customer.menu.card("water").getByRole("button").first());
      await page.keyboard.press("Enter");
      await expect(customer.title("item:title")).toBeFocused();
      await tabTo(page.getByRole("banner").getByRole("button").first());
      await page.keyboard.press("Enter");
      await expect(customer.title("menu:title")).toBeFocused();
      await expect(customer.menu.tab("drinks")).toHaveAttribute("aria-current", "true");
    });
  });
}

test.describe("in two languages", () => {
  test.use(atTheCorner("en", "ar"));

  test("the menu changes language in place: the category stays, names, prices and direction follow", async ({
    page,
    customer,
  }) => {
    const arabic = await customer.speaking("ar");
    await customer.begin();
    await customer.menu.show("hot");
    const before = await customer.menu.categories.boundingBox();
    await customer.changeLanguage("ar");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(arabic.menu.tab("hot")).toHaveAttribute("aria-current", "true");
    await expect(arabic.menu.names).toHaveText(
      ["noodles", "stew", "roast", "meal"].map((id) => arabic.name(id)),
    );
    await expect(arabic.menu.card("stew")).toContainText(amount("9.50"));
    const after = await arabic.menu.categories.boundingBox();
    expect(before?.x).toBe(0);
    expect((after?.x ?? 0) + (after?.width ?? 0)).toBe(1080);
  });
});

function fontSize(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

/** Presses a key until the focus is on this control. */
async function tabTo(control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const page = control.page();
  const wanted = control.and(page.locator(":focus"));
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press(key);
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`the focus never came to ${control}`);
}
