/** Table numbers (ordering.md §2.7 additionalInfo.tableNumber), in both text directions. */
import { expect, test } from "./pages/fixtures.ts";
import { latestOrder } from "./support/kitchen.ts";
import { shopIn } from "./support/outlets.ts";
import { SPOKEN } from "./support/words.ts";

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({
      language: locale,
      sandboxState: shopIn(locale),
      settingsPatch: { ordering: { tables: { use: "required", first: 1, last: 40 } } },
    });

    test(`${locale}: a table is entered, corrected, changed on the review, sent to the kitchen, and reset`, async ({
      customer,
      shop,
    }) => {
      await customer.orderSoup();
      await customer.table.expectShown();
      await customer.goOn();
      await expect(customer.text("checkout:table.problem.missing")).toBeVisible();
      await customer.table.type("77");
      await customer.goOn();
      await expect(customer.table.problem).toContainText("77");
      await customer.table.clear();
      await customer.table.type("7");
      await customer.goOn();
      await customer.review.expectShown();
      await expect(customer.review.serving).toContainText("7");

      await customer.button("checkout:serving.changeTable").tap();
      await customer.table.expectShown();
      await customer.table.clear();
      await customer.table.type("12");
      await customer.goOn();
      await customer.review.expectShown();
      await customer.goOn();
      await customer.payWith("approved");
      await customer.done.queueNumber();
      await expect(customer.done.steps).toContainText("12");
      expect(await latestOrder(shop.control)).toMatchObject({ type: "EAT_IN", tableNumber: "12" });
      expect((await shop.control.ledger()).violations).toEqual([]);

      await customer.done.leave();
      await customer.orderSoup();
      await customer.table.expectShown();
      await expect(customer.table.number).not.toContainText("12");
    });

    test(`${locale}: an order to take away is not asked for a table`, async ({
      customer,
      shop,
    }) => {
      await customer.orderSoup("PICKUP");
      await customer.review.expectShown();
      await customer.goOn();
      await customer.payWith("approved");
      await customer.done.queueNumber();
      expect(await latestOrder(shop.control)).toMatchObject({ type: "PICKUP", tableNumber: null });
    });
  });
}
