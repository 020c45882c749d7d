/** A walk-through in the preview: the customer's own screens, with the viewer's choice of answers. */
import { expect, type Previewer, test } from "./pages/previewer.ts";
import { choose } from "./support/choose.ts";
import { sayIn } from "./support/say.ts";
import { SPOKEN } from "./support/words.ts";

const PHONE = "15123456789";

async function answer(previewer: Previewer, words: string): Promise<void> {
  await choose(previewer.page.getByRole("radio", { name: words, exact: true }));
}

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ toolLocale: locale, viewport: { width: 1920, height: 1080 } });

    test(`${locale}: a refusal, a new customer, a declined card and an approved one, without a call to any service`, async ({
      desk,
      page,
    }) => {
      const { previewer } = desk;
      const { say } = previewer;
      const customer = await sayIn("en");
      await page.goto(desk.url);
      await choose(page.getByRole("radio", { name: say("preview:view.walk") }));
      await previewer.drawn();
      const screen = previewer.screen();
      const button = (key: string) => screen.getByRole("button", { name: customer(key) });
      await screen.locator(".order-type-card, .attract button").first().click();
      await screen
        .getByRole("button", { name: /^Green salad/ })
        .first()
        .click();
      await screen.getByRole("button", { name: /^Add 1 for/ }).click();
      await button("menu:review").click();
      await expect(screen.locator("[data-screen=identify]")).toBeVisible();

      await answer(
        previewer,
        `${say("preview:walk.rejected")}: ${say("preview:walk.code", { code: 509 })}`,
      );
      for (const digit of PHONE) {
        await screen.getByRole("button", { name: digit, exact: true }).click();
      }
      await screen.locator(".identify__consents input").first().check();
      await screen.locator(".screen__action .button--main:visible").click();
      await expect(screen.locator(".identify--consent")).toBeVisible();
      await screen.locator(".screen__action .button--main:visible").click();
      await expect(screen.getByText(customer("preview:sample.code.509"))).toBeVisible();

      await answer(
        previewer,
        `${say("preview:walk.accepted")}: ${say("preview:walk.customer.new")}`,
      );
      await screen.locator(".screen__action .button--main:visible").click();
      await screen.locator(".identify--consent").waitFor();
      await screen.locator(".screen__action .button--main:visible").click();
      await expect(screen.locator("[data-screen=review]")).toBeVisible();
      await expect(page.locator(".walk__at")).toContainText(say("preview:machineScreen.review"));

      await screen.locator(".screen__action .button--main:visible").click();
      await expect(screen.locator("[data-screen=payment]")).toBeVisible();
      await page.getByRole("button", { name: say("preview:walk.declined") }).click();
      await expect(screen.locator("[data-screen=checkoutFailed]")).toBeVisible();
      await button("checkout:checkoutFailed.payAgain").first().click();
      await expect(screen.locator("[data-screen=payment]")).toBeVisible();
      await page.getByRole("button", { name: say("preview:walk.paid") }).click();
      await expect(screen.locator("[data-screen=done]")).toBeVisible();
      // A new customer by phone: a case of the banner.
      await expect(screen.locator(".app-card")).toBeVisible();
      await page.getByRole("button", { name: say("preview:walk.ready") }).click();
      await expect(screen.getByText(customer("checkout:done.titleReady")).first()).toBeVisible();

      expect(await desk.calls()).toEqual([]);
      expect(desk.foreignRequests).toEqual([]);
    });
  });
}
