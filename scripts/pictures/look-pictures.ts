/** The pictures of docs/look.md: each fictitious outlet with its menu alone, and with a brand and photos. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { BRANDS, photographed, photosOf } from "../../e2e/look/brands.ts";
import { atOutlet, OUTLET_NAMES, type OutletName, startOutlet } from "../../e2e/look/outlets.ts";
import { Customer } from "../../e2e/pages/customer.ts";
import { root } from "../running/processes.ts";
import { rest } from "./rest.ts";

const FOLDER = join(root, "docs", "images", "look");
/** A dish to open, with choices, and what else is ordered: dishes that need none. */
type Order = {
  readonly category: string;
  readonly dish: string;
  readonly choices: readonly string[];
  readonly also: readonly (readonly [category: string, dish: string])[];
};

const ORDERS: Readonly<Record<OutletName, Order>> = {
  "kebab-berlin": {
    category: "doner",
    dish: "doner-bread",
    choices: ["garlic", "hot"],
    also: [
      ["sides", "lentil-soup"],
      ["drinks", "ayran"],
    ],
  },
  "sushi-warsaw": {
    category: "maki",
    dish: "california",
    choices: ["ginger", "wasabi"],
    also: [
      ["hot", "miso"],
      ["drinks", "green-tea"],
    ],
  },
  "cafe-paris": {
    category: "hot-drinks",
    dish: "cappuccino",
    choices: ["oat-milk"],
    also: [
      ["bakery", "croissant"],
      ["savoury", "onion-soup"],
    ],
  },
  "burgers-kuwait": {
    category: "beef",
    dish: "cheese",
    choices: ["well-done", "avocado"],
    also: [
      ["sides", "onion-rings"],
      ["shakes", "strawberry-shake"],
    ],
  },
};

/** The category that is shown with a brand: it has photos and drawings. */
const SHOWN_BRANDED: Readonly<Record<OutletName, string>> = {
  "kebab-berlin": "sides",
  "sushi-warsaw": "wok",
  "cafe-paris": "sweet",
  "burgers-kuwait": "sides",
};

/** Takes start, menu, dish, review and number of every outlet; `open` opens a page at an address. */
export async function takeLook(folder: string, open: (url: string) => Promise<Page>) {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of OUTLET_NAMES) {
    await atKiosk(atOutlet(name), join(folder, name), open, (customer) => visit(customer, name));
    const photos = photosOf(name, join(folder, `${name}-photos`));
    const branded = atOutlet(name, undefined, { brand: BRANDS[name], photos });
    await atKiosk(branded, join(folder, `${name}-branded`), open, (customer) =>
      glance(customer, name),
    );
  }
}

async function atKiosk(
  options: ReturnType<typeof atOutlet>,
  folder: string,
  open: (url: string) => Promise<Page>,
  use: (customer: Customer) => Promise<void>,
): Promise<void> {
  const outlet = await startOutlet(options, folder);
  try {
    const page = await open(outlet.url);
    await use(
      await Customer.at(page, { locale: options.language, restaurant: options.restaurant }),
    );
    await page.close();
  } finally {
    await outlet.close();
  }
}

async function visit(customer: Customer, name: OutletName): Promise<void> {
  const { page, menu, item, review, done } = customer;
  const { category, dish, choices, also } = ORDERS[name];
  await customer.start.expectShown();
  await picture(page, `${name}-start`);
  await customer.begin();
  await picture(page, `${name}-menu`);
  await menu.show(category);
  await menu.open(dish);
  await item.choose(...choices);
  await picture(page, `${name}-item`);
  await item.goOn();
  await menu.expectShown();
  for (const [otherCategory, otherDish] of also) {
    await menu.show(otherCategory);
    await customer.press(menu.plus(otherDish));
    await rest(page);
  }
  await customer.reviewOrder();
  await review.expectShown();
  await picture(page, `${name}-review`);
  await review.goToPay();
  await customer.payWith("approved");
  await done.queueNumber();
  await picture(page, `${name}-number`);
}

/** The start screen of an outlet with a brand, and a part of its menu. */
async function glance(customer: Customer, name: OutletName): Promise<void> {
  const { page, menu } = customer;
  await customer.start.expectShown();
  // Photos are converted in the background.
  await customer.begin();
  for (const [category, dishes] of photographed(name)) {
    await menu.show(category);
    for (const dish of dishes)
      await menu.picture(dish).and(page.locator("[src*='media/photos/']")).waitFor();
  }
  await menu.show(SHOWN_BRANDED[name]);
  await picture(page, `${name}-branded-menu`);
  await page.reload();
  await customer.start.expectShown();
  await picture(page, `${name}-branded-start`);
}

async function picture(page: Page, name: string): Promise<void> {
  await rest(page);
  const png = await page.screenshot();
  // Few colours are enough at this size, and a third of the bytes.
  await sharp(png)
    .png({ palette: true, effort: 10 })
    .toFile(join(FOLDER, `${name}.png`));
  console.error(`docs/images/look/${name}.png`);
}
