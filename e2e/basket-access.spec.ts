/** The combo builder, the offer and a changed order: looked at and measured (quality A1–A6). */
import { Diner, type DinerLocale, withoutLoyalty } from "./support/diner.ts";
import { faultsOf, inspect } from "./support/inspect.ts";
import { expect, test } from "./support/kiosk.ts";
import { englishTexts } from "./support/say.ts";

/** Quality A2 and A4, in CSS px of the 1080 × 1920 drawing. */
const LIMITS = { target: 48, mainTarget: 88, apart: 8, text: 24 };
/** Quality A3. */
const CONTRAST = { normal: 4.5, high: 7 } as const;

const SCREENS = {
  portrait: { width: 1080, height: 1920 },
  landscape: { width: 1920, height: 1080 },
} as const;

/** What somebody may have set in the access bar: its cells by place, each with its taps. */
const HELP = {
  none: [],
  "largest text": [0, 0],
  "lower screen": [2],
  "largest text on a lower screen": [0, 0, 2],
} as const satisfies Record<string, readonly number[]>;

const BEHIND_OFFER = /^contrast of .*\.(rail|product)__/;

type Look = {
  readonly locale: DinerLocale;
  readonly contrast: keyof typeof CONTRAST;
  readonly orientation: keyof typeof SCREENS;
  readonly help: keyof typeof HELP;
};

const LOOKS: readonly Look[] = (["en", "ar"] as const).flatMap((locale) =>
  (["portrait", "landscape"] as const).flatMap((orientation) => [
    ...(["normal", "high"] as const).map(
      (contrast): Look => ({ locale, orientation, contrast, help: "none" }),
    ),
    ...(["largest text", "lower screen", "largest text on a lower screen"] as const).map(
      (help): Look => ({ locale, orientation, contrast: "normal", help }),
    ),
  ]),
);

for (const { locale, contrast, orientation, help } of LOOKS) {
  test.describe(`${locale}, ${contrast} contrast, ${orientation}, help: ${help}`, () => {
    test.use({ ...withoutLoyalty(locale), viewport: SCREENS[orientation] });
    // Six looks with axe.
    test.setTimeout(120_000);

    test("offer, builder and changed order can be read, reached and hit", async ({
      page,
      shop,
      customer: _,
    }) => {
      const diner = await Diner.at(page, locale);
      const forbidden = locale === "en" ? [] : englishTexts();
      const rules = { ...LIMITS, forbidden, contrast: CONTRAST[contrast] };
      await diner.begin();
      for (const cell of HELP[help]) {
        await page.locator(".access-cell").nth(cell).tap();
        await page.waitForTimeout(600);
      }
      if (contrast === "high") await page.locator(".access-cell").nth(1).tap();
      await expect(page.locator("html")).toHaveAttribute("data-contrast", contrast);

      await diner.add("sides", "fries-skin-on");
      // Few dishes: nothing grows while it is looked at.
      await diner.show("soups");
      await expect(diner.offer).toBeVisible();
      // The menu behind it is measured by itself; of a tab that is half scrolled away only the line is seen.
      const faults = (await faultsOf(page, rules)).filter((fault) => !BEHIND_OFFER.test(fault));
      expect.soft(faults, "menu with an offer").toEqual([]);
      await diner.acceptOffer("combo-sharing-fries");
      await diner.dish("fries-sweet-potato").getByRole("button").first().tap();
      await inspect(page, "several picks with choices", rules);
      await diner.pressMain();
      await diner.pressMain();
      await inspect(page, "a step that is not complete", rules);
      for (const dip of ["dip-aioli", "dip-harissa"]) {
        await diner.dish(dip).getByRole("button").first().tap();
      }
      await diner.pressMain();
      await expect(diner.title(diner.say("menu:title"))).toBeFocused();
      await diner.add("soups", "soup-roast-tomato");
      await diner.review();
      await shop.control.put("ordering/items/soup-roast-tomato", { price: 7.3 });
      await shop.control.put("ordering/items/dip-aioli", { soldOut: true });
      await expect(page.locator(".line--undecided")).toHaveCount(2, { timeout: 12_000 });
      await inspect(page, "a changed order", rules);
      await diner
        .line("combo-sharing-fries")
        .getByRole("button", { name: diner.say("checkout:review.choices") })
        .tap();
      await diner.expectStep("combo-sharing-fries-dips");
      await inspect(page, "a step of which something is gone", rules);
    });
  });
}
