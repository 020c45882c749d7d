/** The screen with the number is visible as a whole, in every language, text size and orientation. */
import { expect, type Page } from "@playwright/test";
import { TEXT_SIZES } from "../src/journey/visit-context.ts";
import { LANGUAGES, VIEWPORTS } from "./support/display-modes.ts";
import { test } from "./support/kiosk.ts";
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

async function expectAllSeen(page: Page): Promise<void> {
  const size = page.locator(".access-cell").first();
  for (const locale of LANGUAGES) {
    await page.locator(".top-bar__language").tap();
    await page.getByRole("dialog").locator(`[lang=${locale}]`).tap();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("dialog")).toBeHidden();
    for (const text of TEXT_SIZES) {
      await expect(page.locator("html")).toHaveAttribute("data-text", text);
      for (const [way, viewport] of Object.entries(VIEWPORTS)) {
        await page.setViewportSize(viewport);
        await expect.soft
          .poll(() => page.evaluate(hidden), { message: `${locale}, ${text}, ${way}` })
          .toBe("");
      }
      await page.setViewportSize(VIEWPORTS.portrait);
      await size.tap();
    }
  }
}

for (const counter of [false, true]) {
  test.describe(counter ? "to be paid at the counter" : "paid here", () => {
    test.use({
      viewport: VIEWPORTS.portrait,
      sandboxState: FULL,
      settingsPatch: { payments: { payAtCounter: counter } },
    });
    test.setTimeout(300_000);

    test(`nothing of the last screen is cut or has to be scrolled to; at the counter: ${counter}`, async ({
      customer,
    }) => {
      const { page } = customer;
      await customer.chooseSoup();
      await customer.identify(AMARA);
      if (counter) {
        await page.getByRole("button", { name: /^Pay €/ }).tap();
        await page
          .getByRole("dialog")
          .getByRole("button", { name: /counter/i })
          .tap();
        await expect(page.locator(".queue-number")).toBeVisible();
      } else await customer.payAndGetNumber();
      await expect(page.locator(".take-along")).toHaveAttribute("data-cards", "2");
      await expectAllSeen(page);
    });
  });
}
