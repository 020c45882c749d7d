/** Table numbers (ordering.md §2.7 additionalInfo.tableNumber), in both text directions. */
import { Guest } from "./support/guest.ts";
import { expect, test } from "./support/kiosk.ts";
import { SOUP, titleOf } from "./support/restaurant.ts";
import { latestOrder, Patron, shopIn } from "./support/serving.ts";
import { SPOKEN } from "./support/words.ts";

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({
      sandboxState: shopIn(locale),
      settingsPatch: { ordering: { tables: { use: "required", first: 1, last: 40 } } },
    });

    test(`${locale}: a table is entered, corrected, changed on the review, sent to the kitchen, and reset`, async ({
      customer,
      shop,
    }) => {
      const { page } = customer;
      const patron = await Patron.at(page, locale);
      await patron.orderSoupFor("EAT_IN", titleOf(SOUP, locale));
      await patron.expectTitle("checkout:table.title");
      await patron.pressMain();
      await expect(patron.text("checkout:table.problem.missing")).toBeVisible();
      await patron.typeTable("77");
      await patron.pressMain();
      await expect(page.locator(".table-entry__problem")).toContainText("77");
      await page.getByRole("button", { name: patron.say("identify:clear") }).tap();
      await patron.typeTable("7");
      await patron.pressMain();
      await patron.expectTitle("checkout:review.title");
      await expect(page.locator(".serving")).toContainText("7");

      await page.getByRole("button", { name: patron.say("checkout:serving.changeTable") }).tap();
      await patron.expectTitle("checkout:table.title");
      await page.getByRole("button", { name: patron.say("identify:clear") }).tap();
      await patron.typeTable("12");
      await patron.pressMain();
      await patron.expectTitle("checkout:review.title");
      await patron.pressMain();
      await patron.guest.payWith();
      await patron.guest.queueNumber();
      await expect(page.locator(".ticket__steps")).toContainText("12");
      expect(await latestOrder(shop.control)).toMatchObject({ type: "EAT_IN", tableNumber: "12" });
      expect((await shop.control.ledger()).violations).toEqual([]);

      await page.locator(".leaving__done").tap();
      const next = await Guest.at(page, locale);
      await expect(next.heading(next.say("menu:attract.title"), 1)).toBeVisible();
      await patron.orderSoupFor("EAT_IN", titleOf(SOUP, locale));
      await patron.expectTitle("checkout:table.title");
      await expect(page.locator(".tent__number")).not.toContainText("12");
    });

    test(`${locale}: an order to take away is not asked for a table`, async ({
      customer,
      shop,
    }) => {
      const patron = await Patron.at(customer.page, locale);
      await patron.orderSoupFor("PICKUP", titleOf(SOUP, locale));
      await patron.expectTitle("checkout:review.title");
      await patron.pressMain();
      await patron.guest.payWith();
      await patron.guest.queueNumber();
      expect(await latestOrder(shop.control)).toMatchObject({ type: "PICKUP", tableNumber: null });
    });
  });
}
