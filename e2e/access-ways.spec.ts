/**
 * The other ways to identify, what can be opened on the way and what can go wrong there, looked at like every screen
 * (quality A1–A4): in the language with the longest words and in the one from right to left.
 */
import { inspect } from "./support/inspect.ts";
import { test } from "./support/kiosk.ts";
import { allowForLooks, looksIn } from "./support/looks.ts";
import { Visitor } from "./support/visitor.ts";

for (const { name, locale, contrast, viewport, rules } of looksIn(["de", "ar"])) {
  test.describe(name, () => {
    test.use({ viewport });
    allowForLooks(8);

    test("every way to identify can be read, reached and hit", async ({ customer }) => {
      const { page } = customer;
      const visitor = await Visitor.at(page, locale);
      const look = (screen: string) => inspect(page, screen, rules);

      await visitor.setUp({ contrast });
      await visitor.begin();
      await visitor.openFirstDish();
      await visitor.addToOrder();
      await visitor.review();
      await visitor.findWithoutNumber();
      await look("number missing");
      await visitor.openCountries();
      await look("countries");
      await visitor.closeSheet();
      await visitor.openName();
      await look("name");
      await visitor.closeSheet();
      await visitor.openDocument();
      await look("document");
      await visitor.closeSheet();
      await visitor.scanInstead();
      await look("no camera");
      await visitor.typeShortCode();
      await look("short code");
      await visitor.findByUnknownCode();
      await look("unknown code");
      await visitor.usePhoneInstead();
      await look("phone again");
    });
  });
}
