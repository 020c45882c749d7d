/**
 * The screens of a saved card in every language, contrast and orientation, and with the largest text (requirements
 * A1–A4): offer, consent, entry, refusal, confirmation, removal, and the note after a restart of the host.
 */

import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import {
  allowForInspections,
  BOTH_ORIENTATIONS,
  EVERY_MODE,
  inspectIn,
  LANGUAGES,
  offering,
  rulesIn,
} from "./support/display-modes.ts";
import {
  cancelElsewhere,
  orderAsAmara,
  SAVES_CARDS,
  stopWhileEntering,
  TOKENIZES,
} from "./support/saved-card.ts";
import { IDLE_SECONDS } from "./support/walks/walk.ts";

/** Checks a screen in every variant, and with the largest text. */
function inspector({ access, page }: Customer, locale: string): (screen: string) => Promise<void> {
  const rules = rulesIn(locale);
  return async (screen) => {
    await inspectIn(EVERY_MODE, page, screen, rules);
    for (const size of ["large", "largest"]) {
      await access.touch("textSize");
      await expect(page.locator("html")).toHaveAttribute("data-text", size);
    }
    await inspectIn(BOTH_ORIENTATIONS, page, `${screen}, largest text`, rules);
    await access.touch("textSize");
    await expect(page.locator("html")).toHaveAttribute("data-text", "normal");
  };
}

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    test.use({
      language: locale,
      settingsPatch: { ...SAVES_CARDS, device: { idleSeconds: IDLE_SECONDS } },
      sandboxState: {
        payments: { capabilities: TOKENIZES },
        configuration: { locales: { default: locale, enabled: offering(locale) } },
      },
    });
    allowForInspections((EVERY_MODE.length + BOTH_ORIENTATIONS.length) * 6);

    test("the card's screens are readable, reachable and have large targets, also with the largest text", async ({
      customer,
    }) => {
      const inspect = inspector(customer, locale);

      await orderAsAmara(customer);
      await inspect("a card may be kept");
      await customer.card.readTerms();
      await inspect("what is agreed to");
      await customer.card.agree();
      await inspect("the card is entered");
      await customer.payment.provider.cancel();
      await expect(customer.text("checkout:card.notSaved")).toBeVisible();
      await inspect("no card was kept");
      await customer.card.backToReview();
      await customer.card.save();
      await inspect("a card is kept");
      await customer.card.backToReview();
      await expect(customer.button("checkout:card.remove")).toBeVisible();
      await inspect("a card is offered, to pay with and to be removed");
    });

    test("the note about the card after a restart is readable, also with the largest text", async ({
      customer,
      shop,
      page,
    }) => {
      const url = await stopWhileEntering(customer, shop);
      const inspect = inspector(customer, locale);
      await page.goto(await shop.restartKiosk());
      await expect(customer.text("checkout:card.confirming")).toBeVisible();
      await inspect("a card is asked about");
      await cancelElsewhere(url);
      await expect(customer.text("checkout:card.interruptedAgain")).toBeVisible();
      await inspect("no card was kept meanwhile");
    });
  });
}
