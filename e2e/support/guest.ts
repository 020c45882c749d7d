import { expect, type Locator, type Page } from "@playwright/test";
import { Customer, type TestCard } from "./customer.ts";
import { SOUP, titleOf } from "./restaurant.ts";
import { type Say, sayIn } from "./say.ts";

/**
 * Somebody who orders soup at a kiosk without loyalty, in the outlet's own language. Each step ends on the
 * screen that its comment names.
 */
export class Guest {
  readonly page: Page;
  readonly say: Say;
  readonly #locale: string;

  private constructor(page: Page, locale: string, say: Say) {
    this.page = page;
    this.#locale = locale;
    this.say = say;
  }

  static async at(page: Page, locale: string): Promise<Guest> {
    return new Guest(page, locale, await sayIn(locale));
  }

  button(key: string): Locator {
    return this.page.getByRole("button", { name: this.say(key) }).last();
  }

  heading(text: string, level?: number): Locator {
    return this.page.getByRole("heading", { name: text, ...(level && { level }) });
  }

  /** A text of the catalogue, wherever it stands. */
  text(key: string, values: Record<string, unknown> = {}): Locator {
    return this.page.getByText(this.say(key, values));
  }

  /** Attract → whatever follows the menu. */
  async chooseSoup(): Promise<void> {
    const name = titleOf(SOUP, this.#locale);
    await this.button("common:orderType.EAT_IN").tap();
    await this.page
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .first()
      .tap();
    await expect(this.heading(name, 2)).toBeVisible();
    await this.page.locator(".screen__action .button--main:visible").tap();
    await expect(this.heading(name, 2)).toBeHidden();
    await this.button("menu:review").tap();
  }

  /** Attract → review. */
  async orderSoup(): Promise<void> {
    await this.chooseSoup();
    await expect(this.heading(this.say("checkout:review.title"), 1)).toBeVisible();
  }

  /** Review → payment page, or not done. */
  async tapPay(): Promise<void> {
    await this.page.locator(".screen__action .button--main:visible").tap();
  }

  /** Review → payment page. */
  async goToPay(): Promise<void> {
    await this.tapPay();
    await expect(this.button("checkout:payment.cancel")).toBeVisible();
  }

  /** Payment page → whatever follows. */
  async payWith(card: TestCard = "approved"): Promise<void> {
    await new Customer(this.page).payWith(card);
  }

  /** Attract → done. Returns the queue number. */
  async orderAndPay(): Promise<string> {
    await this.orderSoup();
    await this.goToPay();
    await this.payWith();
    return await this.queueNumber();
  }

  /** Whatever comes before → done. Returns the queue number. */
  async queueNumber(): Promise<string> {
    const number = this.page.locator(".queue-number");
    await expect(number).toBeVisible({ timeout: 20_000 });
    return (await number.innerText()).trim();
  }

  /** Whatever comes before → checkout failed, with what it says of the money. */
  async expectCheckoutFailed(titleKey: string, moneyKey: string, values = {}): Promise<void> {
    await expect(this.text(titleKey, values)).toBeVisible({ timeout: 20_000 });
    await expect(this.text(moneyKey)).toBeVisible({ timeout: 20_000 });
  }
}
