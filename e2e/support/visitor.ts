import { expect, type Locator, type Page } from "@playwright/test";
import { type Say, sayIn } from "./say.ts";

/**
 * Somebody who uses the kiosk in any of its languages. Each step ends on the screen that its comment names,
 * and checks that the focus went to that screen's title, which is how a change is announced.
 */
export class Visitor {
  readonly #page: Page;
  readonly #locale: string;
  readonly #say: Say;

  private constructor(page: Page, locale: string, say: Say) {
    this.#page = page;
    this.#locale = locale;
    this.#say = say;
  }

  /** `words`: whose catalogue the page speaks, where that is the test language. */
  static async at(page: Page, locale: string, words = locale): Promise<Visitor> {
    return new Visitor(page, locale, await sayIn(words));
  }

  /** Attract → attract, in the visitor's language and contrast. */
  async setUp({ contrast }: { contrast: "normal" | "high" }): Promise<void> {
    await this.chooseLanguage();
    if (contrast === "high") await this.#button("common:access.contrast").tap();
    await expect(this.#page.locator("html")).toHaveAttribute("data-contrast", contrast);
    await expect(this.#title("menu:attract.title")).toBeVisible();
  }

  /** Attract → attract, in the visitor's language. */
  async chooseLanguage(): Promise<void> {
    await this.#page.locator(`.attract [lang=${this.#locale}]`).tap();
    await expect(this.#page.locator("html")).toHaveAttribute("lang", this.#locale);
  }

  /** Any screen → its language sheet. */
  async openLanguages(): Promise<void> {
    await this.#button("common:access.language", true).tap();
    await expect(this.#dialog("common:language.choose")).toBeVisible();
  }

  /** Any screen → what is said of the call. */
  async callStaff(): Promise<void> {
    await this.#button("common:access.callStaff").tap();
    await expect(this.#page.getByRole("dialog")).toBeVisible();
  }

  /** Sheet → the screen behind it. */
  async closeSheet(): Promise<void> {
    await this.#button("common:close").tap();
    await expect(this.#page.getByRole("dialog")).toBeHidden();
  }

  /** Attract → menu. */
  async begin(): Promise<void> {
    await this.#page.locator(".order-type-card").first().tap();
    await this.#arrive("menu:title");
  }

  /** Menu → item. */
  async openFirstDish(): Promise<void> {
    await this.#page.locator(".product--item .product__open").first().tap();
    await this.#arrive("menu:item.title");
  }

  /** Item → item, with one more than is free in the last group. */
  async chooseExtras(): Promise<void> {
    const groups = this.#page.locator(".group");
    // They are drawn one by one, the bread first.
    await expect(groups).toHaveCount(2);
    const extras = groups.last().locator(".option");
    for (const place of [0, 1, 2]) {
      await extras.nth(place).tap();
      await expect(extras.nth(place)).toHaveAttribute("aria-pressed", "true");
    }
  }

  /** Item → menu. */
  async addToOrder(): Promise<void> {
    await this.#main().tap();
    await this.#arrive("menu:title");
  }

  /** Menu with something chosen → the ways to eat. */
  async stepBack(): Promise<void> {
    await this.#button("common:back").tap();
    await this.#arrive("menu:orderType.title");
  }

  /** The ways to eat → menu. */
  async stepOn(): Promise<void> {
    await this.#main().tap();
    await this.#arrive("menu:title");
  }

  /** Menu → identify. */
  async review(): Promise<void> {
    await this.#button("menu:review").tap();
    await this.#arrive("identify:title");
  }

  /** Identify → consent, where `atConsent` is called → review. */
  async identify(national: string, atConsent = async () => {}): Promise<void> {
    for (const digit of national) {
      await this.#page.getByRole("button", { name: digit, exact: true }).tap();
    }
    await this.#page.getByRole("checkbox").first().tap();
    await this.#main().tap();
    await expect(this.#title("identify:consent.title")).toBeVisible();
    await expect(this.#page.getByRole("heading", { level: 2 })).toBeFocused();
    await atConsent();
    await this.#main().tap();
    await this.#arrive("checkout:review.title");
  }

  /** Identify → identify, with something wrong: the number is missing. */
  async findWithoutNumber(): Promise<void> {
    await this.#main().tap();
    await expect(this.#page.getByText(this.#say("identify:check.empty"))).toBeVisible();
  }

  /** Identify → the sheet of countries. */
  async openCountries(): Promise<void> {
    await this.#page.locator(".phone-field__country").tap();
    await expect(this.#dialog("identify:countries.title")).toBeVisible();
  }

  /** The sheet of countries → what is found there by `typed`, on any keyboard. */
  async searchCountries(typed: string): Promise<void> {
    await this.#button("identify:countries.search.open").tap();
    for (const letter of typed) {
      await this.#page.locator(`.keyboard [data-skbtn="${letter}"]`).tap();
    }
    await expect(this.#page.getByRole("dialog").getByRole("textbox")).toHaveValue(typed);
  }

  /** Identify → the keyboard for a name. */
  async openName(): Promise<void> {
    await this.#page.locator(".name-entry button").tap();
    await expect(this.#dialog("identify:name.title")).toBeVisible();
  }

  /** Identify → a document. */
  async openDocument(): Promise<void> {
    await this.#page.locator(".consent__link").first().tap();
    await expect(this.#page.getByRole("dialog").locator("canvas").first()).toBeVisible();
  }

  /** Identify → the camera, of which this kiosk has none. */
  async scanInstead(): Promise<void> {
    await this.#page.getByRole("button", { name: this.#say("identify:methods.scan") }).tap();
    await this.#arriveAtStep("identify:scan.heading");
    await expect(this.#page.getByText(this.#say("identify:camera.absent"))).toBeVisible();
  }

  /** Camera → short code. */
  async typeShortCode(): Promise<void> {
    await this.#page.getByRole("button", { name: this.#say("identify:methods.short-code") }).tap();
    await this.#arriveAtStep("identify:shortCode.heading");
  }

  /** Short code → short code, with a code that nobody has. */
  async findByUnknownCode(): Promise<void> {
    for (const character of "ZZ99") {
      await this.#page.getByRole("button", { name: character, exact: true }).tap();
    }
    await this.#main().tap();
    await expect(this.#page.getByText(this.#say("identify:rejected.title"))).toBeVisible();
  }

  /** Short code → identify by phone. */
  async typePhoneInstead(): Promise<void> {
    await this.#page.getByRole("button", { name: this.#say("identify:methods.phone") }).tap();
    await this.#arriveAtStep("identify:heading");
  }

  /** Review → review, with the first line open for changes. */
  async openFirstLine(): Promise<void> {
    await this.#page.locator(".line__edit").first().tap();
    await expect(this.#page.locator(".line__actions").first()).toBeVisible();
  }

  async expectIdleWarning(): Promise<void> {
    await expect(this.#page.getByRole("alertdialog")).toContainText(this.#say("common:idle.title"));
  }

  /** Idle warning → the screen behind it. */
  async stay(): Promise<void> {
    await this.#button("common:idle.stay").tap();
    await expect(this.#page.getByRole("alertdialog")).toBeHidden();
  }

  /** Review → payment. */
  async goToPay(): Promise<void> {
    await this.#main().tap();
    await this.#arrive("checkout:payment.title");
    await expect(this.#page.locator("iframe")).toBeVisible();
  }

  /** Payment → the question over it. */
  async askToCancel(): Promise<void> {
    await this.#button("checkout:payment.cancel").tap();
    await expect(this.#dialog("checkout:payment.cancelTitle")).toBeVisible();
  }

  /** The question → payment. */
  async goOnPaying(): Promise<void> {
    await this.#button("checkout:payment.cancelNo").tap();
    await expect(this.#page.getByRole("dialog")).toBeHidden();
  }

  async expectCheckoutFailed(): Promise<void> {
    await this.#arrive("checkout:checkoutFailed.bar");
  }

  /** Checkout failed → payment. */
  async payAgain(): Promise<void> {
    await this.#main().tap();
    await this.#arrive("checkout:payment.title");
  }

  async expectWorking(
    step: "opening" | "confirming-payment" | "sending-to-kitchen",
  ): Promise<void> {
    const heading = this.#say(`checkout:working.place.${step}`);
    await expect(this.#page.getByRole("heading", { name: heading })).toBeVisible();
    await this.#arrive("checkout:working.title");
  }

  async expectNumber(): Promise<void> {
    await expect(this.#page.locator(".queue-number")).toBeVisible({ timeout: 20_000 });
    await expect(this.#page.getByRole("heading", { level: 1 })).toBeFocused();
  }

  /** Done, with the points of this order shown. */
  async expectPoints(): Promise<void> {
    await expect(this.#page.locator(".points__earned")).toBeVisible({ timeout: 20_000 });
  }

  #button(key: string, exact = false): Locator {
    return this.#page.getByRole("button", { name: this.#say(key), exact }).last();
  }

  #dialog(key: string): Locator {
    return this.#page.getByRole("dialog", { name: this.#say(key) });
  }

  #title(key: string): Locator {
    return this.#page.getByRole("heading", { level: 1, name: this.#say(key) });
  }

  /** The one action that moves the customer on. */
  #main(): Locator {
    return this.#page.locator(".screen__action .button--main:visible");
  }

  /** A step within a screen has the focus at its own heading. */
  async #arriveAtStep(headingKey: string): Promise<void> {
    const heading = this.#page.getByRole("heading", { level: 2, name: this.#say(headingKey) });
    await expect(heading).toBeFocused();
  }

  async #arrive(titleKey: string): Promise<void> {
    await expect(this.#title(titleKey)).toBeVisible();
    await expect(this.#title(titleKey)).toBeFocused();
  }
}
