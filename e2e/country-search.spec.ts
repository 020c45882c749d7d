/** Searching the country of a phone number by a word or its dial code, on the kiosk's own keyboard. */
import type { Countries } from "./pages/countries.ts";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { beginsWith } from "./pages/screen.ts";
import { offering } from "./support/display-modes.ts";

/** Part of a name, the first country found by it, and a word without results. */
const WORDS = {
  en: { part: "jap", country: "Japan", none: "qqq" },
  de: { part: "osterr", country: "Österreich", none: "qqq" },
  ar: { part: "يابا", country: "اليابان", none: "ققق" },
  "zh-Hans": { part: "jianada", country: "加拿大", none: "vvv" },
} as const;

/** Start → the search of countries. */
async function openSearch(customer: Customer): Promise<Countries> {
  await customer.expectLanguage(customer.locale);
  await customer.orderSoup();
  await customer.identify.expectShown();
  await customer.identify.openCountries();
  await customer.identify.countries.openSearch();
  return customer.identify.countries;
}

for (const [locale, { part, country, none }] of Object.entries(WORDS)) {
  test.describe(`${locale}: a search of countries`, () => {
    test.use({
      language: locale,
      sandboxState: {
        configuration: { locales: { default: locale, enabled: offering(locale) } },
      },
    });

    test("finds by a part of the name, shows when nothing is found, and chooses by the dial code", async ({
      customer,
    }) => {
      const search = await openSearch(customer);
      await expect(search.outcome).toHaveText(search.say("identify:countries.search.ask"));
      await search.type(part);
      await expect(search.options.first()).toHaveText(beginsWith(country));
      await expect(search.outcome).toHaveText(
        search.say("identify:countries.search.found", { count: await search.options.count() }),
      );

      await search.button("common:search.clear").tap();
      await expect(search.field).toHaveValue("");
      await expect(search.field).toBeFocused();
      await search.type(none);
      await expect(search.outcome).toHaveText(search.say("common:search.none", { word: none }));
      await expect(search.text("identify:countries.search.noneHint")).toBeVisible();
      await expect(search.options).toHaveCount(0);

      await search.button("common:search.clear").tap();
      await search.type("+81");
      await expect(search.options).toHaveCount(1);
      await search.options.first().tap();
      await expect(search.sheet).toBeHidden();
      await expect(customer.identify.country).toContainText("+81");
    });
  });
}

test("a search of countries is typed, corrected and left by keyboard alone, and is cleared", async ({
  page,
  customer,
}) => {
  const search = await openSearch(customer);
  // As fast as people type: a burst would be a scanner's.
  await page.keyboard.type("japanx", { delay: 120 });
  await expect(search.options).toHaveCount(0);
  await page.keyboard.press("Backspace");
  await expect(search.options).toHaveText([/^Japan/]);
  await page.keyboard.press("Enter");
  await expect(search.keyboard.area).toBeHidden();
  await expect(search.sheet.getByRole("heading", { level: 3 })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(search.sheet).toBeHidden();
  await expect(customer.identify.country).toContainText("+81");

  await customer.identify.openCountries();
  await expect(search.button("identify:countries.search.open")).toBeVisible();
  await search.button("identify:countries.search.open").tap();
  await expect(search.field).toHaveValue("");
  // "Done" without a word leads back to the list.
  await search.keyboard.type(["Done"]);
  await expect(search.letters.first()).toBeVisible();
});
