/**
 * Every screen in every language, contrast and orientation, checked by WCAG 2.2 and by measuring sizes (requirements
 * A1–A4, A6). `access-checker.spec.ts` shows that faults are found.
 */

import { test } from "./pages/fixtures.ts";
import { allowForInspections, EVERY_MODE, LANGUAGES } from "./support/display-modes.ts";
import { COMMON_WALKS, OTHER_WALKS } from "./support/walks/all.ts";
import { inspectedWalks } from "./support/walks/inspect-walk.ts";

const INSPECTED = inspectedWalks([...COMMON_WALKS, ...OTHER_WALKS], {
  locales: LANGUAGES,
  modes: EVERY_MODE,
});

// Failures are reported as text; a trace of so many checks would cost a fifth of the time.
test.use({ trace: "off" });

for (const { name, options, inspections, inspectAll } of INSPECTED) {
  test.describe(name, () => {
    test.use(options);
    allowForInspections(inspections);

    test("every screen is readable, reachable and has large targets", async ({
      customer,
      shop,
    }) => {
      await inspectAll(customer, shop);
    });
  });
}
