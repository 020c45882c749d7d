import { expect } from "@playwright/test";
import { type Walk, type Walkthrough, WITHOUT_LOYALTY } from "./walk.ts";

/** A part of a dish's name, as it can be typed in the languages in which the restaurant has names. */
const SEARCHED: Readonly<Record<string, string>> = { en: "soup", de: "supp", ar: "شورب" };

/** Dishes in a drawer, the search, a combo step by step, and the offer of one. */
export const choosing: Walk = {
  name: "choosing",
  looks: 9,
  sandboxState: { configuration: WITHOUT_LOYALTY },

  async walk(walkthrough) {
    const { look, customer } = walkthrough;
    const { menu } = customer;
    await walkthrough.ready();
    await customer.begin();
    await menu.show("sides");
    await menu.reveal(menu.popup("sides-dips"));
    await menu.popup("sides-dips").tap();
    await expect(menu.sheet("sides-dips").getByRole("article").first()).toBeVisible();
    await look("drawer");
    await customer.button("menu:popupDone").tap();
    await expect(menu.sheet("sides-dips")).toBeHidden();
    await search(walkthrough);
    await buildCombo(walkthrough);
    await menu.show("burgers");
    await menu.open("burger-barley");
    await customer.item.goOn();
    await menu.expectShown();
    await expect(menu.offer).toBeVisible();
    await look("offer of a combo");
  },
};

/** Menu → menu, by the search. */
async function search({ look, customer }: Walkthrough): Promise<void> {
  const { menu, keyboard, locale } = customer;
  await menu.openSearch();
  await look("search");
  const letters = SEARCHED[locale] ?? "";
  await keyboard.type(letters);
  if (letters !== "") {
    await expect(menu.results.first()).toBeAttached();
    await look("search with dishes");
  }
  // No dish has the same rare letter four times.
  for (const _ of "four") await keyboard.letters.first().tap();
  await expect(menu.results).toHaveCount(0);
  await look("search for nothing there is");
  await customer.goBack();
  await menu.expectShown();
}

/** Menu → menu, with a lunch tray in the order. */
async function buildCombo({ look, customer }: Walkthrough): Promise<void> {
  const { menu, combo } = customer;
  await menu.show("burgers");
  await menu.openCombo("combo-lunch-tray");
  await combo.expectAt("combo-lunch-tray-burger");
  await look("combo");
  await combo.goOn();
  await combo.expectAt("combo-lunch-tray-side");
  await look("combo, the side");
  await combo.goOn();
  await combo.expectAt("combo-lunch-tray-drink");
  await combo.goOn();
  await expect(combo.gap).toBeVisible();
  await look("combo, a drink missing");
  await combo.picks.first().getByRole("button").tap();
  await combo.goOn();
  await menu.expectShown();
  await look("menu with a combo");
}
