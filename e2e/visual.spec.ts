/**
 * Every screen looks as it did when somebody last looked at it: where things stand, on every machine; and its colours and
 * pictures, with the browser with which these were taken. `npm run e2e -- visual --update-snapshots` takes all of them
 * anew: look at them then.
 */
import { test } from "./support/kiosk.ts";
import { COMMON_WALKS, OTHER_WALKS } from "./support/walks/all.ts";
import { keptLooks } from "./support/walks/keep-walk.ts";

for (const { name, options, timeoutMs, keep } of keptLooks([...COMMON_WALKS, ...OTHER_WALKS])) {
  test.describe(name, () => {
    test.use(options);
    test.setTimeout(timeoutMs);

    test("every screen is where it was, and as it was", async ({ customer, shop }) => {
      await keep(customer, shop);
    });
  });
}
