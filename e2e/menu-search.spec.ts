/** Searching for a dish by a word, on the kiosk's own keyboard (requirement V8). */

import { expect, test } from "./pages/fixtures.ts";
import { atTheCorner, CORNER_LOCALES } from "./support/outlets.ts";

/** Words in each language: part of a name, of a description, and one without results. */
const WORDS = {
  en: { name: "ood", found: ["noodles"], said: "beans", of: ["stew"], none: "pizza" },
  ar: { name: "كرون", found: ["noodles"], said: "زعتر", of: ["stew"], none: "بيتزا" },
} as const;

for (const locale of CORNER_LOCALES) {
  const { name, found, said, of, none } = WORDS[locale];

  test.describe(`${locale}: a search`, () => {
    test.use(atTheCorner(locale));

    test("finds by a part of the name and by the description; a dish is ordered from there and found again", async ({
      page,
      customer,
    }) => {
      const names = (ids: readonly string[]) => ids.map((id) => customer.name(id));
      await customer.begin();
      await customer.menu.openSearch();
      await expect(page.getByRole("textbox")).toBeFocused();
      await expect(page.getByText(customer.say("search:hint"))).toBeVisible();
      await customer.keyboard.type(name);
      await expect(page.getByRole("textbox")).toHaveValue(name);
      await expect(customer.menu.names).toHaveText(names(found));
      await expect(page.getByRole("status").first()).toHaveText(
        customer.say("search:found", { count: found.length }),
      );
      await customer.button("common:search.clear").tap();
      await expect(page.getByRole("textbox")).toHaveValue("");
      await customer.keyboard.type(said);
      // A combo may contain it, too.
      await expect(customer.menu.names.first()).toHaveText(customer.name(of[0]));

      await customer.menu.open("stew");
      await customer.goOn();
      await expect(customer.title("menu:search.title")).toBeVisible();
      await expect(page.getByRole("textbox")).toHaveValue(said);
      await expect(customer.menu.plus("stew")).toHaveText("1");
      // After a return the keyboard is closed: the dishes have the room.
      await expect(customer.keyboard.area).toBeHidden();
      await customer.goBack();
      await expect(customer.title("menu:title")).toBeVisible();
    });

    test("without results says so with the word, and the next one is a touch away", async ({
      page,
      customer,
    }) => {
      await customer.begin();
      await customer.menu.openSearch();
      await customer.keyboard.type(none);
      await expect(page.getByRole("status").first()).toHaveText(
        customer.say("common:search.none", { word: none }),
      );
      await expect(page.getByText(customer.say("search:noneHint"))).toBeVisible();
      await expect(customer.menu.names).toHaveCount(0);
      await customer.button("common:search.clear").tap();
      await expect(page.getByRole("status").first()).toHaveText(customer.say("search:ask"));
      await customer.keyboard.type(name);
      await expect(customer.menu.names).toHaveCount(found.length);
    });
  });
}

test.describe("a search by keyboard", () => {
  test.use(atTheCorner("en"));

  test("is typed, corrected and left by keyboard alone", async ({ page, customer }) => {
    await customer.begin();
    await customer.button("menu:search.open").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox")).toBeFocused();
    // As fast as people type: a burst would be a scanner's.
    await page.keyboard.type("stewx", { delay: 120 });
    await expect(customer.menu.names).toHaveCount(0);
    await page.keyboard.press("Backspace");
    // Names that begin with the word come first.
    await expect(customer.menu.names).toHaveText([customer.name("meal"), customer.name("stew")]);
    await page.keyboard.press("Enter");
    await expect(customer.keyboard.area).toBeHidden();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
  });
});
