/** Staff mode (design §9): its door, its session, and that nothing of a customer is behind it. */
import { Guest } from "./support/guest.ts";
import { expect, test } from "./support/kiosk.ts";
import { Staff } from "./support/staff.ts";
import { SPOKEN } from "./support/words.ts";

for (const locale of SPOKEN) {
  test.describe(locale, () => {
    test.use({
      sandboxState: { configuration: { loyaltyEnabled: false, locales: { default: locale } } },
    });

    test(`${locale}: four taps in the corner and the PIN open staff mode, which ends a customer's visit`, async ({
      customer,
    }) => {
      const { page } = customer;
      const guest = await Guest.at(page, locale);
      const staff = await Staff.at(page, locale);
      await guest.orderSoup();
      await staff.knock();
      await staff.enterPin("1357");
      await expect(staff.text("provisioning:pin.wrong")).toBeVisible();
      await staff.enterPin();
      await expect(staff.tab("orders")).toHaveAttribute("aria-selected", "true");
      await expect(staff.text("staff:orders.none")).toBeVisible();
      await staff.leave();
      // The door opens again, in the other orientation too: what opened it does not close it.
      await page.setViewportSize({ width: 1920, height: 1080 });
      await staff.signIn();
      await staff.leave();
      await page.keyboard.press("Control+Alt+KeyS");
      await expect(page.locator(".pin")).toBeVisible();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: staff.say("common:close") })
        .tap();
      await expect(page.locator(".pin")).toBeHidden();
      await guest.button("common:orderType.EAT_IN").tap();
      await expect(page.getByText(staff.say("common:basketEmpty"))).toBeVisible();
    });
  });
}
