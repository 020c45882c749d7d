/**
 * Screens look as in their stored pictures: which ones, in `pictured-screens.ts`. `npm run e2e -- visual
 * --update-snapshots` stores them anew; the author of the change reviews them.
 */
import { readdirSync } from "node:fs";
import { BASELINES, expect, test } from "./support/snapshots.ts";
import { COMMON_WALKS, OTHER_WALKS } from "./support/walks/all.ts";
import { picturedWalks, pictureOf } from "./support/walks/picture-walk.ts";
import { PICTURED_SCREENS } from "./support/walks/pictured-screens.ts";
import { staff } from "./support/walks/staff.ts";

for (const { name, options, timeoutMs, compareAll } of picturedWalks([
  ...COMMON_WALKS,
  ...OTHER_WALKS,
  staff,
])) {
  test.describe(name, () => {
    test.use(options);
    test.setTimeout(timeoutMs);

    test("every screen looks as in its picture", async ({ customer, shop }) => {
      await compareAll(customer, shop);
    });
  });
}

test("no picture is stored of a screen that is not in the list", () => {
  const listed = Object.entries(PICTURED_SCREENS).flatMap(([walk, screens]) =>
    Object.entries(screens).flatMap(([screen, displays]) =>
      displays.map((display) => pictureOf(walk, screen, display)),
    ),
  );
  const stored = readdirSync(BASELINES, { recursive: true, encoding: "utf8" });
  const pictures = stored.filter((path) => path.endsWith(".webp"));
  expect(pictures.filter((path) => !listed.includes(path))).toEqual([]);
});
