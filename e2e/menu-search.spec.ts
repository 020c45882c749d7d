/** Searching for a dish by a word, on the kiosk's own keyboard (requirement V8). */
import type { Page } from "@playwright/test";
import { atTheCorner, CORNER_LOCALES, CornerGuest } from "./support/corner-guest.ts";
import { expect, test } from "./support/kiosk.ts";

/** Words in each language: part of a name, of a description, and one without results. */
const WORDS = {
  en: { name: "ood", found: ["noodles"], said: "beans", of: ["stew"], none: "pizza" },
  ar: { name: "كرون", found: ["noodles"], said: "زعتر", of: ["stew"], none: "بيتزا" },
} as const;

/** Touches the keys one by one. */
async function type(page: Page, word: string): Promise<void> {
  for (const letter of word) {
    await page.locator(`.keyboard [data-skbtn="${letter}"]`).tap();
  }
}

for (const locale of CORNER_LOCALES) {
  const { name, found, said, of, none } = WORDS[locale];

  test.describe(`${locale}: a search`, () => {
    test.use(atTheCorner(locale));

    test("finds by a part of the name and by the description; a dish is ordered from there and found again", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      const names = (ids: readonly string[]) => ids.map((id) => guest.name(id));
      await guest.begin();
      await guest.button("menu:search.open").tap();
      await expect(guest.title("menu:search.title")).toBeVisible();
      await expect(page.getByRole("textbox")).toBeFocused();
      await expect(page.getByText(guest.say("menu:search.hint"))).toBeVisible();
      await type(page, name);
      await expect(page.getByRole("textbox")).toHaveValue(name);
      await expect(guest.cards).toHaveText(names(found));
      await expect(page.getByRole("status").first()).toHaveText(
        guest.say("menu:search.found", { count: found.length }),
      );
      await guest.button("common:search.clear").tap();
      await expect(page.getByRole("textbox")).toHaveValue("");
      await type(page, said);
      // A combo may contain it, too.
      await expect(guest.cards.first()).toHaveText(guest.name(of[0]));

      await guest.open("stew");
      await guest.pressMain();
      await expect(guest.title("menu:search.title")).toBeVisible();
      await expect(page.getByRole("textbox")).toHaveValue(said);
      await expect(guest.card("stew").locator(".product__plus")).toHaveText("1");
      // After a return the keyboard is closed: the dishes have the room.
      await expect(page.locator(".keyboard")).toBeHidden();
      await guest.button("common:back").first().tap();
      await expect(guest.title("menu:title")).toBeVisible();
    });

    test("without results says so with the word, and the next one is a touch away", async ({
      page,
      customer: _,
    }) => {
      const guest = await CornerGuest.at(page, locale);
      await guest.begin();
      await guest.button("menu:search.open").tap();
      await type(page, none);
      await expect(page.getByRole("status").first()).toHaveText(
        guest.say("common:search.none", { word: none }),
      );
      await expect(page.getByText(guest.say("menu:search.noneHint"))).toBeVisible();
      await expect(guest.cards).toHaveCount(0);
      await guest.button("common:search.clear").tap();
      await expect(page.getByRole("status").first()).toHaveText(guest.say("menu:search.ask"));
      await type(page, name);
      await expect(guest.cards).toHaveCount(found.length);
    });
  });
}

test.describe("a search by keyboard", () => {
  test.use(atTheCorner("en"));

  test("is typed, corrected and left by keyboard alone", async ({ page, customer: _ }) => {
    const guest = await CornerGuest.at(page, "en");
    await guest.begin();
    await guest.button("menu:search.open").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox")).toBeFocused();
    // As fast as people type: a burst would be a scanner's.
    await page.keyboard.type("stewx", { delay: 120 });
    await expect(guest.cards).toHaveCount(0);
    await page.keyboard.press("Backspace");
    // Names that begin with the word come first.
    await expect(guest.cards).toHaveText([guest.name("meal"), guest.name("stew")]);
    await page.keyboard.press("Enter");
    await expect(page.locator(".keyboard")).toBeHidden();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
  });
});
