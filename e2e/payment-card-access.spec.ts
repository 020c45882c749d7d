/**
 * The screens of a card on file in both directions of reading, contrasts and orientations, and with the largest text
 * (quality A1–A4): offered, agreed to, entered, refused, kept, and there to be removed.
 */
import {
  backToReview,
  KEEPS_CARDS,
  keepCard,
  orderAsAmara,
  readTerms,
  TOKENIZES,
} from "./support/card-holder.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/kiosk.ts";
import { allowForLooks, looksIn } from "./support/looks.ts";
import { Payer } from "./support/payer.ts";
import { SPOKEN } from "./support/words.ts";

for (const locale of SPOKEN) {
  for (const { name, contrast, viewport, rules } of looksIn([locale])) {
    test.describe(name, () => {
      test.use({
        viewport,
        settingsPatch: KEEPS_CARDS,
        sandboxState: {
          payments: { capabilities: TOKENIZES },
          configuration: { locales: { default: locale } },
        },
      });
      allowForLooks(2 * 6);

      test("the card's screens can be read, reached and hit, also with the largest text", async ({
        customer,
        shop,
        page,
      }) => {
        const payer = await Payer.at(customer, shop, locale);
        const { guest } = payer;
        const textSize = guest.button("common:access.textSize");
        const look = async (screen: string) => {
          await inspect(page, screen, rules);
          for (const size of ["large", "largest"]) {
            await textSize.tap();
            await expect(page.locator("html")).toHaveAttribute("data-text", size);
            await page.waitForTimeout(600);
          }
          await inspect(page, `${screen}, largest`, rules);
          await textSize.tap();
          await expect(page.locator("html")).toHaveAttribute("data-text", "normal");
          await page.waitForTimeout(600);
        };
        if (contrast === "high") await guest.button("common:access.contrast").tap();
        await expect(page.locator("html")).toHaveAttribute("data-contrast", contrast);

        await orderAsAmara(payer);
        // What came of the scan lies above the screen for a while.
        await page.locator(".scan-band").getByRole("button").tap();
        await look("a card may be kept");
        await readTerms(payer);
        await look("what is agreed to");
        await guest.button("checkout:card.agree").tap();
        await expect(page.locator("iframe")).toBeVisible();
        await look("the card is entered");
        await payer.provider.locator("button[name=cancel]").click();
        await expect(guest.text("checkout:card.notKept")).toBeVisible({ timeout: 20_000 });
        await look("no card was kept");
        await backToReview(payer);
        await keepCard(payer);
        await look("a card is kept");
        await backToReview(payer);
        await expect(guest.button("checkout:card.remove")).toBeVisible();
        await look("a card is offered, to pay with and to be removed");
      });
    });
  }
}
