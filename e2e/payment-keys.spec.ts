/**
 * A kiosk without a keyboard: its own keys type into the payment page, in the browser that the host opened (requirement
 * V11).
 */
import type { Page } from "@playwright/test";
import { type BrowserKeys, createBrowserKeys } from "../electron/browser/browser-keys.ts";
import { test as base, expect } from "./support/kiosk.ts";
import { shopIn } from "./support/outlets.ts";
import { Payer } from "./support/payer.ts";
import { inTypableBrowser } from "./support/typable-browser.ts";
import { SPOKEN } from "./support/words.ts";

const test = base.extend<{ browserKeys: BrowserKeys; page: Page }>({
  browserKeys: async ({ browserName: _any }, use) => use(createBrowserKeys()),
  paymentKeys: async ({ browserKeys }, use) => use(browserKeys.keys),
  page: async ({ shop, browserKeys }, use) =>
    inTypableBrowser(shop.kiosk.url, browserKeys.opened, use),
});

const PAN = "4242424242424242";

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ sandboxState: shopIn(locale) });

    test(`${locale}: a card is typed with the kiosk's keys alone, corrected, and pays`, async ({
      customer,
      shop,
    }) => {
      const payer = await Payer.at(customer, shop, locale);
      const { guest, page } = payer;
      await payer.orderAndGoToPay();
      await expect(guest.text("checkout:payment.leadKeys")).toBeVisible();
      const keys = page.getByRole("group", { name: guest.say("checkout:payment.keys") });
      const press = async (digits: string) => {
        for (const digit of digits) {
          await keys.getByRole("button", { name: digit, exact: true }).tap();
        }
      };
      // No field of the page has the focus yet: the keys say so, and type nowhere.
      await press("4");
      await expect(guest.text("checkout:payment.touchField")).toBeVisible();
      const pan = payer.provider.locator("input[name=pan]");
      await pan.tap();
      await expect(guest.text("checkout:payment.touchField")).toBeHidden();
      await press("429");
      await keys.getByRole("button", { name: guest.say("common:keyboard.delete") }).tap();
      await press(PAN.slice(2));
      await expect(pan).toHaveValue("4242 4242 4242 4242");
      // The page moves on to its next field by itself; then the kiosk's own key does.
      await press("1299");
      await expect(payer.provider.locator("input[name=expiry]")).toHaveValue("12 / 99");
      await keys.getByRole("button", { name: guest.say("checkout:payment.nextField") }).tap();
      await keys.getByRole("button", { name: guest.say("checkout:payment.nextField") }).tap();
      await payer.provider.locator("input[name=cvc]").tap();
      await press("123");
      await expect(payer.provider.locator("input[name=cvc]")).toHaveValue("123");
      await payer.provider.locator("button.pay").tap();
      await payer.expectNumber();
      await payer.expectPaidOnce(1);
      await expect(page.locator("html")).not.toContainText(PAN.slice(-4));
    });

    test(`${locale}: letters are available on request`, async ({ customer, shop }) => {
      const payer = await Payer.at(customer, shop, locale);
      const { guest, page } = payer;
      await payer.orderAndGoToPay();
      const cvc = payer.provider.locator("input[name=cvc]");
      await cvc.tap();
      await expect(guest.text("checkout:payment.touchField")).toBeHidden();
      await guest.button("checkout:payment.letters").tap();
      await page.getByRole("button", { name: "k", exact: true }).tap();
      await expect(cvc).toHaveValue("k");
      await guest.button("checkout:payment.digitsOnly").tap();
      await expect(page.getByRole("button", { name: "k", exact: true })).toHaveCount(0);
    });
  });
}
