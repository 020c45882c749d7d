/**
 * Walks: ways through the kiosk that stop on every screen somebody can meet. What is done at a stop is the caller's: the
 * access suites inspect the screen, the visual ones compare it with how it was. A new screen joins a walk, and is looked
 * at by both.
 */
import type { BrowserContextOptions, Page } from "@playwright/test";
import type { SettingsPatch } from "../../../electron/testing/settings-patch.ts";
import type { Customer } from "../../pages/customer.ts";
import { offering } from "../display-modes.ts";
import { holdTime } from "../hold-time.ts";
import { SOUP } from "../restaurant.ts";
import type { Shop } from "../shop.ts";

/** Looks at the screen as it stands. `page`: where it is another one than the kiosk's own. */
export type Look = (screen: string, page?: Page) => Promise<void>;

/** What somebody may have set in the access bar: its cells, touched in this order. */
export const HELP = {
  none: [],
  "largest text": ["textSize", "textSize"],
  "lower screen": ["lower"],
  "largest text on a lower screen": ["textSize", "textSize", "lower"],
} as const;
export type Help = keyof typeof HELP;

type Start = {
  readonly customer: Customer;
  readonly shop: Shop;
  readonly locale: string;
  /** If it is not the locale's own catalogue. */
  readonly words?: string;
  readonly help?: Help | undefined;
  readonly look: Look;
};

/** A customer on a walk, and what is done at each stop. */
export class Walkthrough {
  readonly customer: Customer;
  readonly page: Page;
  readonly shop: Shop;
  readonly look: Look;
  readonly #help: Help;

  private constructor(customer: Customer, { shop, look, help = "none" }: Start) {
    this.customer = customer;
    this.page = customer.page;
    this.shop = shop;
    this.look = (screen, page) => holdTime(page ?? customer.page, () => look(screen, page));
    this.#help = help;
  }

  /** In the language of the walk, which the page may not speak yet. */
  static async start(start: Start): Promise<Walkthrough> {
    const { customer, locale, words } = start;
    return new Walkthrough(await customer.speaking(locale, words), start);
  }

  /** Any screen → the same, with all that is set in the access bar. */
  async ready(): Promise<void> {
    // Until the outlet's configuration is there, the kiosk speaks what its own settings say.
    await this.customer.expectLanguage(this.customer.locale);
    for (const cell of HELP[this.#help]) await this.customer.access.touch(cell);
  }

  /** Start → review, at a kiosk without loyalty. */
  async orderSoup(): Promise<void> {
    await this.customer.begin();
    await this.customer.orderFrom("soups", SOUP);
    await this.customer.reviewOrder();
    await this.customer.review.expectShown();
  }
}

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
  walk(walkthrough: Walkthrough): Promise<void>;
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
