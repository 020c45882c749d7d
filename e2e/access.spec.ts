/**
 * Every screen of a whole visit, in the language with the most and the one with the least of everybody's
 * habits, looked at as WCAG 2.2 looks at it and measured with a ruler (quality A1–A4, A6).
 */
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/kiosk.ts";
import { englishTexts } from "./support/say.ts";
import { Visitor } from "./support/visitor.ts";

/** Quality A2 and A4, in CSS px of the 1080 × 1920 drawing. */
const LIMITS = { target: 48, mainTarget: 88, text: 24 };

const ORIENTATIONS = {
  portrait: { width: 1080, height: 1920 },
  landscape: { width: 1920, height: 1080 },
} as const;

for (const locale of ["en", "ar"] as const) {
  for (const contrast of ["normal", "high"] as const) {
    for (const [orientation, viewport] of Object.entries(ORIENTATIONS)) {
      test.describe(`${locale}, ${contrast} contrast, ${orientation}`, () => {
        test.use({ viewport });

        // Fourteen looks with axe at one screen each.
        test.setTimeout(120_000);

        test("every screen can be read, reached and hit", async ({ customer, shop }) => {
          const { page } = customer;
          await page.clock.install();
          await page.reload();
          const limits = { ...LIMITS, forbidden: locale === "en" ? [] : englishTexts() };
          const visitor = await Visitor.at(page, locale);
          const look = (screen: string) => inspect(page, screen, limits);

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
  }
}
