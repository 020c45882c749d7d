/**
 * What only some customers meet, looked at like every screen (quality A1–A4): upright and lying, in the language with the
 * longest words and, in high contrast, in one from right to left; and once in each of the other scripts.
 */
import { test } from "./support/kiosk.ts";
import { allowForLooks, oneLookEach, turned } from "./support/looks.ts";
import { OTHER_WALKS } from "./support/walks/all.ts";
import { inspectedLooks } from "./support/walks/inspect-walk.ts";

const LOOKS = [
  ...turned("de", "normal"),
  ...turned("ar", "high"),
  ...oneLookEach(["uk", "he", "zh-Hans"]),
];

for (const { name, options, looks, inspectAll } of inspectedLooks(OTHER_WALKS, LOOKS)) {
  test.describe(name, () => {
    test.use(options);
    allowForLooks(looks);

    test("every screen can be read, reached and hit", async ({ customer, shop }) => {
      await inspectAll(customer, shop);
    });
  });
}
