/** What `visual.spec.ts` finds: changes of each kind, planted into a screen that has none. */
import { pictureOf } from "./support/baselines.ts";
import { Keeper, PIXELS, TOLERANCE } from "./support/keeper.ts";
import { expect, test } from "./support/kiosk.ts";
import { differences, settledLayoutOf } from "./support/layout.ts";
import { smallPicture } from "./support/picture.ts";
import { withStyle } from "./support/style-plant.ts";
import { visit } from "./support/walks/visit.ts";
import { optionsOf, Walker } from "./support/walks/walk.ts";

const LOOK = "visit/en-portrait";

/** What is planted, and the complaint that has to come of it. */
const MOVED: readonly (readonly [change: string, css: string, complaint: RegExp])[] = [
  [
    "a margin of the next size",
    ".menu__heading { margin-block-end: calc(1.6rem + 16px) !important }",
    /product .* instead of product/,
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
  ["a page too wide", ".top-bar { inline-size: 1200px }", /overflow-\d/],
  [
    "words wider than their button",
    ".button--main { inline-size: 120px !important; white-space: nowrap; overflow: hidden }",
    /main-button!/,
  ],
];

const COLOURED: readonly (readonly [change: string, css: string])[] = [
  ["another colour of the main action", ".button--main { background: #2d6f63 !important }"],
  ["another ground", ".screen { background: #fff !important }"],
  ["pictures that do not come", ".product .dish { visibility: hidden }"],
];

test.use({ contextOptions: { reducedMotion: "reduce" }, ...optionsOf(visit, "en") });
test.setTimeout(90_000);

test("what moved, what went and what has another colour is told, and nothing else is", async ({
  customer,
  shop,
}) => {
  test.skip(Keeper.isTaking, "pictures are being taken");
  const { page } = customer;
  const look = async () => {};
  const { visitor } = await Walker.at({ customer, shop, locale: "en", contrast: "normal", look });
  await visitor.setUp({ contrast: "normal" });
  await visitor.begin();

  const before = await settledLayoutOf(page);
  const changes = async () => differences(await settledLayoutOf(page), before, TOLERANCE);
  expect(await changes()).toEqual([]);
  for (const [change, css, complaint] of MOVED) {
    const told = await withStyle(page, css, changes);
    expect.soft(told.join("\n"), change).toMatch(complaint);
  }
  await page.evaluate(() => {
    const bar = document.querySelector(".screen__action");
    bar?.prepend(...bar.querySelectorAll(".button--main"));
  });
  expect((await changes()).join(), "another order for the ear").toMatch(/in another order/);
  await page.evaluate(() => {
    const bar = document.querySelector(".screen__action");
    bar?.append(...bar.querySelectorAll(".button--main"));
  });
  expect(await changes()).toEqual([]);

  const scaler = await page.context().newPage();
  if (!Keeper.at(LOOK, scaler).hasPictures) return;
  const compare = async () => {
    const picture = await smallPicture(page, scaler);
    expect(picture).toMatchSnapshot(pictureOf(LOOK, "menu").split("/"), PIXELS);
  };
  await compare();
  for (const [change, css] of COLOURED) {
    const told = await withStyle(page, css, () =>
      compare().then(
        () => false,
        () => true,
      ),
    );
    expect.soft(told, change).toBe(true);
    expect.soft(await withStyle(page, css, changes), `${change}: nothing moved`).toEqual([]);
  }
});
