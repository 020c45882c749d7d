import { expect, type Locator, type Page } from "@playwright/test";
import { words } from "./words.ts";

/** The screen on which a phone number is typed, in any language. */
export class PhoneScreen {
  readonly page: Page;
  readonly say: (key: string) => string;

  constructor(page: Page, locale = "en") {
    this.page = page;
    const say = words(locale);
    this.say = (key) => say(`identify:${key}`);
  }

  /** The main action, by its words. */
  action(key: string): Locator {
    return this.page.getByRole("button", { name: this.say(key), exact: true }).last();
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: this.say("heading") })).toBeVisible();
  }

  async type(national: string): Promise<void> {
    await this.isShown();
    for (const digit of national) {
      await this.page.getByRole("button", { name: digit, exact: true }).tap();
    }
  }

  async clear(): Promise<void> {
    await this.page.getByRole("button", { name: this.say("clear"), exact: true }).tap();
  }

  /** Ticks the box without which no number is sent. */
  async acceptTerms(): Promise<void> {
    await this.page.getByRole("checkbox").first().tap();
  }

  async tickChannel(channel: string): Promise<void> {
    await this.page.getByRole("checkbox", { name: this.say(`consent.${channel}`) }).tap();
  }

  /** Phone → consent, where the outlet asks in two steps. */
  async goOn(): Promise<void> {
    await this.action("continue").tap();
    await expect(this.page.getByRole("heading", { name: this.say("consent.title") })).toBeVisible();
  }

  /** → review, or an explanation on this screen. */
  async find(): Promise<void> {
    await this.action("find").tap();
  }

  async openCountries(): Promise<Locator> {
    await this.page.locator(".phone-field__country").tap();
    const sheet = this.page.getByRole("dialog");
    await expect(sheet.getByRole("heading", { name: this.say("countries.title") })).toBeVisible();
    return sheet;
  }
}
