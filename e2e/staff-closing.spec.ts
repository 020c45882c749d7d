/** Staff close the kiosk for customers and open it again; it says when it has closed itself (design §9). */
import { Guest } from "./support/guest.ts";
import { expect, test } from "./support/kiosk.ts";
import { Staff } from "./support/staff.ts";
import { SPOKEN } from "./support/words.ts";

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({
      sandboxState: { configuration: { loyaltyEnabled: false, locales: { default: locale } } },
    });

    test(`${locale}: closed with a reason that customers read, over a restart, until staff open it`, async ({
      customer,
      shop,
    }) => {
      const { page } = customer;
      const guest = await Guest.at(page, locale);
      const staff = await Staff.at(page, locale);
      await expect(guest.button("common:orderType.EAT_IN")).toBeVisible();
      await staff.signIn();
      await staff.tab("closing").tap();
      await expect(staff.text("staff:closing.openNote")).toBeVisible();
      await staff.button("staff:closing.close").tap();
      await staff.button("staff:closing.reason.cleaning").tap();
      await expect(staff.text("staff:closing.closed")).toBeVisible();
      await staff.leave();
      await expect(staff.text("common:outOfOrder.closed.cleaning")).toBeVisible();
      await expect(guest.button("common:orderType.EAT_IN")).toBeHidden();

      await page.goto("about:blank");
      await page.goto(await shop.restartKiosk());
      await expect(staff.text("common:outOfOrder.closed.cleaning")).toBeVisible();
      await staff.signIn();
      await staff.tab("closing").tap();
      await staff.button("staff:closing.openAgain").tap();
      await expect(staff.text("staff:closing.openNote")).toBeVisible();
      await staff.leave();
      await expect(guest.button("common:orderType.EAT_IN")).toBeVisible();
    });
  });
}
