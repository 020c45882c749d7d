import { expect, type Locator } from "@playwright/test";
import { ItemPage } from "./item.ts";
import { Screen } from "./screen.ts";

/** Dishes by category, in a popup, or found by a word. */
export class MenuPage extends Screen {
  get categories(): Locator {
    return this.page.getByRole("navigation", { name: this.say("menu:categories"), exact: true });
  }

  /** The tabs of the categories. */
  get tabs(): Locator {
    return this.categories.getByRole("listitem").getByRole("button");
  }

  tab(categoryId: string): Locator {
    return this.tabs.filter({ hasText: this.name(categoryId) });
  }

  /** The cards of dishes and combos. */
  get cards(): Locator {
    return this.page.getByRole("article").filter({ hasNot: this.page.locator("[aria-haspopup]") });
  }

  /** What a search has found, also where the keyboard of a lowered screen leaves room only for how many there are. */
  get results(): Locator {
    return this.page.getByRole("article", { includeHidden: true });
  }

  /** Their names, in the order of the list. */
  get names(): Locator {
    return this.cards.getByRole("heading", { level: 3 });
  }

  /** All names of a list that fits the screen: it grows from the top, part by part. */
  async allNames(): Promise<string[]> {
    const entries = this.page.getByRole("main").locator("[aria-setsize]");
    await expect(entries).toHaveCount(Number(await entries.first().getAttribute("aria-setsize")));
    return await this.names.allInnerTexts();
  }

  card(productId: string): Locator {
    const name = this.page.getByRole("heading", {
      level: 3,
      name: this.name(productId),
      exact: true,
    });
    return this.cards.filter({ has: name });
  }

  /** The titles of subcategories. */
  get parts(): Locator {
    return this.page.getByRole("main").locator("section > h3");
  }

  /** The first line of a dish's description. */
  note(productId: string): Locator {
    return this.card(productId).getByRole("paragraph").first();
  }

  /** The picture of the dish itself on its card, not its category's emblem. Decoration: the name is beside it. */
  picture(productId: string): Locator {
    return this.card(productId).locator("img:not([src*='/emblem-'])");
  }

  price(productId: string): Locator {
    return this.card(productId).getByRole("paragraph").last();
  }

  /** The card's button that adds the default configuration; it shows how many there are. */
  plus(productId: string): Locator {
    return this.card(productId).getByRole("button").last();
  }

  /** The card that opens a subcategory over the menu. */
  popup(categoryId: string): Locator {
    return this.page.getByRole("button", { name: this.name(categoryId), exact: true });
  }

  popupCard(categoryId: string): Locator {
    return this.page.getByRole("article").filter({ has: this.popup(categoryId) });
  }

  /** A subcategory that is open over the menu. */
  sheet(categoryId: string): Locator {
    return this.page.getByRole("dialog", { name: this.name(categoryId) });
  }

  get search(): Locator {
    return this.button("menu:search.open");
  }

  /** The question whether a dish becomes a combo. */
  get offer(): Locator {
    return this.page.getByRole("region", { name: this.say("combo:offer.label") });
  }

  async expectShown(): Promise<void> {
    await this.expectTitle("menu:title");
  }

  /** Menu → menu, at that category. */
  async show(categoryId: string): Promise<void> {
    await this.press(this.tab(categoryId));
    await expect(this.tab(categoryId)).toHaveAttribute("aria-current", "true");
    const name = this.name(categoryId);
    await expect(this.page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  }

  /** Menu → item sheet. */
  async open(itemId: string): Promise<void> {
    await this.press(this.openButton(itemId));
    await expect(new ItemPage(this.context).dish(itemId)).toBeVisible();
  }

  /** Menu → combo. */
  async openCombo(comboId: string): Promise<void> {
    await this.press(this.openButton(comboId));
    await this.expectCombo(comboId);
  }

  /** Menu with an offer → combo. */
  async acceptOffer(comboId: string): Promise<void> {
    await this.press(this.button("combo:offer.accept"));
    await this.expectCombo(comboId);
  }

  /** Menu → search. */
  async openSearch(): Promise<void> {
    await this.press(this.search);
    await expect(this.title("menu:search.title")).toBeVisible();
  }

  /** Scrolls down a list, of which only what is near is rendered, until something is there. */
  async reveal(wanted: Locator): Promise<void> {
    await expect(async () => {
      await this.cards.last().scrollIntoViewIfNeeded();
      await expect(wanted).toBeVisible({ timeout: 500 });
    }).toPass();
  }

  /** The name on a card opens the dish. */
  private openButton(productId: string): Locator {
    return this.card(productId).getByRole("button").first();
  }

  private async expectCombo(comboId: string): Promise<void> {
    const name = this.name(comboId);
    await expect(this.page.getByRole("heading", { level: 1, name, exact: true })).toBeFocused();
  }
}
