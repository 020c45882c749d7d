import type { Locator } from "@playwright/test";
import { expect } from "../kiosk.ts";
import { BURGERS, SIDES, type Walk, type Walker, WITHOUT_LOYALTY } from "./walk.ts";

/** A part of a dish's name, as it can be typed in the languages in which the restaurant has names. */
const SEARCHED: Readonly<Record<string, string>> = { en: "soup", de: "supp", ar: "شورب" };

/** Dishes that stand in a drawer, the search, a combo step by step, and the offer of one. */
export const choosing: Walk = {
  name: "choosing",
  looks: 9,
  sandboxState: { configuration: WITHOUT_LOYALTY },

  async walk(walker) {
    const { page, look } = walker;
    await walker.ready();
    await walker.visitor.begin();
    await page.locator(".rail__tab").nth(SIDES).tap();
    await reveal(page.locator(".popup-card__open"), page.locator(".product"));
    await page.locator(".popup-card__open").tap();
    await expect(page.getByRole("dialog").locator(".product").first()).toBeVisible();
    await look("drawer");
    await page.locator(".popup-sheet .button--main").tap();
    await expect(page.getByRole("dialog")).toBeHidden();
    await search(walker);
    await buildCombo(walker);
    await page.locator(".rail__tab").nth(BURGERS).tap();
    await page.locator(".product--item .product__open").first().tap();
    await walker.expectTitle("menu:item.title");
    await walker.pressMain();
    await walker.expectTitle("menu:title");
    await expect(page.locator(".offer")).toBeVisible();
    await look("offer of a combo");
  },
};

/** Scrolls down a list, of which only what is near is drawn, until something of it is there. */
async function reveal(wanted: Locator, products: Locator): Promise<void> {
  await expect(async () => {
    await products.last().scrollIntoViewIfNeeded();
    await expect(wanted).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

/** Menu → menu, by the search. */
async function search(walker: Walker): Promise<void> {
  const { page, look } = walker;
  await page.locator(".rail__search").tap();
  await walker.expectTitle("menu:search.title");
  await look("search");
  const letters = [...(SEARCHED[walker.locale] ?? "")];
  for (const letter of letters) await touchKey(walker, `[data-skbtn="${letter}"]`);
  if (letters.length > 0) {
    // On a lowered screen the keyboard leaves room for how many there are.
    await expect(page.locator(".search .product").first()).toBeAttached();
    await look("search with dishes");
  }
  // No dish has the same rare letter four times.
  for (const _ of "four") await touchKey(walker, "[data-skbtn]:not([data-skbtn^='{'])");
  await expect(page.locator(".product")).toHaveCount(0);
  await look("search for nothing there is");
  await walker.press("common:back");
  await walker.expectTitle("menu:title");
}

async function touchKey({ page }: Walker, key: string): Promise<void> {
  await page.locator(`.keyboard ${key}`).first().tap();
}

/** Menu → menu, with a lunch tray in the order. */
async function buildCombo(walker: Walker): Promise<void> {
  const { page, look } = walker;
  const step = (place: number) =>
    expect(page.locator(".combo-tab").nth(place)).toHaveAttribute("aria-current", "step");
  await page.locator(".rail__tab").nth(BURGERS).tap();
  await page.locator(".product--combo .product__open").first().tap();
  await step(0);
  await look("combo");
  await walker.pressMain();
  await step(1);
  await look("combo, the side");
  await walker.pressMain();
  await step(2);
  await walker.pressMain();
  await expect(page.locator(".step__message")).toBeVisible();
  await look("combo, a drink missing");
  await page.locator(".pick").first().tap();
  await walker.pressMain();
  await walker.expectTitle("menu:title");
  await look("menu with a combo");
}
