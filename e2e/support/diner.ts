import { expect, type Locator, type Page } from "@playwright/test";
import { Customer } from "./customer.ts";
import { titleOf } from "./restaurant.ts";
import { type Say, sayIn } from "./say.ts";

/** Somebody who fills a basket, by the products' ids. Each step ends on the screen that its comment names. */
export class Diner {
  readonly page: Page;
  readonly say: Say;
  readonly #locale: string;

  private constructor(page: Page, locale: string, say: Say) {
    this.page = page;
    this.#locale = locale;
    this.say = say;
  }

  /** `words`: whose catalogue the page speaks, where that is the test language. */
  static async at(page: Page, locale: string, words = locale): Promise<Diner> {
    return new Diner(page, locale, await sayIn(words));
  }

  /** What the restaurant calls one of its items, combos, categories, modifiers or steps. */
  name(id: string): string {
    return titleOf(id, this.#locale);
  }

  button(key: string, values: Record<string, unknown> = {}): Locator {
    return this.page.getByRole("button", { name: this.say(key, values), exact: true }).last();
  }

  /** A text of the catalogue, wherever it stands. */
  text(key: string, values: Record<string, unknown> = {}): Locator {
    return this.page.getByText(this.say(key, values));
  }

  /** The one action that moves on. */
  get main(): Locator {
    return this.page.locator(".screen__action .button--main:visible");
  }

  title(words: string): Locator {
    return this.page.getByRole("heading", { level: 1, name: words });
  }

  /** Attract → menu. */
  async begin(): Promise<void> {
    await this.page.locator(".order-type-card").first().tap();
    await expect(this.title(this.say("menu:title"))).toBeFocused();
  }

  /** Any screen → the one before it. */
  async back(): Promise<void> {
    await this.button("common:back").first().tap();
  }

  /** Menu → item sheet. */
  async open(categoryId: string, itemId: string): Promise<void> {
    await this.show(categoryId);
    await this.page
      .locator(".product")
      .filter({ hasText: this.name(itemId) })
      .first()
      .tap();
    await expect(
      this.page.getByRole("heading", { level: 2, name: this.name(itemId) }),
    ).toBeVisible();
  }

  /** Menu → builder. */
  async openCombo(categoryId: string, comboId: string): Promise<void> {
    await this.show(categoryId);
    await this.page
      .locator(".product__open")
      .filter({ hasText: this.name(comboId) })
      .tap();
    await expect(this.title(this.name(comboId))).toBeFocused();
  }

  /** Menu → menu, by the item's sheet. */
  async add(categoryId: string, itemId: string, ...modifierIds: readonly string[]): Promise<void> {
    await this.open(categoryId, itemId);
    await this.choose(...modifierIds);
    await this.pressMain();
    await expect(this.title(this.say("menu:title"))).toBeFocused();
  }

  /** Menu → menu, at that category. */
  async show(categoryId: string): Promise<void> {
    const tab = this.page
      .locator(".rail__tab")
      .filter({ hasText: this.name(categoryId) })
      .first();
    await tab.tap();
    await expect(tab).toHaveAttribute("aria-current", "true");
  }

  /** Item sheet or builder → the same, with these modifiers touched. */
  async choose(...modifierIds: readonly string[]): Promise<void> {
    for (const id of modifierIds) await this.option(id).tap();
  }

  /** A modifier that may be chosen. */
  option(modifierId: string): Locator {
    return this.page.locator(".option").filter({ hasText: this.name(modifierId) });
  }

  async pressMain(): Promise<void> {
    await this.main.tap();
  }

  /** The question whether a dish becomes a combo. */
  get offer(): Locator {
    return this.page.locator(".offer");
  }

  /** Menu with an offer → builder. */
  async acceptOffer(comboId: string): Promise<void> {
    await this.button("combo:offer.accept").tap();
    await expect(this.title(this.name(comboId))).toBeFocused();
  }

  /** A step's dish in the builder. */
  dish(itemId: string): Locator {
    return this.page.locator(".pick").filter({ hasText: this.name(itemId) });
  }

  /** A step's tab in the builder, with what is chosen there. */
  tab(stepId: string): Locator {
    return this.page.locator(".combo-tab").filter({ hasText: this.name(stepId) });
  }

  /** Builder → the same, at that step. */
  async expectStep(stepId: string): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 2 }).first()).toContainText(
      this.name(stepId),
    );
    await expect(this.tab(stepId)).toHaveAttribute("aria-current", "step");
  }

  /** Menu → review. */
  async review(): Promise<void> {
    await this.pressMain();
    await expect(this.title(this.say("checkout:review.title"))).toBeFocused();
  }

  /** A line of the receipt, by the name of its product. */
  line(productId: string): Locator {
    return this.page.locator(".line").filter({ hasText: this.name(productId) });
  }

  /** Review → item sheet or builder. */
  async changeLine(productId: string): Promise<void> {
    await this.line(productId).locator(".line__edit").tap();
    await this.line(productId)
      .getByRole("button", { name: this.say("checkout:review.choices") })
      .tap();
  }

  /** Review → done, paid by card. Returns the queue number. */
  async payAndGetNumber(): Promise<string> {
    await this.pay();
    await expect(this.page.locator(".queue-number")).toBeVisible({ timeout: 20_000 });
    return await this.page.locator(".queue-number").innerText();
  }

  /** Review → whatever follows the payment. */
  async pay(): Promise<void> {
    await this.pressMain();
    await expect(this.page.locator("iframe")).toBeVisible({ timeout: 20_000 });
    await new Customer(this.page).payWith("approved");
  }
}
