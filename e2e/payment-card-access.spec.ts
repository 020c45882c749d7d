/**
 * The screens of a saved card in every language, contrast and orientation, and with the largest text (requirements
 * A1–A4): offer, consent, entry, refusal, confirmation, removal, and the note after a restart of the host.
 */
import {
  backToReview,
  cancelElsewhere,
  dieWhileEntering,
  orderAsAmara,
  readTerms,
  SAVES_CARDS,
  saveCard,
  TOKENIZES,
} from "./support/card-holder.ts";
import {
  allowForInspections,
  BOTH_ORIENTATIONS,
  EVERY_MODE,
  inspectIn,
  LANGUAGES,
  offering,
  rulesIn,
} from "./support/display-modes.ts";
import { expect, test } from "./support/kiosk.ts";
import { Payer } from "./support/payer.ts";
import { IDLE_SECONDS } from "./support/walks/walk.ts";

/** Checks a screen in every variant, and with the largest text. */
function inspector({ guest, page }: Payer, locale: string): (screen: string) => Promise<void> {
  const textSize = guest.button("common:access.textSize");
  const rules = rulesIn(locale);
  return async (screen) => {
    await inspectIn(EVERY_MODE, page, screen, rules);
    for (const size of ["large", "largest"]) {
      await textSize.tap();
      await expect(page.locator("html")).toHaveAttribute("data-text", size);
    }
    await inspectIn(BOTH_ORIENTATIONS, page, `${screen}, largest text`, rules);
    await textSize.tap();
    await expect(page.locator("html")).toHaveAttribute("data-text", "normal");
  };
}

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    test.use({
      settingsPatch: { ...SAVES_CARDS, device: { idleSeconds: IDLE_SECONDS } },
      sandboxState: {
        payments: { capabilities: TOKENIZES },
        configuration: { locales: { default: locale, enabled: offering(locale) } },
      },
    });
    allowForInspections((EVERY_MODE.length + BOTH_ORIENTATIONS.length) * 6);

    test("the card's screens are readable, reachable and have large targets, also with the largest text", async ({
      customer,
      shop,
      page,
    }) => {
      const payer = await Payer.at(customer, shop, locale);
      const { guest } = payer;
      const inspect = inspector(payer, locale);

      await orderAsAmara(payer);
      await inspect("a card may be kept");
      await readTerms(payer);
      await inspect("what is agreed to");
      await guest.button("checkout:card.agree").tap();
      await expect(page.locator("iframe")).toBeVisible();
      await inspect("the card is entered");
      await payer.provider.locator("button[name=cancel]").click();
      await expect(guest.text("checkout:card.notSaved")).toBeVisible({ timeout: 20_000 });
      await inspect("no card was kept");
      await backToReview(payer);
      await saveCard(payer);
      await inspect("a card is kept");
      await backToReview(payer);
      await expect(guest.button("checkout:card.remove")).toBeVisible();
      await inspect("a card is offered, to pay with and to be removed");
    });

    test("the note about the card after a restart is readable, also with the largest text", async ({
      customer,
      shop,
      page,
    }) => {
      const { payer, guest, url } = await dieWhileEntering(customer, shop, locale);
      const inspect = inspector(payer, locale);
      await page.goto(await shop.restartKiosk());
      await expect(guest.text("checkout:card.confirming")).toBeVisible();
      await inspect("a card is asked about");
      await cancelElsewhere(url);
      await expect(guest.text("checkout:card.interruptedAgain")).toBeVisible({ timeout: 20_000 });
      await inspect("no card was kept meanwhile");
    });
  });
}
