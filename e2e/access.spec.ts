/**
 * What every customer goes through, in every language, looked at as WCAG 2.2 looks at it and measured with a ruler
 * (quality A1–A4, A6). That faults are found is shown by `access-checker.spec.ts`; what only some customers meet is in
 * `access-walks.spec.ts`.
 */
import { test } from "./support/kiosk.ts";
import { allowForLooks, LANGUAGES, looksIn } from "./support/looks.ts";
import { COMMON_WALKS } from "./support/walks/all.ts";
import { inspectedLooks } from "./support/walks/inspect-walk.ts";

for (const { name, options, looks, inspectAll } of inspectedLooks(
  COMMON_WALKS,
  looksIn(LANGUAGES),
)) {
  test.describe(name, () => {
    test.use(options);
    allowForLooks(looks);

    test("every screen can be read, reached and hit", async ({ customer, shop }) => {
      await inspectAll(customer, shop);
    });
  });
}
