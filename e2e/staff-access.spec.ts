/**
 * Every page of staff mode in every language, contrast and orientation (requirements A1–A4), and with the largest
 * text.
 */

import { NO_UPDATE, type SeenUpdates } from "../electron/host/operation/update-state.ts";
import { expect, test } from "./pages/fixtures.ts";
import { Staff } from "./pages/staff.ts";
import {
  allowForInspections,
  BOTH_ORIENTATIONS,
  EVERY_MODE,
  inspectIn,
  LANGUAGES,
  offering,
  rulesIn,
} from "./support/display-modes.ts";

/** The longest texts about updates: a version waits, and the one before was taken back. */
const UPDATES: SeenUpdates = {
  staged: "1000.0.0",
  state: {
    ...NO_UPDATE,
    last: {
      ...{ result: "returned", from: "0.1.0", to: "999.0.0", at: Date.UTC(2027, 0, 4, 3) },
      ...{ reason: "unhealthy", missing: ["page", "configuration-malformed"] },
    },
  },
};
const PAGES = ["orders", "look", "status", "logs", "closing"] as const;

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    test.use({
      seenUpdates: UPDATES,
      sandboxState: {
        configuration: {
          loyaltyEnabled: false,
          locales: { default: locale, enabled: offering(locale) },
        },
      },
    });
    allowForInspections((EVERY_MODE.length + BOTH_ORIENTATIONS.length) * PAGES.length);

    test("the pages are readable, reachable and have large targets, also with the largest text", async ({
      customer,
    }) => {
      const { page } = customer;
      const rules = rulesIn(locale);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      const staff = await Staff.at(page, locale);
      await staff.signIn();
      for (const tab of PAGES) {
        await staff.tab(tab).tap();
        await inspectIn(EVERY_MODE, page, tab, rules);
      }
      const textSize = page.getByRole("navigation").getByRole("button").first();
      await textSize.tap();
      await textSize.tap();
      await expect(page.locator("html")).toHaveAttribute("data-text", "largest");
      for (const tab of PAGES) {
        await staff.tab(tab).tap();
        await inspectIn(BOTH_ORIENTATIONS, page, `${tab}, largest text`, rules);
      }
    });
  });
}
