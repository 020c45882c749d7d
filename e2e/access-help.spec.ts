/**
 * Every screen with the help of the access bar: the largest text with nothing cut off (requirement A4), and the lowered
 * screen with every control in the lowest 45 % (A5); in the language with the longest words and in one from right to left.
 */
import { test } from "./support/kiosk.ts";
import { allowForLooks, BOTH_WAYS_UP } from "./support/looks.ts";
import { COMMON_WALKS, OTHER_WALKS } from "./support/walks/all.ts";
import { inspectedLooks } from "./support/walks/inspect-walk.ts";

const WALKS = [...COMMON_WALKS, ...OTHER_WALKS];
/** Share of a portrait screen's height, from below. */
const REACH = 0.45;

const LOOKED_AT = [
  ...inspectedLooks(WALKS, { locales: ["de", "ar"], ways: BOTH_WAYS_UP, help: "largest text" }),
  ...inspectedLooks(WALKS, {
    locales: ["ar"],
    ways: BOTH_WAYS_UP,
    help: "lower screen",
    rules: { reach: REACH },
  }),
  ...inspectedLooks(WALKS, {
    locales: ["de"],
    ways: BOTH_WAYS_UP,
    help: "largest text on a lower screen",
    rules: { reach: REACH },
  }),
];

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
