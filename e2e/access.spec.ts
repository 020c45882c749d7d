/**
 * Every screen in every language, contrast and orientation, checked by WCAG 2.2 and by measuring sizes (requirements
 * A1–A4, A6). `access-checker.spec.ts` shows that faults are found.
 */
import { test } from "./support/kiosk.ts";
import { allowForLooks, EVERY_WAY, LANGUAGES } from "./support/looks.ts";
import { COMMON_WALKS, OTHER_WALKS } from "./support/walks/all.ts";
import { inspectedLooks } from "./support/walks/inspect-walk.ts";

const LOOKED_AT = inspectedLooks([...COMMON_WALKS, ...OTHER_WALKS], {
  locales: LANGUAGES,
  ways: EVERY_WAY,
});

// Failures are reported as text; a trace of so many checks would cost a fifth of the time.
test.use({ trace: "off" });

for (const { name, options, looks, inspectAll } of LOOKED_AT) {
  test.describe(name, () => {
    test.use(options);
    allowForLooks(looks);

    test("every screen is readable, reachable and has large targets", async ({
      customer,
      shop,
    }) => {
      await inspectAll(customer, shop);
    });
  });
}
