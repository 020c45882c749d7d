/**
 * Every screen of a whole visit, in every language, looked at as WCAG 2.2 looks at it and measured with a ruler
 * (quality A1–A4, A6). That faults are found is shown by `access-checker.spec.ts`; the other ways to identify are in
 * `access-ways.spec.ts`.
 */
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/kiosk.ts";
import { allowForLooks, LANGUAGES, looksIn, offering } from "./support/looks.ts";
import { Visitor } from "./support/visitor.ts";

/** The last screen with all that it can have. */
const LOYALTY = { appInstallBanner: { showWhen: { alreadyRegistered: true } } };

for (const { name, locale, contrast, viewport, rules } of looksIn(LANGUAGES)) {
  test.describe(name, () => {
    test.use({
      viewport,
      sandboxState: { configuration: { loyalty: LOYALTY, locales: { enabled: offering(locale) } } },
    });
    allowForLooks(14);

    test("every screen can be read, reached and hit", async ({ customer, shop }) => {
      const { page } = customer;
      await page.clock.install();
      await page.reload();
      const visitor = await Visitor.at(page, locale);
      const look = (screen: string) => inspect(page, screen, rules);

      await visitor.setUp({ contrast });
      await look("attract");
      await visitor.openLanguages();
      await look("languages");
      await visitor.closeSheet();
      await visitor.begin();
      await look("menu");
      await visitor.openFirstDish();
      await visitor.chooseExtras();
      await look("item");
      await visitor.addToOrder();
      await look("menu with a basket");
      await visitor.review();
      await look("identify");
      await visitor.identify("15112345678", () => look("consent"));
      await visitor.openFirstLine();
      await look("review");

      await page.clock.fastForward(61_000);
      await visitor.expectIdleWarning();
      await look("idle warning");
      await visitor.stay();

      await visitor.goToPay();
      await look("payment");
      await visitor.askToCancel();
      await look("cancel the payment?");
      await visitor.goOnPaying();
      await customer.payWith("declined");
      await visitor.expectNotDone();
      await look("not done");
      await visitor.payAgain();
      await shop.control.setFault("ordering.order", { latencyMs: 4000 });
      await customer.payWith("approved");
      await visitor.expectWorking("sending-to-kitchen");
      await look("working");
      await visitor.expectNumber();
      await look("done");
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    });
  });
}
