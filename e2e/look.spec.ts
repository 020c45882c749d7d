/** Outlets that have a name and a menu and nothing else: no pictures, no logo, no colour, no points. */
import type { Locator } from "@playwright/test";
import type { Outlet } from "./look/outlet.ts";
import { BURGERS_KUWAIT } from "./look/outlets/burgers-kuwait.ts";
import { CAFE_PARIS } from "./look/outlets/cafe-paris.ts";
import { KEBAB_BERLIN } from "./look/outlets/kebab-berlin.ts";
import { NOODLES_CHENGDU } from "./look/outlets/noodles-chengdu.ts";
import { SUSHI_WARSAW } from "./look/outlets/sushi-warsaw.ts";
import { atOutlet, QUEUE_NUMBER } from "./look/outlets.ts";
import { expect, test } from "./pages/fixtures.ts";
import { VIEWPORTS } from "./support/display-modes.ts";

type Visit = {
  readonly outlet: Outlet;
  readonly language: string;
  readonly category: string;
  /** Its name says what it is, and it needs no choice. */
  readonly dish: string;
  /** As the kiosk writes it. */
  readonly price: RegExp;
  /** A dish whose name says nothing, and its category. */
  readonly unknown: readonly [category: string, dish: string];
};

const VISITS: readonly Visit[] = [
  {
    outlet: CAFE_PARIS,
    language: "fr",
    category: "savoury",
    dish: "onion-soup",
    price: /^9,50\s€$/u,
    unknown: ["savoury", "tilleuls"],
  },
  {
    outlet: KEBAB_BERLIN,
    language: "de",
    category: "oven",
    dish: "lahmacun",
    price: /^5,00\s€$/u,
    unknown: ["plates", "mahalle-plate"],
  },
  {
    outlet: SUSHI_WARSAW,
    language: "pl",
    category: "maki",
    dish: "maki-cucumber",
    price: /^17,00\szł$/u,
    unknown: ["maki", "syrenka"],
  },
  {
    outlet: BURGERS_KUWAIT,
    language: "ar",
    category: "shakes",
    dish: "vanilla-shake",
    price: /1\.350/u,
    unknown: ["beef", "sea-wave"],
  },
  {
    outlet: NOODLES_CHENGDU,
    language: "zh-Hans",
    category: "rice-dishes",
    dish: "fried-rice",
    price: /16\.00/u,
    unknown: ["noodles", "alley"],
  },
];

/** A table with less on it looks as if something were missing. */
const LEAST_ON_TABLE = 3;

for (const { outlet, language, ...visit } of VISITS) {
  test.describe(`${outlet.name} in ${language}`, () => {
    test.use(atOutlet(outlet, language));

    for (const [orientation, viewport] of Object.entries(VIEWPORTS)) {
      test(`the start screen has the outlet's name and a full table, ${orientation}`, async ({
        customer,
      }) => {
        const { page, start } = customer;
        await page.setViewportSize(viewport);
        await start.expectShown();
        await expect(start.outletName).toHaveText(outlet.name);
        await expect(start.outletName).toBeInViewport({ ratio: 1 });
        await expect.poll(() => start.dishes.count()).toBeGreaterThanOrEqual(LEAST_ON_TABLE);
        await expectDrawn(start.dishes);
        for (const dish of await start.dishes.all()) await expect(dish).toBeInViewport();
      });

      test(`a dish that nobody can guess is shown by its name, ${orientation}`, async ({
        customer,
      }) => {
        const { page, menu } = customer;
        await page.setViewportSize(viewport);
        await customer.begin();
        const [category, dish] = visit.unknown;
        await menu.show(category);
        await expect(menu.card(dish)).toBeVisible();
        await expect(menu.picture(dish)).toHaveCount(0);
      });
    }

    test("a visit leads from the menu alone to a number", async ({ customer }) => {
      await customer.begin();
      await customer.menu.show(visit.category);
      await expect(customer.menu.price(visit.dish)).toHaveText(visit.price);
      await customer.order(visit.dish);
      await customer.reviewOrder();
      await customer.review.expectShown();
      await customer.review.goToPay();
      await customer.payWith("approved");
      expect(await customer.done.queueNumber()).toBe(String(QUEUE_NUMBER));
    });
  });
}

/** Each picture has arrived: its address leads to an image. */
async function expectDrawn(pictures: Locator): Promise<void> {
  const widths = () =>
    pictures.evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    );
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
}
