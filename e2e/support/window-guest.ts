import { expect, type Locator, type Page } from "@playwright/test";
import { SOUP, titleOf } from "./restaurant.ts";
import { type Say, sayIn } from "./say.ts";
import type { Spoken } from "./words.ts";

/**
 * Somebody at the window of Electron's program who orders soup. They press and do not tap: Playwright taps only on pages
 * that it made itself. Each step ends where its comment says.
 */
export class WindowGuest {
  readonly page: Page;
  readonly say: Say;
  readonly #locale: Spoken;

  private constructor(page: Page, locale: Spoken, say: Say) {
    this.page = page;
    this.#locale = locale;
    this.say = say;
  }

  static async at(page: Page, locale: Spoken = "en"): Promise<WindowGuest> {
    return new WindowGuest(page, locale, await sayIn(locale));
  }

  button(key: string): Locator {
    return this.page.getByRole("button", { name: this.say(key) }).last();
  }

  /** Start → review. */
  async orderSoup(): Promise<void> {
    const name = titleOf(SOUP, this.#locale);
    await this.button("common:orderType.EAT_IN").click();
    const dish = this.page.getByRole("button", { name: new RegExp(`^${name}`) });
    await dish.first().click();
    const sheet = this.page.getByRole("heading", { name, level: 2 });
    await expect(sheet).toBeVisible();
    await this.page.locator(".screen__action .button--main:visible").click();
    await expect(sheet).toBeHidden();
    await this.button("menu:review").click();
    const title = this.say("checkout:review.title");
    await expect(this.page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  }

  /** Start → payment page. */
  async goToPay(): Promise<void> {
    await this.orderSoup();
    await this.page.locator(".screen__action .button--main:visible").click();
    await expect(this.button("checkout:payment.cancel")).toBeVisible();
  }

  /** Payment page → checkout failed. */
  async cancelPayment(): Promise<void> {
    await this.button("checkout:payment.cancel").click();
    await this.button("checkout:payment.cancelYes").click();
    await expect(
      this.page.getByText(this.say("checkout:checkoutFailed.title.payment-canceled")),
    ).toBeVisible();
  }

  /** Payment page → done; the queue number. */
  async queueNumber(): Promise<string> {
    const number = this.page.locator(".queue-number");
    await expect(number).toBeVisible({ timeout: 20_000 });
    return (await number.innerText()).trim();
  }
}

/** Pays with the sandbox's approved card on its page. */
export async function payOn(page: Page): Promise<void> {
  await page.locator("button[name=fill][value=approved]").click();
  await expect(page.locator("input[name=pan]")).not.toHaveValue("");
  await page.locator("button.pay").click();
}
