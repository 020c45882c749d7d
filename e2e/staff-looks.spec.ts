/** Every room of staff mode in both directions, contrasts and orientations (quality A1–A4), and with the largest text. */
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/kiosk.ts";
import { allowForLooks, looksIn } from "./support/looks.ts";
import { Staff } from "./support/staff.ts";
import { SPOKEN } from "./support/words.ts";

const ROOMS = ["orders", "status", "logs", "closing"] as const;

for (const { name, locale, contrast, viewport, rules } of looksIn(SPOKEN)) {
  test.describe(name, () => {
    test.use({
      viewport,
      sandboxState: { configuration: { loyaltyEnabled: false, locales: { default: locale } } },
    });
    allowForLooks(2 * ROOMS.length);

    test("the rooms can be read, reached and hit, also with the largest text", async ({
      customer,
    }) => {
      const { page } = customer;
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      const staff = await Staff.at(page, locale);
      await staff.signIn();
      const switches = page.getByRole("navigation").getByRole("button");
      if (contrast === "high") await switches.nth(1).tap();
      await expect(page.locator("html")).toHaveAttribute("data-contrast", contrast);
      for (const room of ROOMS) {
        await staff.tab(room).tap();
        await inspect(page, room, rules);
      }
      await switches.first().tap();
      await page.waitForTimeout(600);
      await switches.first().tap();
      await expect(page.locator("html")).toHaveAttribute("data-text", "largest");
      for (const room of ROOMS) {
        await staff.tab(room).tap();
        await inspect(page, `${room}, largest`, rules);
      }
    });
  });
}
