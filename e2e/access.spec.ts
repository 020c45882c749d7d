/**
 * Every screen in every language, contrast and orientation, looked at as WCAG 2.2 looks at it and measured with a ruler
 * (requirements A1–A4, A6). That faults are found is shown by `access-checker.spec.ts`.
 */
import { test } from "./support/kiosk.ts";
import { allowForLooks, EVERY_WAY, LANGUAGES } from "./support/looks.ts";
import { COMMON_WALKS, OTHER_WALKS } from "./support/walks/all.ts";
import { inspectedLooks } from "./support/walks/inspect-walk.ts";

const LOOKED_AT = inspectedLooks([...COMMON_WALKS, ...OTHER_WALKS], {
  locales: LANGUAGES,
  ways: EVERY_WAY,
});

// What is wrong with a screen is told in words; a trace of so many looks would cost a fifth of the time.
test.use({ trace: "off" });

for (const { name, options, looks, inspectAll } of LOOKED_AT) {
  test.describe(name, () => {
    test.use(options);
    allowForLooks(looks);

    test("every screen can be read, reached and hit", async ({ customer, shop }) => {
      await inspectAll(customer, shop);
    });
  });
}
