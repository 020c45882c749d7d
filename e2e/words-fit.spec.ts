/**
 * Texts in every language fit, in every text size and orientation: none is broken within, cut off, or wider than its
 * button (requirements A1, A4).
 */
import { HEADLINE_FONTS, NO_BRAND } from "../domain/look/brand.ts";
import { TEXT_SIZES } from "../src/journey/visit-context.ts";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { cutWords } from "./support/cut-words.ts";
import { LANGUAGES, offering } from "./support/display-modes.ts";
import { LONG_NAMED, LONG_NAMES, longNamedMenu, PICTURED } from "./support/long-names.ts";
import { AMARA } from "./support/members.ts";

const UPRIGHT = { width: 1080, height: 1920 };
const WAYS_UP = { upright: UPRIGHT, lying: { width: 1920, height: 1080 } };

/** Checks the screen in every text size and orientation; restores the initial ones. */
async function expectWordsFit({ page, access }: Customer, screen: string): Promise<void> {
  for (const text of TEXT_SIZES) {
    await expect(page.locator("html")).toHaveAttribute("data-text", text);
    for (const [way, viewport] of Object.entries(WAYS_UP)) {
      await page.setViewportSize(viewport);
      expect.soft(await cutWords(page), `${screen}, ${text}, ${way}`).toEqual([]);
    }
    await access.touch("textSize");
  }
  // What is read aloud, searched, or printed comes from the texts: only the style sheet has soft hyphens.
  expect.soft(await page.content(), screen).not.toMatch(/\u00ad|&shy;/);
  await page.setViewportSize(UPRIGHT);
  await expect(page.locator("html")).toHaveAttribute("data-text", "normal");
}

test("text that does not fit is found, and text that fits or can be scrolled to is not", async ({
  page,
}) => {
  const box = (style: string, text: string) =>
    `<div style="inline-size: 120px; font: 30px monospace; overflow-wrap: anywhere; ${style}">${text}</div>`;
  const SOFT_HYPHEN = `<i></i><style>i::before { content: "\\00ad" / "" }</style>`;
  const INVISIBLE_SPACE = `<u></u><style>u::before { content: "\\200b" / "" }</style>`;
  const fits = [
    box("", "two words"),
    box("", "well-done"),
    box("", "1.234.567.890,12"),
    box("", ["un", "break", "able"].join(SOFT_HYPHEN)),
    box("", ["all", "ways"].join(SOFT_HYPHEN)),
    box("overflow: auto; block-size: 40px", "one<br>two<br>three"),
    '<button style="font: 30px monospace">menu</button>',
  ];
  await page.setContent(fits.join(""));
  expect(await cutWords(page)).toEqual([]);
  const wrong = [
    box("", "unbreakable"),
    box("", "hyphen-unbreakable"),
    box("", "<b>severalel</b>ements"),
    // Divided, but not by a hyphen; and not where the soft hyphen is.
    box("", ["with", "outhy", "phen"].join(INVISIBLE_SPACE)),
    box("", ["other", "wherebroken"].join(SOFT_HYPHEN)),
    box("overflow: hidden; block-size: 40px", "one<br>two"),
    box("overflow: hidden; white-space: nowrap", "sideways it goes"),
    '<button style="font: 30px monospace; inline-size: 60px; padding: 0">menu</button>',
  ];
  await page.setContent(wrong.join(""));
  const found = await cutWords(page);
  for (const words of [
    "“unbreakable” is broken",
    "“hyphen-unbreakable” is broken",
    "“severalelements” is broken",
    "“withouthyphen” is broken",
    "“otherwherebroken” is broken",
    "“two” in",
    "“goes” in",
    "“menu” is wider",
  ]) {
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

function longNamesAt(locale: string) {
  const configuration = {
    locales: { enabled: offering(locale), default: locale, fallback: "en" },
  };
  return {
    viewport: UPRIGHT,
    language: locale,
    restaurant: LONG_NAMED,
    sandboxState: { configuration, ...longNamedMenu(locale) },
  };
}

/** From the menu to the review of an order with long names. */
async function expectLongNamesFit(customer: Customer): Promise<void> {
  const { menu, item, combo, review } = customer;
  await customer.begin();
  await expect(menu.card(PICTURED)).toBeVisible();
  await customer.page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expectWordsFit(customer, "menu");
  await menu.open(PICTURED);
  await expectWordsFit(customer, "item");
  await item.choose("sauce");
  await item.goOn();
  await menu.expectShown();
  await menu.openCombo("meal");
  await expectWordsFit(customer, "combo");
  await combo.press(combo.pick("special"));
  await expectWordsFit(customer, "combo with a pick");
  await combo.goOn();
  await menu.expectShown();
  await customer.reviewOrder();
  await customer.declineLoyalty();
  await review.openLine(PICTURED);
  await expectWordsFit(customer, "review");
}

for (const locale of Object.keys(LONG_NAMES)) {
  test.describe(`long names, ${locale}`, () => {
    test.use(longNamesAt(locale));

    test("are divided with a hyphen, and nothing is cut off", async ({ customer }) => {
      await expectLongNamesFit(customer);
    });
  });
}

// The longest words of a Latin and of a Cyrillic menu; without letters of these, a font's headlines are in another.
for (const headlineFont of HEADLINE_FONTS) {
  for (const locale of ["de", "uk"]) {
    test.describe(`long names in ${headlineFont}, ${locale}`, () => {
      test.use({ ...longNamesAt(locale), look: { brand: { ...NO_BRAND, headlineFont } } });

      test("are divided with a hyphen, and nothing is cut off", async ({ customer }) => {
        await expect(customer.page.locator("html")).toHaveAttribute(
          "data-headline-font",
          headlineFont,
        );
        await expectLongNamesFit(customer);
      });
    });
  }
}
