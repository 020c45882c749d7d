/** What `visual.spec.ts` finds: changes of each kind, made to a screen that looks as in its picture. */
import { comparePicture, expectDifferent, SNAPSHOT_OPTIONS, test } from "./support/snapshots.ts";
import { withStyle } from "./support/style-plant.ts";
import { pictureOf } from "./support/walks/picture-walk.ts";
import { visit } from "./support/walks/visit.ts";
import { optionsOf } from "./support/walks/walk.ts";

const PICTURE = pictureOf("visit", "item", "en");

/** The least that has to be found, of each kind. */
const CHANGES: readonly (readonly [change: string, css: string])[] = [
  ["a button 8 px from its place", ".top-bar__language { translate: 8px }"],
  ["the main action 8 px from its place", ".button--main { translate: 0 8px }"],
  ["a margin of the next size", ".group { margin-block-start: 8rem !important }"],
  ["a larger title", ".top-bar__title { font-size: 6rem !important }"],
  ["another order in the action bar", ".screen__action { flex-direction: row-reverse }"],
  ["a button that is gone", ".top-bar__language { display: none !important }"],
  ["a text that is gone", ".option__name { visibility: hidden }"],
  ["a bar that is too wide", ".top-bar { inline-size: 1200px }"],
  [
    "text wider than its button",
    ".button--main { inline-size: 120px !important; white-space: nowrap; overflow: hidden }",
  ],
  ["another accent", ":root { --accent: #8f1a5a !important }"],
  ["another surface", ":root { --sheet: #fff6e4 !important }"],
  ["a picture that does not come", ".item__hero img, .item__hero svg { visibility: hidden }"],
];

test.use({ ...SNAPSHOT_OPTIONS, ...optionsOf(visit, "en") });

test("moved, removed and recoloured parts are found, and nothing else is", async ({ customer }) => {
  const { page } = customer;
  await customer.start.expectShown();
  await customer.begin();
  await customer.menu.open("burger-beet");
  await customer.item.chooseEach("extra-pickles", "extra-cheddar", "extra-avocado");

  await comparePicture(page, PICTURE);
  for (const [change, css] of CHANGES) {
    await withStyle(page, css, () => expectDifferent(page, PICTURE, change));
  }
  await comparePicture(page, PICTURE);
});
