/**
 * What every customer goes through, with the help of the access bar: the largest text with nothing cut off (quality A4),
 * and the lowered screen with every control in the lowest 45 % (A5); in the language with the longest words and in one
 * from right to left.
 */
import { test } from "./support/kiosk.ts";
import { allowForLooks, type Look, looksIn } from "./support/looks.ts";
import { COMMON_WALKS } from "./support/walks/all.ts";
import { inspectedLooks } from "./support/walks/inspect-walk.ts";
import { visit } from "./support/walks/visit.ts";

/** Of a portrait screen's height, from below. */
const REACH = 0.45;

const [german = [], arabic = []] = ["de", "ar"].map((locale) => looksIn([locale]));
const isUpright = ({ viewport }: Look) => viewport.height > viewport.width;
const one = (looks: readonly Look[]) => looks.slice(0, 1);

const HELPED = [
  ...inspectedLooks(COMMON_WALKS, one(german.filter(isUpright)), { help: "largest text" }),
  ...inspectedLooks(COMMON_WALKS, one(arabic.filter((look) => !isUpright(look))), {
    help: "largest text",
  }),
  ...inspectedLooks(COMMON_WALKS, one(arabic.filter(isUpright)), {
    help: "lower screen",
    reach: REACH,
  }),
  ...inspectedLooks([visit], one(german.filter(isUpright)), {
    help: "largest text on a lower screen",
    reach: REACH,
  }),
];

for (const { name, options, looks, inspectAll } of HELPED) {
  test.describe(name, () => {
    test.use(options);
    allowForLooks(looks);

    test("every screen can be read, reached and hit", async ({ customer, shop }) => {
      await inspectAll(customer, shop);
    });
  });
}
