/**
 * Staff close the kiosk for customers and open it again; it closes automatically while nobody can order
 * (docs/staff.md).
 */
import { expect, test } from "./pages/fixtures.ts";
import { Staff } from "./pages/staff.ts";
import { SPOKEN } from "./support/words.ts";

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({
      language: locale,
      sandboxState: { configuration: { loyaltyEnabled: false, locales: { default: locale } } },
    });

    test(`${locale}: closed with a reason for customers, across a restart, until staff open it`, async ({
      customer,
      shop,
    }) => {
      const { page } = customer;
      const staff = await Staff.at(page, locale);
      await expect(customer.button("common:orderType.EAT_IN")).toBeVisible();
      await staff.signIn();
      await staff.tab("closing").tap();
      await expect(staff.text("staff:closing.openNote")).toBeVisible();
      await staff.button("staff:closing.close").tap();
      await staff.button("staff:closing.reason.cleaning").tap();
      await expect(staff.text("staff:closing.closed")).toBeVisible();
      await staff.leave();
      await expect(staff.text("interruptions:outOfOrder.closed.cleaning")).toBeVisible();
      await expect(customer.button("common:orderType.EAT_IN")).toBeHidden();

      await page.goto("about:blank");
      await page.goto(await shop.restartKiosk());
      await expect(staff.text("interruptions:outOfOrder.closed.cleaning")).toBeVisible();
      await staff.signIn();
      await staff.tab("closing").tap();
      await staff.button("staff:closing.openAgain").tap();
      await expect(staff.text("staff:closing.openNote")).toBeVisible();
      await staff.leave();
      await expect(customer.button("common:orderType.EAT_IN")).toBeVisible();
    });

    test.describe("while nobody can order", () => {
      test.use({ settingsPatch: { operation: { closeAfterSeconds: 5 } } });

      test(`${locale}: kitchen and payments down close it after a while, and it reopens automatically`, async ({
        customer,
        shop,
      }) => {
        const { page } = customer;
        const staff = await Staff.at(page, locale);
        await expect(customer.button("common:orderType.EAT_IN")).toBeVisible();
        await shop.control.setFault("ordering.healthcheck", { answer: { till: "DOWN" } });
        await shop.control.setFault("payments.health", { answer: { status: "DOWN" } });
        const closed = staff.text("interruptions:outOfOrder.outlet-unavailable");
        await expect(closed).toBeVisible();
        await expect(customer.button("common:orderType.EAT_IN")).toBeHidden();
        await staff.signIn();
        await staff.tab("closing").tap();
        await expect(staff.text("staff:closing.automatic")).toBeVisible();
        await expect(staff.text("staff:closing.down.kitchen")).toBeVisible();
        await expect(staff.text("staff:closing.down.payments")).toBeVisible();

        await shop.control.setFault("payments.health", { latencyMs: 0 });
        await expect(staff.text("staff:closing.down.payments")).toBeHidden();
        await expect(staff.text("staff:closing.down.kitchen")).toBeVisible();
        await shop.control.setFault("ordering.healthcheck", { latencyMs: 0 });
        await expect(staff.text("staff:closing.openNote")).toBeVisible();
        await staff.leave();
        await customer.goToReview();
      });
    });
  });
}
