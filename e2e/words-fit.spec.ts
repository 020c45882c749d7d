/**
 * Texts in every language fit, in every text size and orientation: none is broken within, cut off, or wider than its
 * button (requirements A1, A4).
 */
import { expect, type Page } from "@playwright/test";
import { TEXT_SIZES } from "../src/journey/visit-context.ts";
import { cutWords } from "./support/cut-words.ts";
import { LANGUAGES, offering } from "./support/display-modes.ts";
import { test } from "./support/kiosk.ts";
import { AMARA } from "./support/members.ts";
import { sayIn } from "./support/say.ts";
import { Visitor } from "./support/visitor.ts";

const UPRIGHT = { width: 1080, height: 1920 };
const WAYS_UP = { upright: UPRIGHT, lying: { width: 1920, height: 1080 } };

/** Checks the screen in every text size and orientation; restores the initial ones. */
async function expectWordsFit(page: Page, screen: string): Promise<void> {
  const size = page.locator(".access-cell").first();
  for (const text of TEXT_SIZES) {
    await expect(page.locator("html")).toHaveAttribute("data-text", text);
    for (const [way, viewport] of Object.entries(WAYS_UP)) {
      await page.setViewportSize(viewport);
      expect.soft(await page.evaluate(cutWords), `${screen}, ${text}, ${way}`).toEqual([]);
    }
    await size.tap();
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
      sandboxState: { configuration: { locales: { enabled: offering(locale) } } },
    });
    test.setTimeout(180_000);

    test("no word is broken or cut off, from the first screen to the number", async ({
      customer,
    }) => {
      const { page } = customer;
      const visitor = await Visitor.at(page, locale);
      const say = await sayIn(locale);
      const look = (screen: string) => expectWordsFit(page, screen);
      const goBack = async () => {
        await page.getByRole("button", { name: say("common:back"), exact: true }).tap();
      };

      await visitor.setUp({ contrast: "normal" });
      await look("attract");
      await visitor.begin();
      await look("menu");
      await page.locator(".rail__tab").nth(1).tap();
      await page.locator(".product:not(.product--item) .product__open").first().tap();
      await expect(page.locator(".combo-tabs")).toBeVisible();
      await look("combo");
      await goBack();
      await page.locator(".rail__tab").first().tap();
      await visitor.openFirstDish();
      await look("item");
      await visitor.addToOrder();
      await look("menu with a basket");
      await goBack();
      await expect(page.locator(".order-type-card").first()).toBeVisible();
      await look("way to eat");
      await page.locator(".order-type-card").first().tap();
      await visitor.review();
      await look("identify");
      await visitor.scanInstead();
      await look("no camera");
      await visitor.typeShortCode();
      await look("short code");
      await visitor.typePhoneInstead();
      await visitor.identify(AMARA.phone, () => look("consent"));
      await visitor.openFirstLine();
      await look("review");
      await visitor.goToPay();
      await look("payment");
      await customer.payWith("declined");
      await visitor.expectCheckoutFailed();
      await look("not done");
      await visitor.payAgain();
      await customer.payWith("approved");
      await visitor.expectNumber();
      await look("done");
    });
  });
}
