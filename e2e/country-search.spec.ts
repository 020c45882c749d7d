/** Searching the country of a phone number by a word or its dial code, on the kiosk's own keyboard. */
import { expect, type Locator, type Page } from "@playwright/test";
import { offering } from "./support/display-modes.ts";
import { test } from "./support/kiosk.ts";
import { type Say, sayIn } from "./support/say.ts";
import { Visitor } from "./support/visitor.ts";

/** Part of a name, the first country found by it, and a word without results. */
const WORDS = {
  en: { part: "jap", country: "Japan", none: "qqq" },
  de: { part: "osterr", country: "Österreich", none: "qqq" },
  ar: { part: "يابا", country: "اليابان", none: "ققق" },
  "zh-Hans": { part: "jianada", country: "加拿大", none: "vvv" },
} as const;

class CountrySearch {
  readonly page: Page;
  readonly say: Say;
  readonly sheet: Locator;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
    this.sheet = page.getByRole("dialog");
  }

  static async open(page: Page, locale: string): Promise<CountrySearch> {
    const visitor = await Visitor.at(page, locale);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await visitor.begin();
    await visitor.openFirstDish();
    await visitor.addToOrder();
    await visitor.review();
    await visitor.openCountries();
    const search = new CountrySearch(page, await sayIn(locale));
    await search.button("identify:countries.search.open").tap();
    await expect(search.field).toBeFocused();
    return search;
  }

  button(key: string): Locator {
    return this.sheet.getByRole("button", { name: this.say(key), exact: true });
  }

  get field(): Locator {
    return this.sheet.getByRole("textbox", {
      name: this.say("identify:countries.search.open"),
      exact: true,
    });
  }

  get outcome(): Locator {
    return this.sheet.getByRole("status");
  }

  get names(): Locator {
    return this.sheet.locator(".countries__name");
  }

  /** Touches the keys one by one; waits for each letter in the field. */
  async type(word: string): Promise<void> {
    for (const [place, letter] of [...word].entries()) {
      await this.sheet.locator(`.keyboard [data-skbtn="${letter}"]`).tap();
      await expect(this.field).toHaveValue(word.slice(0, place + 1));
    }
  }
}

for (const [locale, { part, country, none }] of Object.entries(WORDS)) {
  test.describe(`${locale}: a search of countries`, () => {
    test.use({
      sandboxState: {
        configuration: { locales: { default: locale, enabled: offering(locale) } },
      },
    });

    test("finds by a part of the name, shows when nothing is found, and chooses by the dial code", async ({
      page,
      customer: _,
    }) => {
      const search = await CountrySearch.open(page, locale);
      await expect(search.outcome).toHaveText(search.say("identify:countries.search.ask"));
      await search.type(part);
      await expect(search.names.first()).toHaveText(country);
      await expect(search.outcome).toHaveText(
        search.say("identify:countries.search.found", { count: await search.names.count() }),
      );

      await search.button("common:search.clear").tap();
      await expect(search.field).toHaveValue("");
      await expect(search.field).toBeFocused();
      await search.type(none);
      await expect(search.outcome).toHaveText(search.say("common:search.none", { word: none }));
      await expect(
        search.sheet.getByText(search.say("identify:countries.search.noneHint")),
      ).toBeVisible();
      await expect(search.names).toHaveCount(0);

      await search.button("common:search.clear").tap();
      await search.type("+81");
      await expect(search.names).toHaveCount(1);
      await search.names.first().tap();
      await expect(search.sheet).toBeHidden();
      await expect(page.locator(".phone-field__country")).toContainText("+81");
    });
  });
}

test("a search of countries is typed, corrected and left by keyboard alone, and is cleared", async ({
  page,
  customer: _,
}) => {
  const search = await CountrySearch.open(page, "en");
  // As fast as people type: a burst would be a scanner's.
  await page.keyboard.type("japanx", { delay: 120 });
  await expect(search.names).toHaveCount(0);
  await page.keyboard.press("Backspace");
  await expect(search.names).toHaveText(["Japan"]);
  await page.keyboard.press("Enter");
  await expect(search.sheet.locator(".keyboard")).toBeHidden();
  await expect(search.sheet.getByRole("heading", { level: 3 })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(search.sheet).toBeHidden();
  await expect(page.locator(".phone-field__country")).toContainText("+81");

  await page.locator(".phone-field__country").tap();
  await expect(search.button("identify:countries.search.open")).toBeVisible();
  await search.button("identify:countries.search.open").tap();
  await expect(search.field).toHaveValue("");
  // "Done" without a word leads back to the list.
  await search.sheet.locator(".keyboard").getByText("Done").tap();
  await expect(search.sheet.locator(".countries__letters")).toBeVisible();
});
