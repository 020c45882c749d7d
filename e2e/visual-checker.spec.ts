/** What `visual.spec.ts` finds: changes of each kind, planted into a screen that has none. */
import { pictureOf } from "./support/baselines.ts";
import { Keeper, PIXELS, TOLERANCE } from "./support/keeper.ts";
import { expect, test } from "./support/kiosk.ts";
import { differences, stableLayoutOf } from "./support/layout.ts";
import { smallPicture } from "./support/picture.ts";
import { withStyle } from "./support/style-plant.ts";
import { visit } from "./support/walks/visit.ts";
import { optionsOf, Walker } from "./support/walks/walk.ts";

const LOOK = "visit/en-portrait";

/** What is planted, and the complaint that has to come of it. */
const MOVED: readonly (readonly [change: string, css: string, complaint: RegExp])[] = [
  [
    "a margin of the next size",
    ".group { margin-block-start: 8rem !important }",
    /group .* instead/,
  ],
  ["a larger title", ".top-bar__title { font-size: 6rem !important }", /top-bar__title/],
  [
    "another order for the eye",
    ".screen__action { flex-direction: row-reverse }",
    /main-button .* instead/,
  ],
  [
    "something gone",
    ".top-bar__language { display: none !important }",
    /other things, or in another order/,
  ],
  ["a bar that is too wide", ".top-bar { inline-size: 1200px }", /top-bar .* instead/],
  [
    "words wider than their button",
    ".button--main { inline-size: 120px !important; white-space: nowrap; overflow: hidden }",
    /main-button!/,
  ],
];

const COLOURED: readonly (readonly [change: string, css: string])[] = [
  ["another colour of the main action", ".button--main { background: #2d6f63 !important }"],
  ["another ground", ".item__sheet { background: #cfe3ff !important }"],
  ["a picture that does not come", ".item__hero img, .item__hero svg { visibility: hidden }"],
];

test.use({ contextOptions: { reducedMotion: "reduce" }, ...optionsOf(visit, "en") });
test.setTimeout(90_000);

test("moved, removed and recoloured parts are reported, and nothing else is", async ({
  customer,
  shop,
}) => {
  test.skip(Keeper.isTaking, "pictures are being taken");
  const { page } = customer;
  const look = async () => {};
  const { visitor } = await Walker.at({ customer, shop, locale: "en", look });
  await visitor.setUp({ contrast: "normal" });
  await visitor.begin();
  await visitor.openFirstDish();
  await visitor.chooseExtras();

  const before = await stableLayoutOf(page);
  const changes = async () => differences(await stableLayoutOf(page), before, TOLERANCE);
  expect(await changes()).toEqual([]);
  for (const [change, css, complaint] of MOVED) {
    const complaints = await withStyle(page, css, changes);
    expect.soft(complaints.join("\n"), change).toMatch(complaint);
  }
  // Who listens, or steps from one to the next, comes to the action before all that it is about.
  await page.evaluate(() => {
    const bar = document.querySelector(".screen__action:not([data-waiting] *)");
    bar?.parentElement?.prepend(bar);
  });
  expect((await changes()).join(), "another order for the ear").toMatch(/in another order/);
  await page.evaluate(() => {
    const bar = document.querySelector(".screen__action:not([data-waiting] *)");
    bar?.parentElement?.append(bar);
  });
  expect(await changes()).toEqual([]);

  const scaler = await page.context().newPage();
  await page.bringToFront();
  if (!Keeper.at(LOOK, scaler).hasPictures) return;
  const compare = async () => {
    const picture = await smallPicture(page, scaler);
    expect(picture).toMatchSnapshot(pictureOf(LOOK, "item").split("/"), PIXELS);
  };
  await compare();
  for (const [change, css] of COLOURED) {
    const complaints = await withStyle(page, css, () =>
      compare().then(
        () => false,
        () => true,
      ),
    );
    expect.soft(complaints, change).toBe(true);
    expect.soft(await withStyle(page, css, changes), `${change}: nothing moved`).toEqual([]);
  }
});
