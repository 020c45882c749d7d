/**
 * The kiosk in the test language, screen by screen: every text is from the catalogues, or external content. A text
 * without brackets is hard-coded and would be English in every language.
 */
import { TEST_LANGUAGE } from "../src/i18n/test-language.ts";
import { expect, test } from "./pages/fixtures.ts";
import { test as deviceTest } from "./support/device.ts";
import { COUNTRY_NAMES, GIVEN } from "./support/given-words.ts";
import { expectNoOtherWords, type Given, speakTestLanguage } from "./support/test-language.ts";
import { COMMON_WALKS, OTHER_WALKS } from "./support/walks/all.ts";
import { optionsOf, Walkthrough } from "./support/walks/walk.ts";

/** External texts on one screen only: typed input, or entries of a list. */
const GIVEN_ON: Readonly<Record<string, Given>> = {
  countries: COUNTRY_NAMES,
  "countries found": COUNTRY_NAMES,
  "unknown code": ["ZZ99"],
  "points programme out of reach": ["ZZ98"],
  "search with dishes": [/^soup$/g],
  "search for nothing there is": [/^soup(q{4})?$/g],
};

for (const walk of [...COMMON_WALKS, ...OTHER_WALKS]) {
  test.describe(walk.name, () => {
    // A screen that shows all languages of the outlet, such as the order-status display, gets only this one.
    test.use(optionsOf(walk, "en", walk.choosesLanguage ? undefined : ["en"]));
    test.setTimeout(180_000 + walk.looks * 2_000);

    test("every text is the kiosk's own, or external content", async ({ customer, shop }) => {
      await speakTestLanguage(customer.page);
      await customer.page.reload();
      const look = (screen: string, page = customer.page) =>
        expectNoOtherWords(page, screen, [...(GIVEN_ON[screen] ?? []), ...GIVEN]);
      const words = { locale: "en", words: TEST_LANGUAGE };
      await walk.walk(await Walkthrough.start({ customer, shop, ...words, look }));
    });
  });
}

test("staff who are called", async ({ customer }) => {
  const { page } = customer;
  await speakTestLanguage(page);
  await page.reload();
  const reader = await customer.speaking("en", TEST_LANGUAGE);
  await reader.begin();
  await reader.access.callStaff();
  await expectNoOtherWords(page, "staff were called", GIVEN);
});

deviceTest("a kiosk that is being set up", async ({ device }) => {
  await speakTestLanguage(device.page);
  await device.credentialGoesElsewhere();
  await device.start("en");
  const { page } = device;
  await expect(page.locator(".provisioning")).toBeVisible();
  await expectNoOtherWords(page, "provisioning", GIVEN);
  await page.locator(".screen__action").getByRole("button").last().tap();
  await expect(page.getByRole("dialog").locator(".pin")).toBeVisible();
  await expectNoOtherWords(page, "PIN", GIVEN);
});
