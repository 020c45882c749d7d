/**
 * Pay on your phone (requirement V11): the payment page as a QR code, its return address a public page, the callback
 * closes the screen.
 */
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./pages/fixtures.ts";
import { ProviderPage } from "./pages/provider.ts";
import { shopIn } from "./support/outlets.ts";
import { readCode } from "./support/read-code.ts";
import { SPOKEN } from "./support/words.ts";

/** The outlet's public page, which only says thank you. */
const PUBLIC = "https://thanks.example";

/** The customer's own phone, with `url` opened by its camera. */
async function phoneAt(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.route(`${PUBLIC}/**`, (route) => route.fulfill({ body: "Thank you" }));
  const phone = await context.newPage();
  await phone.goto(url);
  return phone;
}

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({
      language: locale,
      sandboxState: shopIn(locale),
      settingsPatch: { payments: { returnBaseUrl: PUBLIC } },
    });

    test(`${locale}: the code leads to the same page, the phone comes back in public, and the kiosk goes on by itself`, async ({
      books,
      customer,
      shop,
      browser,
    }) => {
      await customer.goToPayment();
      await expect(customer.text("checkout:payment.leadPhone")).toBeVisible();
      await expect(customer.heading("checkout:payment.phoneTitle")).toBeVisible();
      const code = customer.payment.phoneCode;
      // On a kiosk without keys for the page, the phone comes before the page.
      const [codeBox, frameBox] = await Promise.all([
        code.boundingBox(),
        customer.payment.frame.boundingBox(),
      ]);
      expect(codeBox?.y ?? Infinity).toBeLessThan(frameBox?.y ?? 0);

      const url = await readCode(code);
      const [request] = await shop.control.requests("payments.authorize");
      expect(request).toMatchObject({
        returnUrls: {
          successUrl: expect.stringMatching(new RegExp(`^${PUBLIC}/return/[^/]+/success$`)),
        },
      });
      const phone = await phoneAt(browser, url);
      await new ProviderPage(phone).payWith("approved");
      await expect(phone).toHaveURL(new RegExp(`^${PUBLIC}/return/[^/]+/success\\?`));
      await customer.done.expectNumber();
      await books.expectPaidOnce(1);
      await phone.context().close();
    });

    test(`${locale}: a refusal on the phone is shown at the kiosk, and the next code is another one`, async ({
      books,
      customer,
      browser,
    }) => {
      await customer.goToPayment();
      const code = customer.payment.phoneCode;
      const first = await readCode(code);
      const phone = await phoneAt(browser, first);
      await new ProviderPage(phone).payWith("declined");
      await expect(phone).toHaveURL(new RegExp(`^${PUBLIC}/return/[^/]+/error\\?`));
      const poor = "declined.NOT_ENOUGH_MONEY";
      await customer.checkoutFailed.expectExplained(
        "payment-declined",
        poor,
        "not-charged",
        "pay-again",
      );
      await customer.goOn();
      await expect(code).toBeVisible();
      expect(await readCode(code)).not.toBe(first);
      await customer.payWith("approved");
      await customer.done.expectNumber();
      await books.expectPaidOnce(2);
      await phone.context().close();
    });
  });
}
