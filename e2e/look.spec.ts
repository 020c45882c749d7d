/** Outlets with a name and a menu and nothing else, and with what they add: photos, a brand, choices of staff. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { BRANDS, photographed, photosOf } from "./look/brands.ts";
import type { Outlet } from "./look/outlet.ts";
import { BURGERS_KUWAIT } from "./look/outlets/burgers-kuwait.ts";
import { CAFE_PARIS } from "./look/outlets/cafe-paris.ts";
import { KEBAB_BERLIN } from "./look/outlets/kebab-berlin.ts";
import { NOODLES_CHENGDU } from "./look/outlets/noodles-chengdu.ts";
import { SUSHI_WARSAW } from "./look/outlets/sushi-warsaw.ts";
import { atOutlet, OUTLET_NAMES, QUEUE_NUMBER } from "./look/outlets.ts";
import { expect, test } from "./pages/fixtures.ts";
import { VIEWPORTS } from "./support/display-modes.ts";

type Visit = {
  readonly outlet: Outlet;
  readonly language: string;
  readonly category: string;
  /** Its name says what it is, and it needs no choice. */
  readonly dish: string;
  /** The picture of the library that shows it. */
  readonly picture: string;
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
    picture: "soup-onion",
    price: /^9,50\s€$/u,
    unknown: ["savoury", "tilleuls"],
  },
  {
    outlet: KEBAB_BERLIN,
    language: "de",
    category: "oven",
    dish: "lahmacun",
    picture: "lahmacun",
    price: /^5,00\s€$/u,
    unknown: ["plates", "mahalle-plate"],
  },
  {
    outlet: SUSHI_WARSAW,
    language: "pl",
    category: "maki",
    dish: "maki-cucumber",
    picture: "maki-cucumber",
    price: /^17,00\szł$/u,
    unknown: ["maki", "syrenka"],
  },
  {
    outlet: BURGERS_KUWAIT,
    language: "ar",
    category: "shakes",
    dish: "vanilla-shake",
    picture: "milkshake-vanilla",
    price: /1\.350/u,
    unknown: ["beef", "sea-wave"],
  },
  {
    outlet: NOODLES_CHENGDU,
    language: "zh-Hans",
    category: "rice-dishes",
    dish: "fried-rice",
    picture: "fried-rice",
    price: /16\.00/u,
    unknown: ["noodles", "alley"],
  },
];

const DRAWING = /^media\/library\/[a-z-]+\.svg$/;
const drawing = (picture: string) => new RegExp(`/${picture}\\.svg$`);
const PHOTO = /media\/photos\/[0-9a-f]{64}-small\.webp$/;
const SWEETS =
  CAFE_PARIS.categories.find(({ id }) => id === "sweet")?.dishes.map(({ id }) => id) ?? [];

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

      test(`a dish has its picture, and one that nobody can guess its name, ${orientation}`, async ({
        customer,
      }) => {
        const { page, menu } = customer;
        await page.setViewportSize(viewport);
        await customer.begin();
        const [category, dish] = visit.unknown;
        await menu.show(category);
        await expect(menu.card(dish)).toBeVisible();
        await expect(menu.picture(dish)).toHaveCount(0);
        await menu.show(visit.category);
        const picture = menu.picture(visit.dish);
        await expect(picture).toHaveAttribute("src", drawing(visit.picture));
        await picture.scrollIntoViewIfNeeded();
        await expectDrawn(picture);
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

test.describe("an outlet with a brand and photos", () => {
  const folder = photosOf("cafe-paris", mkdtempSync(join(tmpdir(), "kiosk-e2e-look-")), [
    "espresso",
    "orange-juice",
  ]);
  writeFileSync(join(folder, "croissant.jpg"), "no photo");
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const brand = BRANDS["cafe-paris"];
  test.use(atOutlet("cafe-paris", "fr", { brand, photos: folder }));

  for (const [orientation, viewport] of Object.entries(VIEWPORTS)) {
    test(`shows its logo and its colour, its photos, and drawings beside them, ${orientation}`, async ({
      customer,
    }) => {
      const { page, start, menu, item } = customer;
      await page.setViewportSize(viewport);
      await start.expectShown();
      await expectDrawn(page.locator(".attract__mark"));
      expect(await propertyOf(page, "--accent")).toBe(brand.accent);
      await customer.begin();
      await menu.show("cold-drinks");
      const photo = menu.picture("orange-juice");
      await expect(photo).toHaveAttribute("src", PHOTO);
      await expectDrawn(photo);
      await expect(menu.picture("sparkling")).toHaveAttribute("src", DRAWING);
      await menu.show("bakery");
      await expect(menu.picture("croissant")).toHaveAttribute("src", DRAWING);
      await menu.show("hot-drinks");
      await expect(menu.picture("espresso")).toHaveAttribute("src", PHOTO);
      await menu.open("espresso");
      await expectDrawn(item.hero.locator("img[src*='media/photos/']"));
    });
  }
});

test("each outlet has ten photos of dishes on its menu", () => {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-e2e-ten-"));
  for (const name of OUTLET_NAMES) {
    expect(readdirSync(photosOf(name, join(folder, name))), name).toHaveLength(10);
    expect([...photographed(name).values()].flat(), name).toHaveLength(10);
  }
  rmSync(folder, { recursive: true });
});

test.describe("what staff chose", () => {
  test.use({
    ...atOutlet("cafe-paris", "fr"),
    look: {
      pictures: {
        "onion-soup": { kind: "drawing", picture: "soup-tomato" },
        tilleuls: { kind: "drawing", picture: "croissant" },
        "quiche-lorraine": { kind: "none" },
        ...Object.fromEntries(SWEETS.map((id) => [id, { kind: "none" as const }])),
      },
    },
  });

  test("is shown in place of what the kiosk would have chosen", async ({ customer }) => {
    const { menu } = customer;
    await customer.begin();
    await menu.show("savoury");
    await expect(menu.picture("onion-soup")).toHaveAttribute("src", drawing("soup-tomato"));
    await expect(menu.picture("tilleuls")).toHaveAttribute("src", drawing("croissant"));
    await expect(menu.card("quiche-lorraine")).toBeVisible();
    await expect(menu.picture("quiche-lorraine")).toHaveCount(0);
  });

  test("leaves no tab bare, even of a category without any picture", async ({ customer }) => {
    const { menu } = customer;
    await customer.begin();
    await menu.show("sweet");
    for (const id of SWEETS) await expect(menu.picture(id)).toHaveCount(0);
    await expect(menu.tab("sweet").locator("img")).toHaveAttribute("src", /\/emblem-/);
  });
});

test.describe("a logo that is none", () => {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-e2e-logo-"));
  const logo = join(folder, "logo.svg");
  writeFileSync(logo, "no logo");
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
  test.use(atOutlet("cafe-paris", "fr", { brand: { ...BRANDS["cafe-paris"], logo } }));

  test("leaves the name alone on the start screen", async ({ customer: { page, start } }) => {
    await expect(start.outletName).toHaveText(CAFE_PARIS.name);
    await expect(page.locator(".attract__mark")).toHaveCount(0);
  });
});

async function propertyOf(page: Page, property: string): Promise<string> {
  return await page.evaluate(
    (name) => getComputedStyle(document.body).getPropertyValue(name).trim(),
    property,
  );
}

/** Each picture has arrived: its address leads to an image. */
async function expectDrawn(pictures: Locator): Promise<void> {
  const widths = () =>
    pictures.evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    );
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
}
