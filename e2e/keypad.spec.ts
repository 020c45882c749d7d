/** Whole visits by a tactile keypad and speech alone, without a look at the screen (requirements A6, A7). */
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { KeypadUser } from "./pages/keypad.ts";
import { without } from "./support/capabilities.ts";
import { AMARA } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";
import { giveVoice, saidInOthers, takeSpoken } from "./support/speech-double.ts";

/** Both reading directions, and long words. */
const LOCALES = ["en", "de", "ar"] as const;
/** Of the customer; never said unasked. */
const OWN = /Amara|Okafor|1[.,]240/;
/** Every key of a visit is pressed one by one, and every stop of every screen is visited. */
const WHOLE_VISIT_MS = 300_000;

/** On a terminal: its keys are its own. */
const AT_A_TERMINAL = { capabilities: without("REDIRECT_FLOW") };

test.use({ settingsPatch: { device: { keypad: {} } } });
test.beforeEach(async ({ page }) => giveVoice(page));

/** The part of a text before its placeholder, of which another part may stand in front in other languages. */
const around = (customer: Customer, key: string, placeholder: string) =>
  customer.like(key, placeholder).source.replace(/^\^|\$$/g, "");

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({
      language: locale,
      sandboxState: { configuration: { locales: { default: locale } }, payments: AT_A_TERMINAL },
    });

    test(`${locale}: from the first key to the number, identified by phone, with a change`, async ({
      books,
      customer,
    }) => {
      test.setTimeout(WHOLE_VISIT_MS);
      const user = new KeypadUser(customer.page);
      const hint = customer.say("keypad:hint");
      await customer.start.expectShown();
      await user.press("next");
      await user.hear(customer.say("menu:attract.title"));
      await user.expectNothingMissed();
      await user.choose(customer.say("common:orderType.PICKUP"));
      await user.hear(hint);
      await user.expectNothingMissed();
      const soup = await user.choose(customer.name(SOUP));
      expect(soup).toContain(customer.say("keypad:spoken.place", { place: 3, all: 9 }));
      await user.hear(hint);
      await user.expectNothingMissed();
      await user.choose(customer.say("item:more"), "previous");
      await user.hear(/13[.,]60/);
      await user.choose(new RegExp(`13[.,]60.*${customer.say("keypad:spoken.button")}`));
      await user.hear(hint);
      await user.choose(customer.say("menu:review"), "previous");
      await user.hear(hint);
      await user.expectNothingMissed();

      let typed = 0;
      for (const digit of AMARA.phone) {
        await user.choose(new RegExp(`^${digit}[,،] `));
        typed += 1;
        await user.hear(customer.say("keypad:spoken.typed", { number: typed }));
      }
      await user.choose(customer.say("keypad:spoken.notTicked"));
      await user.hear(customer.say("keypad:spoken.ticked"));
      await user.choose(customer.say("identify:continue"));
      await user.hear(hint);
      await user.expectNothingMissed();
      await user.choose(customer.say("identify:find"));
      await user.hear(customer.say("checkout:review.toPay"));
      await user.expectNothingMissed();
      expect(user.heard.map(({ text }) => text).join(" | ")).not.toMatch(OWN);

      await user.choose(new RegExp(around(customer, "checkout:review.change", "name")));
      await user.hear(customer.say("keypad:spoken.open"));
      await user.choose(new RegExp(around(customer, "checkout:review.more", "name")));
      await user.hear(/20[.,]40/);
      await user.choose(new RegExp(around(customer, "checkout:review.pay", "amount")), "previous");
      await user.hear(customer.say("checkout:payment.terminalTitle"));
      await user.expectNothingMissed();
      await books.atTerminal("approved");
      const number = await customer.done.queueNumber();
      await user.hear(number);
      await user.expectNothingMissed();
      await user.choose(
        `${customer.say("checkout:done.done")}, ${customer.say("keypad:spoken.button")}`,
      );
      await customer.start.expectShown();
      expect(user.heard.map(({ text }) => text).join(" | ")).not.toMatch(OWN);
      expect(saidInOthers(user.heard, locale)).toEqual([]);
      await books.expectPaidOnce(1, 20.4);

      // The next customer begins in silence, until a key is pressed.
      await takeSpoken(customer.page);
      await customer.begin();
      expect(await takeSpoken(customer.page)).toEqual([]);
    });
  });
}
