import { expect, type Locator, type Page } from "@playwright/test";
import type { Say } from "../support/say.ts";

type Values = Record<string, unknown>;

/** The customer that all page objects of one kiosk belong to. */
export type ScreenContext = {
  readonly page: Page;
  readonly say: Say;
  /** What the restaurant calls an item, combo, category, group, modifier or step, in the customer's language. */
  readonly name: (id: string) => string;
  /** A tap, or a click on a page that Playwright did not make itself: there it cannot tap. */
  readonly press: (control: Locator) => Promise<void>;
};

/** What all screens of the kiosk share. Texts are given as keys of the catalogue, dishes as ids of the menu. */
export class Screen {
  readonly context: ScreenContext;

  constructor(context: ScreenContext) {
    this.context = context;
  }

  get page(): Page {
    return this.context.page;
  }

  say(key: string, values: Values = {}): string {
    return this.context.say(key, values);
  }

  name(id: string): string {
    return this.context.name(id);
  }

  /** A button whose name begins with this text; a card also has a note. Of two, the last: a sheet also has a cross. */
  button(key: string, values: Values = {}): Locator {
    return this.page.getByRole("button", { name: beginsWith(this.say(key, values)) }).last();
  }

  /** A button by its whole name as the customer reads it. */
  buttonNamed(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name });
  }

  text(key: string, values: Values = {}): Locator {
    return this.page.getByText(this.say(key, values));
  }

  /** Matches a text, whatever its placeholders stand for. */
  like(key: string, ...placeholders: readonly string[]): RegExp {
    const values = Object.fromEntries(placeholders.map((name) => [name, "\0"]));
    return new RegExp(`^${this.say(key, values).split("\0").map(pattern).join(".+")}$`);
  }

  heading(key: string, values: Values = {}): Locator {
    return this.page.getByRole("heading", { name: this.say(key, values) });
  }

  /** The first heading of a screen. */
  title(key: string): Locator {
    return this.page.getByRole("heading", { level: 1, name: this.say(key), exact: true });
  }

  dialog(key: string): Locator {
    return this.page.getByRole("dialog", { name: this.say(key) });
  }

  /** The one action that moves the customer on; the screen behind a sheet has one, too. */
  get mainAction(): Locator {
    return this.page.locator(".screen__action .button--main:visible");
  }

  /** The last one in the top bar, whatever language it names. */
  get languageButton(): Locator {
    return this.page.getByRole("banner").getByRole("button").last();
  }

  /** The second line of the top bar. */
  get place(): Locator {
    return this.page.getByRole("banner").getByRole("paragraph");
  }

  /** What the order amounts to so far, at the start of the action bar. */
  get basket(): Locator {
    return this.page.getByRole("region", { name: this.say("common:basket"), exact: true });
  }

  async press(control: Locator): Promise<void> {
    await this.context.press(control);
  }

  /** Any screen → whatever its main action leads to. */
  async goOn(): Promise<void> {
    await this.press(this.mainAction);
  }

  /** Any screen → the one before it. */
  async goBack(): Promise<void> {
    await this.press(this.button("common:back"));
  }

  /** Any screen but the first → the same, in this language; the texts of this page object stay in theirs. */
  async changeLanguage(locale: string): Promise<void> {
    await this.press(this.languageButton);
    await this.press(this.page.getByRole("dialog").locator(`[lang="${locale}"]`));
    await expect(this.page.locator("html")).toHaveAttribute("lang", locale);
    await expect(this.page.getByRole("dialog")).toBeHidden();
  }

  /** Sheet → the screen behind it. */
  async closeSheet(): Promise<void> {
    await this.press(this.button("common:close"));
    await expect(this.page.getByRole("dialog")).toBeHidden();
  }

  /** Types on a number pad, or on the keys for a code. */
  async typeKeys(characters: string): Promise<void> {
    for (const character of characters) {
      await this.press(this.page.getByRole("button", { name: character, exact: true }));
    }
  }

  /** A new screen is announced by the focus on its title. */
  async expectTitle(key: string): Promise<void> {
    await expect(this.title(key)).toBeVisible();
    await expect(this.title(key)).toBeFocused();
  }

  /** A step within a screen is announced by the focus on its own heading. */
  async expectStep(headingKey: string): Promise<void> {
    const heading = this.page.getByRole("heading", { level: 2, name: this.say(headingKey) });
    await expect(heading).toBeFocused();
  }
}

/** Matches names that begin with a text. */
export function beginsWith(text: string): RegExp {
  return new RegExp(`^${pattern(text.trim())}`);
}

/** Playwright compares names without their soft hyphens and with one ordinary space for any white space, texts as they are. */
function pattern(text: string): string {
  const plain = text.replace(/[\u200b\u00ad]/g, "");
  return plain.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&").replace(/\s+/g, "\\s+");
}
