/**
 * Every screen with the help of the access bar: the largest text with nothing cut off (requirement A4), and the lowered
 * screen with every control in the lowest 45 % (A5); in the language with the longest words and in one from right to left.
 */

import { test } from "./pages/fixtures.ts";
import { allowForInspections, BOTH_ORIENTATIONS } from "./support/display-modes.ts";
import { COMMON_WALKS, OTHER_WALKS } from "./support/walks/all.ts";
import { inspectedWalks } from "./support/walks/inspect-walk.ts";

const WALKS = [...COMMON_WALKS, ...OTHER_WALKS];
/** Share of a portrait screen's height, from below. */
const REACH = 0.45;

const INSPECTED = [
  ...inspectedWalks(WALKS, {
    locales: ["de", "ar"],
    modes: BOTH_ORIENTATIONS,
    help: "largest text",
  }),
  ...inspectedWalks(WALKS, {
    locales: ["ar"],
    modes: BOTH_ORIENTATIONS,
    help: "lower screen",
    rules: { reach: REACH },
  }),
  ...inspectedWalks(WALKS, {
    locales: ["de"],
    modes: BOTH_ORIENTATIONS,
    help: "largest text on a lower screen",
    rules: { reach: REACH },
  }),
];

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
