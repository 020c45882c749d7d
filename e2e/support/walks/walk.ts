/**
 * Walks: ways through the kiosk that stop on every screen somebody can meet. What is done at a stop is the caller's: the
 * access suites inspect the screen, the visual ones compare it with how it was. A new screen joins a walk, and is looked
 * at by both.
 */
import type { BrowserContextOptions, Page } from "@playwright/test";
import type { SettingsPatch } from "../../../electron/testing/settings-patch.ts";
import type { Customer } from "../customer.ts";
import { offering } from "../display-modes.ts";
import { expect, type Shop } from "../kiosk.ts";
import { type Say, sayIn } from "../say.ts";
import { Visitor } from "../visitor.ts";

/** Looks at the screen as it stands. `page`: where it is another one than the kiosk's own. */
export type Look = (screen: string, page?: Page) => Promise<void>;

/** What somebody may have set in the access bar: its cells by place, each with its touches. */
export const HELP = {
  none: [],
  "largest text": [0, 0],
  "lower screen": [2],
  "largest text on a lower screen": [0, 0, 2],
} as const satisfies Record<string, readonly number[]>;
export type Help = keyof typeof HELP;

/** Whoever walks: all of them go by what is in the same place in every language, not by English words. */
export class Walker {
  readonly customer: Customer;
  readonly page: Page;
  readonly shop: Shop;
  readonly say: Say;
  readonly locale: string;
  /** Whose catalogue the page speaks: the locale's, or the test language. */
  readonly words: string;
  readonly visitor: Visitor;
  readonly look: Look;
  readonly #help: Help;

  private constructor(start: WalkerStart, say: Say, visitor: Visitor) {
    this.customer = start.customer;
    this.page = start.customer.page;
    this.shop = start.shop;
    this.locale = start.locale;
    this.words = start.words ?? start.locale;
    this.look = start.look;
    this.#help = start.help ?? "none";
    this.say = say;
    this.visitor = visitor;
  }

  static async at(start: WalkerStart): Promise<Walker> {
    const { customer, locale, words = locale } = start;
    const visitor = await Visitor.at(customer.page, locale, words);
    return new Walker(start, await sayIn(words), visitor);
  }

  /** Any screen → the same, with all that the walker sets in the access bar. */
  async ready(): Promise<void> {
    // Until the outlet's configuration is there, the kiosk speaks what its own settings say.
    await expect(this.page.locator("html")).toHaveAttribute("lang", this.locale);
    for (const cell of HELP[this.#help]) {
      await this.page.locator(".access-cell").nth(cell).tap();
    }
  }

  button(key: string) {
    return this.page.getByRole("button", { name: this.say(key) }).last();
  }

  text(key: string) {
    return this.page.getByText(this.say(key));
  }

  /** The one action that moves on. */
  async pressMain(): Promise<void> {
    await this.page.locator(".screen__action .button--main:visible").tap();
  }

  async press(key: string): Promise<void> {
    await this.button(key).tap();
  }

  async expectTitle(key: string): Promise<void> {
    const title = this.page.getByRole("heading", { level: 1, name: this.say(key) });
    await expect(title).toBeVisible({ timeout: 20_000 });
  }

  /** Attract or menu → menu, with that dish of that category in the order. */
  async order(category: number, dish = 0): Promise<void> {
    await this.page.locator(".rail__tab").nth(category).tap();
    await expect(this.page.locator(".rail__tab").nth(category)).toHaveAttribute(
      "aria-current",
      "true",
    );
    await this.page.locator(".product--item .product__open").nth(dish).tap();
    await this.expectTitle("menu:item.title");
    await this.pressMain();
    await this.expectTitle("menu:title");
  }

  /** Attract → review, at a kiosk without loyalty. */
  async orderSoup(): Promise<void> {
    await this.visitor.begin();
    await this.order(SOUPS);
    await this.pressMain();
    await this.expectTitle("checkout:review.title");
  }
}

/** The places of categories in the sandbox restaurant's rail. */
export const BURGERS = 1;
export const SIDES = 4;
export const SOUPS = 5;

type WalkerStart = {
  readonly customer: Customer;
  readonly shop: Shop;
  readonly locale: string;
  /** Where it is not the locale's own catalogue. */
  readonly words?: string;
  readonly help?: Help;
  readonly look: Look;
};

export type Walk = {
  /** Names its tests and its kept pictures. */
  readonly name: string;
  /** How often it looks. */
  readonly looks: number;
  readonly sandboxState?: Readonly<Record<string, unknown>>;
  readonly settingsPatch?: SettingsPatch;
  readonly permissions?: NonNullable<BrowserContextOptions["permissions"]>;
  /** The customer chooses the language; elsewhere it is the outlet's own. */
  readonly choosesLanguage?: boolean;
  /** What the browser complains about on this walk, where something is out of order on purpose. */
  readonly complaint?: RegExp;
  walk(walker: Walker): Promise<void>;
};

/** Longer than usual: whoever looks closely touches nothing meanwhile. */
export const IDLE_SECONDS = 240;

/** The fixtures' options for a walk in a language, at an outlet that has these. */
export function optionsOf(walk: Walk, locale: string, enabled = offering(locale)) {
  const { configuration, ...state } = walk.sandboxState ?? {};
  const locales = walk.choosesLanguage ? { enabled } : { default: locale, enabled };
  return {
    sandboxState: { configuration: { ...Object(configuration), locales }, ...state },
    settingsPatch: {
      ...walk.settingsPatch,
      device: { ...walk.settingsPatch?.device, idleSeconds: IDLE_SECONDS },
    },
    ...(walk.permissions && { permissions: [...walk.permissions] }),
    complaint: walk.complaint ?? null,
  };
}

/** For outlets whose customers collect no points. */
export const WITHOUT_LOYALTY = { loyaltyEnabled: false };
