/**
 * Texts in every language fit, in every text size and orientation: none is broken within, cut off, or wider than its
 * button (requirements A1, A4).
 */
import { TEXT_SIZES } from "../src/journey/visit-context.ts";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { cutWords } from "./support/cut-words.ts";
import { LANGUAGES, offering } from "./support/display-modes.ts";
import { AMARA } from "./support/members.ts";

const UPRIGHT = { width: 1080, height: 1920 };
const WAYS_UP = { upright: UPRIGHT, lying: { width: 1920, height: 1080 } };

/** Checks the screen in every text size and orientation; restores the initial ones. */
async function expectWordsFit({ page, access }: Customer, screen: string): Promise<void> {
  for (const text of TEXT_SIZES) {
    await expect(page.locator("html")).toHaveAttribute("data-text", text);
    for (const [way, viewport] of Object.entries(WAYS_UP)) {
      await page.setViewportSize(viewport);
      expect.soft(await page.evaluate(cutWords), `${screen}, ${text}, ${way}`).toEqual([]);
    }
    await access.touch("textSize");
  }
  await page.setViewportSize(UPRIGHT);
  await expect(page.locator("html")).toHaveAttribute("data-text", "normal");
}

test("text that does not fit is found, and text that fits or can be scrolled to is not", async ({
  page,
}) => {
  const box = (style: string, text: string) =>
    `<div style="inline-size: 120px; font: 30px monospace; overflow-wrap: anywhere; ${style}">${text}</div>`;
  const fits = [
    box("", "two words"),
    box("", "well-seasoned"),
    box("overflow: auto; block-size: 40px", "one<br>two<br>three"),
    '<button style="font: 30px monospace">menu</button>',
  ];
  await page.setContent(fits.join(""));
  expect(await page.evaluate(cutWords)).toEqual([]);
  const wrong = [
    box("", "unbreakable"),
    box("overflow: hidden; block-size: 40px", "one<br>two"),
    box("overflow: hidden; white-space: nowrap", "sideways it goes"),
    '<button style="font: 30px monospace; inline-size: 60px; padding: 0">menu</button>',
  ];
  await page.setContent(wrong.join(""));
  const found = await page.evaluate(cutWords);
  for (const words of ["“unbreakable” is broken", "“two” in", "“goes” in", "“menu” is wider"]) {
    expect(found.join("\n")).toContain(words);
  }
});

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    test.use({
      viewport: UPRIGHT,
      language: locale,
      sandboxState: { configuration: { locales: { enabled: offering(locale) } } },
    });
    test.setTimeout(180_000);

    test("no word is broken or cut off, from the first screen to the number", async ({
      customer,
    }) => {
      const { menu, identify, review, payment, done } = customer;
      const look = (screen: string) => expectWordsFit(customer, screen);

      await customer.start.chooseLanguage(locale);
      await look("attract");
      await customer.begin();
      await look("menu");
      await menu.show("burgers");
      await menu.openCombo("combo-lunch-tray");
      await look("combo");
      await customer.goBack();
      await menu.show("favourites");
      await menu.open("burger-beet");
      await look("item");
      await customer.item.goOn();
      await menu.expectShown();
      await look("menu with a basket");
      await customer.goBack();
      await customer.expectTitle("menu:orderType.title");
      await look("way to eat");
      await customer.start.orderType("EAT_IN").tap();
      await customer.reviewOrder();
      await identify.expectShown();
      await look("identify");
      await identify.scanInstead();
      await expect(customer.text("identify:camera.absent")).toBeVisible();
      await look("no camera");
      await identify.typeCodeInstead();
      await look("short code");
      await identify.typeNumberInstead();
      await identify.enterNumber(AMARA.phone);
      await look("consent");
      await identify.goOn();
      await review.expectShown();
      await review.openLine("burger-beet");
      await look("review");
      await review.goOn();
      await payment.expectShown();
      await look("payment");
      await customer.payWith("declined");
      await customer.checkoutFailed.expectShown();
      await look("not done");
      await customer.goOn();
      await payment.expectShown();
      await customer.payWith("approved");
      await done.expectAnnounced();
      await look("done");
    });
  });
}
