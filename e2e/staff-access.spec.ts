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
/** As long as they may be. */
const TESTER = "Anna-Katharina Bergström-Vandenberghe I.";
const NOTE =
  "The left side is silent and the plug wobbles: a new jack is ordered and arrives on Friday, until then use the other one.";

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    test.use({
      seenUpdates: UPDATES,
      receiptPrinter: {},
      jackAtStart: "plugged",
      sandboxState: {
        configuration: {
          loyaltyEnabled: false,
          locales: { default: locale, enabled: offering(locale) },
        },
      },
    });
    // The hardware is a page more, and the test of one of its parts is inspected with the largest text only.
    allowForInspections(
      (EVERY_MODE.length + BOTH_ORIENTATIONS.length) * (PAGES.length + 1) +
        BOTH_ORIENTATIONS.length,
    );

    test("the pages are readable, reachable and have large targets, also with the largest text", async ({
      customer,
      shop,
    }) => {
      const { page } = customer;
      await shop.control.put("printer", { paperLeft: 0 });
      const rules = rulesIn(locale);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      const staff = await Staff.at(page, locale);
      await staff.signIn();
      for (const tab of PAGES) {
        await staff.tab(tab).tap();
        await inspectIn(EVERY_MODE, page, tab, rules);
      }
      await staff.openHardware();
      await staff.beginTest("headphones");
      await staff.enterTester(TESTER);
      await staff.addTestNote(NOTE);
      await staff.recordTest("failed");
      // A heading of which only the edge shows above the list has no ink to be measured.
      await staff.button("hardware:back").scrollIntoViewIfNeeded();
      await inspectIn(EVERY_MODE, page, "hardware", rules);
      const textSize = page.getByRole("navigation").getByRole("button").first();
      await textSize.tap();
      await textSize.tap();
      await expect(page.locator("html")).toHaveAttribute("data-text", "largest");
      for (const tab of PAGES) {
        await staff.tab(tab).tap();
        await inspectIn(BOTH_ORIENTATIONS, page, `${tab}, largest text`, rules);
      }
      await staff.openHardware();
      await inspectIn(BOTH_ORIENTATIONS, page, "hardware, largest text", rules);
      await staff.beginTest("headphones");
      await inspectIn(BOTH_ORIENTATIONS, page, "the test of a part, largest text", rules);
    });
  });
}
