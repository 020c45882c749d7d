/** The pictures of docs/look.md: a visit at each fictitious outlet that has a menu and nothing else. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { OUTLETS, type OutletName, startOutlet } from "../../e2e/look/outlets.ts";
import { Customer } from "../../e2e/pages/customer.ts";
import { root } from "../running/processes.ts";

const FOLDER = join(root, "docs", "images", "look");
/** When animations have ended. */
const STILL_AFTER_MS = 1_200;

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

/** Takes start, menu, dish, review and number of every outlet; `open` opens a page at an address. */
export async function takeLook(folder: string, open: (url: string) => Promise<Page>) {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of Object.keys(OUTLETS).filter(isOutlet)) {
    const outlet = await startOutlet(name, join(folder, name));
    try {
      const page = await open(outlet.url);
      const { language: locale, restaurant } = outlet;
      await visit(await Customer.at(page, { locale, restaurant }), name);
      await page.close();
    } finally {
      await outlet.close();
    }
  }
}

function isOutlet(name: string): name is OutletName {
  return name in OUTLETS;
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

async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(STILL_AFTER_MS);
}

async function picture(page: Page, name: string): Promise<void> {
  await rest(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.error(`docs/images/look/${name}.png`);
}
