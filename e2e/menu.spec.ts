/** The menu for a customer: categories, their content, prices and texts (ordering.md §2.2 to §2.6). */
import type { Page } from "@playwright/test";
import { atTheCorner, CORNER_LOCALES, CornerGuest } from "./support/corner-guest.ts";
import { amount } from "./support/diner.ts";
import { expect, test } from "./support/kiosk.ts";

for (const locale of CORNER_LOCALES) {
  test.describe(`${locale}: the corner café's menu`, () => {
    test.use(atTheCorner(locale));

    test("has a tab for each root that sells something, in the menu's order", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
      // The others follow in idle time.
      await expect(page.locator(".rail__tab")).toHaveCount(17);
      // Tabs out of view are not rendered visibly, but exist.
      const tabs = await page.locator(".rail__tab").allTextContents();
      const known = ["sides", "hot", "drinks"].map((id) => guest.name(id));
      expect(tabs).toEqual([
        ...known,
        ...Array.from({ length: 14 }, (__, at) => `shelf-${at + 1}`),
      ]);
      await expect(page.locator(".rail__tab").first()).toHaveAttribute("aria-current", "true");
    });

    test("shows subcategories under their titles, and a popup as one card that opens over them", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      const parts = page.locator(".product-list h3:not(.product__name):not(.popup-card h3)");
      await expect(parts).toHaveText([guest.name("bites")]);
      await expect(guest.cards).toHaveText([guest.name("olives"), guest.name("fries")]);
      const popup = page.locator(".popup-card");
      await expect(popup).toContainText(guest.say("menu:dishes", { count: 2 }));
      await popup.getByRole("button", { name: guest.name("dips") }).tap();

      const sheet = page.getByRole("dialog", { name: guest.name("dips") });
      await expect(sheet.locator(".product__name")).toHaveText([
        guest.name("mayonnaise"),
        guest.name("ketchup"),
      ]);
      await sheet
        .getByRole("button", { name: guest.say("menu:add", { name: guest.name("ketchup") }) })
        .tap();
      await expect(sheet.locator(".product__plus").last()).toHaveText("1");
      await sheet.getByRole("button", { name: guest.say("menu:popupDone"), exact: true }).tap();
      await expect(sheet).toBeHidden();
      await expect(page.locator(".basket:visible")).toContainText(amount("0.50"));
    });

    test("shows a root marked as a popup like any other, its dishes in order and its combo with its lowest price", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await guest.show("hot");
      await expect(guest.cards).toHaveText(
        ["noodles", "stew", "roast", "meal"].map((id) => guest.name(id)),
      );
      const combo = guest.card("meal");
      // 11.00 and the cheapest drink
      await expect(combo).toContainText(amount("11.40"));
      await expect(combo).toContainText(guest.say("menu:from", { price: "" }).trim());
      await combo.locator(".product__open").tap();
      await expect(
        page.getByRole("heading", { level: 1, name: guest.name("meal"), exact: true }),
      ).toBeFocused();
      await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(
        guest.name("meal-drink"),
      );
    });

    test("shows the price of the order type, else of eating in, else the first there is", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      const prices = async () => {
        await guest.show("hot");
        const found: string[] = [];
        for (const id of ["noodles", "stew", "roast"]) {
          const text = await guest.card(id).locator(".product__price").innerText();
          found.push(text.replace(/[^\d.,]/g, "").replace(",", "."));
        }
        return found;
      };
      await guest.begin("EAT_IN");
      expect(await prices()).toEqual(["7.25", "9.50", "11.00"]);
      await guest.button("common:back").first().tap();
      await expect(guest.title("menu:title")).toBeHidden();
      await guest.begin("PICKUP");
      expect(await prices()).toEqual(["7.25", "8.90", "11.00"]);
    });

    test("falls back to another language for missing texts, and omits products without a title", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await guest.show("drinks");
      await expect(guest.cards).toHaveText(["Çay", guest.name("water")]);
    });

    test("shows a name in large letters for a dish without a picture, and no broken picture", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await guest.show("hot");
      await expect(page.locator(".product--plain")).toHaveCount(4);
      await expect(page.locator(".product img")).toHaveCount(0);
      const [name, note] = await Promise.all([
        guest.card("stew").locator(".product__name").evaluate(fontSize),
        guest.card("stew").locator(".product__note").evaluate(fontSize),
      ]);
      expect(name).toBeGreaterThan(1.5 * note);
      await guest.open("stew");
      await expect(page.locator(".item__hero")).toHaveAttribute("data-pictured", "false");
      const broken = await page
        .locator("img")
        .evaluateAll((all) => all.filter((each) => Reflect.get(each, "naturalWidth") === 0).length);
      expect(broken).toBe(0);
    });

    test("has more tabs than fit: a button leads to all of them and back", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      const last = page.locator(".rail__tab").last();
      await expect(last).toHaveText("shelf-14");
      await expect(last).not.toBeInViewport();
      const more = guest.button("menu:moreCategories");
      await expect(async () => {
        await more.tap();
        await expect(last).toBeInViewport({ timeout: 700 });
      }).toPass();
      await last.tap();
      await expect(guest.cards).toHaveText(["jar-14"]);
      await expect(last).toBeInViewport();
      await more.tap();
      await expect(page.locator(".rail__tab").first()).toBeInViewport();
    });

    test("keeps the current tab in view, whatever the text size and the height of the screen", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await expect(page.locator(".rail__tab")).toHaveCount(17);
      // One that just fits beside the "more" button, and is covered by it when text grows.
      const inSight = await page.locator(".rail__tab").evaluateAll((tabs) => {
        const list = tabs[0]?.closest(".rail__list")?.getBoundingClientRect();
        return tabs.filter((tab) => tab.getBoundingClientRect().bottom <= (list?.bottom ?? 0))
          .length;
      });
      const chosen = page.locator(".rail__tab").nth(inSight - 1);
      await chosen.tap();
      await expect(chosen).toHaveAttribute("aria-current", "true");
      const [textSize, , lower] = await page.locator(".access-cell").all();
      for (const cell of [textSize, textSize, textSize, lower]) {
        await cell?.tap();
        await expect(chosen).toBeInViewport({ ratio: 0.95 });
      }
    });

    test("is operated by keyboard: tab, popup, Escape, dish and back", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await tabTo(page, ".popup-card__open");
      await page.keyboard.press("Enter");
      const sheet = page.getByRole("dialog", { name: guest.name("dips") });
      await expect(sheet).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await expect(page.locator(".popup-card__open")).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await tabTo(page, `.rail__tab:has-text("${guest.name("drinks")}")`, "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(guest.tab("drinks")).toHaveAttribute("aria-current", "true");
      await expect(guest.tab("drinks")).toBeFocused();
      await tabTo(page, `.product__open:text-is("${guest.name("water")}")`);
      await page.keyboard.press("Enter");
      await expect(guest.title("menu:item.title")).toBeFocused();
      await tabTo(page, ".top-bar button");
      await page.keyboard.press("Enter");
      await expect(guest.title("menu:title")).toBeFocused();
      await expect(guest.tab("drinks")).toHaveAttribute("aria-current", "true");
    });
  });
}

test.describe("in two languages", () => {
  test.use(atTheCorner("en", "ar"));

  test("the menu changes language in place: the category stays, names, prices and direction follow", async ({
    page,
    customer: _,
  }) => {
    const english = await CornerGuest.at(page, "en");
    const arabic = await CornerGuest.at(page, "ar");
    await english.begin();
    await english.show("hot");
    const rail = page.locator(".rail");
    const before = await rail.boundingBox();
    await page.locator(".top-bar__language:visible").tap();
    await page.getByRole("dialog").locator("[lang=ar]").tap();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(arabic.tab("hot")).toHaveAttribute("aria-current", "true");
    await expect(arabic.cards).toHaveText(
      ["noodles", "stew", "roast", "meal"].map((id) => arabic.name(id)),
    );
    await expect(arabic.card("stew")).toContainText(amount("9.50"));
    const after = await rail.boundingBox();
    expect(before?.x).toBe(0);
    expect((after?.x ?? 0) + (after?.width ?? 0)).toBe(1080);
  });
});

function fontSize(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

/** Presses a key until the focus is on an element of the selector. */
async function tabTo(
  page: Page,
  selector: string,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  const wanted = page.locator(`${selector}:focus`);
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press(key);
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`the focus never came to ${selector}`);
}
