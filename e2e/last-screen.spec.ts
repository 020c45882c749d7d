/** The screen with the number is visible as a whole, in every language, text size and orientation. */

import { TEXT_SIZES } from "../src/journey/visit-context.ts";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { LANGUAGES, VIEWPORTS } from "./support/display-modes.ts";
import { holdTime } from "./support/hold-time.ts";
import { AMARA } from "./support/members.ts";

/** With everything that the last screen can contain: the link to the app, the receipt, points. */
const FULL = {
  configuration: {
    locales: { enabled: [...LANGUAGES] },
    loyalty: { appInstallBanner: { showWhen: { alreadyRegistered: true } } },
  },
};

/** How far the screen would have to be scrolled, and what is outside of it. */
function hidden(): string {
  const box = document.querySelector(".done");
  if (!box) return "no last screen";
  const { scrollHeight, clientHeight } = box;
  return scrollHeight > clientHeight ? `${scrollHeight - clientHeight} px below the bar` : "";
}

/** `notice` is a text that may not be left out either. */
async function expectAllSeen(
  customer: Customer,
  notice?: Parameters<Customer["say"]>[0],
): Promise<void> {
  const { page } = customer;
  for (const locale of LANGUAGES) {
    await customer.changeLanguage(locale);
    const speaking = await customer.speaking(locale);
    const { access } = speaking;
    for (const text of TEXT_SIZES) {
      await expect(page.locator("html")).toHaveAttribute("data-text", text);
      await holdTime(page, async () => {
        for (const [way, viewport] of Object.entries(VIEWPORTS)) {
          await page.setViewportSize(viewport);
          await expect.soft
            .poll(() => page.evaluate(hidden), { message: `${locale}, ${text}, ${way}` })
            .toBe("");
          if (notice) await expect(page.getByText(speaking.say(notice))).toBeVisible();
        }
      });
      await page.setViewportSize(VIEWPORTS.portrait);
      await access.touch("textSize");
    }
    // The screen is laid out anew: a touch before that may meet nothing.
    await expect(page.locator("html")).toHaveAttribute("data-text", TEXT_SIZES[0]);
  }
}

for (const counter of [false, true]) {
  test.describe(counter ? "to be paid at the counter" : "paid here", () => {
    test.use({
      viewport: VIEWPORTS.portrait,
      sandboxState: FULL,
      settingsPatch: { payments: { payAtCounter: counter } },
    });
    test.setTimeout(900_000);

    test(`nothing of the last screen is cut or has to be scrolled to; at the counter: ${counter}`, async ({
      customer,
    }) => {
      const { page } = customer;
      await customer.orderSoup();
      await customer.identifyAs(AMARA);
      if (counter) {
        await customer.review.payBy("counter");
        await customer.done.queueNumber();
      } else await customer.payAndGetNumber();
      await expect(page.locator("[data-cards]")).toHaveAttribute("data-cards", "2");
      await expectAllSeen(customer);
    });
  });
}

test.describe("without paper in the printer", () => {
  test.use({
    viewport: VIEWPORTS.portrait,
    sandboxState: FULL,
    settingsPatch: { device: { receipt: { print: "always" } } },
    receiptPrinter: { ticket: true },
  });
  test.setTimeout(900_000);

  test("it is said at every text size that the code is the receipt", async ({ customer, shop }) => {
    await shop.control.put("printer", { paperLeft: 0 });
    await expect.poll(() => shop.kiosk.health().notes).toContain("printer-paper-out");
    await customer.orderSoup();
    await customer.identifyAs(AMARA);
    await customer.payAndGetNumber();
    await expectAllSeen(customer, "checkout:receipt.notPrinted");
  });
});
