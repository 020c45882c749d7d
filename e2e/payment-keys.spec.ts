/**
 * A kiosk without a keyboard: its own keys type into the payment page, in the browser that the host opened (requirement
 * V11).
 */
import type { Page } from "@playwright/test";
import { type BrowserKeys, createBrowserKeys } from "../electron/browser/browser-keys.ts";
import { test as base, expect } from "./pages/fixtures.ts";
import { shopIn } from "./support/outlets.ts";
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
    test.use({ language: locale, sandboxState: shopIn(locale) });

    test(`${locale}: a card is typed with the kiosk's keys alone, corrected, and pays`, async ({
      books,
      customer,
    }) => {
      const { page } = customer;
      await customer.goToPayment();
      await expect(customer.text("checkout:payment.leadKeys")).toBeVisible();
      const { keys, provider } = customer.payment;
      const press = async (digits: string) => {
        for (const digit of digits) {
          await keys.getByRole("button", { name: digit, exact: true }).tap();
        }
      };
      // No field of the page has the focus yet: the keys say so, and type nowhere.
      await press("4");
      await expect(customer.text("checkout:payment.touchField")).toBeVisible();
      const pan = provider.field("Card number");
      await pan.tap();
      await expect(customer.text("checkout:payment.touchField")).toBeHidden();
      await press("429");
      await keys.getByRole("button", { name: customer.say("common:keyboard.delete") }).tap();
      await press(PAN.slice(2));
      await expect(pan).toHaveValue("4242 4242 4242 4242");
      // The page moves on to its next field by itself; then the kiosk's own key does.
      await press("1299");
      await expect(provider.field("Expiry date")).toHaveValue("12 / 99");
      await keys.getByRole("button", { name: customer.say("checkout:payment.nextField") }).tap();
      await keys.getByRole("button", { name: customer.say("checkout:payment.nextField") }).tap();
      await provider.field("Security code").tap();
      await press("123");
      await expect(provider.field("Security code")).toHaveValue("123");
      await provider.pay.tap();
      await customer.done.expectNumber();
      await books.expectPaidOnce(1);
      await expect(page.locator("html")).not.toContainText(PAN.slice(-4));
    });

    test(`${locale}: letters are available on request`, async ({ customer }) => {
      const { page } = customer;
      await customer.goToPayment();
      const cvc = customer.payment.provider.field("Security code");
      await cvc.tap();
      // The kiosk is notified of the field a little later: once it knows it, a digit lands there.
      await expect(async () => {
        if ((await cvc.inputValue()) === "") await customer.typeKeys("1");
        await expect(cvc).toHaveValue("1", { timeout: 1_000 });
      }).toPass();
      await expect(customer.text("checkout:payment.touchField")).toBeHidden();
      await customer.button("checkout:payment.letters").tap();
      await page.getByRole("button", { name: "k", exact: true }).tap();
      await expect(cvc).toHaveValue("1k");
      await customer.button("checkout:payment.digitsOnly").tap();
      await expect(page.getByRole("button", { name: "k", exact: true })).toHaveCount(0);
    });
  });
}

test.describe("with a keyboard plugged in", () => {
  test.use({ sandboxState: shopIn("en") });

  test("keys, long presses and drops on the provider's page lead nowhere (S5)", async ({
    customer,
  }) => {
    await customer.goToPayment();
    await expect(customer.text("checkout:payment.leadKeys")).toBeVisible();
    const card = customer.payment.provider.field("Card number");
    const refused = () =>
      card.evaluate((field) => {
        const pressed = (key: string, held = {}) =>
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held });
        const mouse = (type: string) => new MouseEvent(type, { bubbles: true, cancelable: true });
        const tried = {
          F12: pressed("F12"),
          F5: pressed("F5"),
          "Ctrl+Shift+I": pressed("I", { ctrlKey: true, shiftKey: true }),
          "Ctrl+N": pressed("n", { ctrlKey: true }),
          menu: mouse("contextmenu"),
          drop: new DragEvent("drop", { bubbles: true, cancelable: true }),
          "Ctrl+V": pressed("v", { ctrlKey: true }),
          "4": pressed("4"),
        };
        return Object.entries(tried)
          .filter(([, event]) => !field.dispatchEvent(event))
          .map(([name]) => name);
      });
    await expect.poll(refused).toEqual(["F12", "F5", "Ctrl+Shift+I", "Ctrl+N", "menu", "drop"]);
  });
});
