import { expect, type Locator, type Page } from "@playwright/test";
import { CORNER, cornerMenu } from "./corner-menu.ts";
import { type Say, sayIn } from "./say.ts";

/** One language of each direction. */
export const CORNER_LOCALES = ["en", "ar"] as const;
export type CornerLocale = (typeof CORNER_LOCALES)[number];

/** A kiosk of the corner café, without loyalty, that hears soon of a new menu; the first language is its own. */
export function atTheCorner(...locales: readonly [CornerLocale, ...CornerLocale[]]) {
  return {
    sandboxState: { outlet: { configured: false }, ...cornerMenu() },
    settingsPatch: {
      ordering: { menuPollSeconds: 5 },
      device: {
        fallback: { currency: "EUR", timezone: "Europe/Berlin", locales: [...locales] },
        menuPictures: null,
      },
    },
  };
}

/** Somebody who reads the corner café's menu. Each step ends on the screen that its comment names. */
export class CornerGuest {
  readonly page: Page;
  readonly say: Say;
  readonly #locale: CornerLocale;

  private constructor(page: Page, locale: CornerLocale, say: Say) {
    this.page = page;
    this.#locale = locale;
    this.say = say;
  }

  static async at(page: Page, locale: CornerLocale): Promise<CornerGuest> {
    return new CornerGuest(page, locale, await sayIn(locale));
  }

  name(id: string): string {
    const title = CORNER[id];
    if (!title) throw new Error(`the corner café has no ${id}`);
    return title[this.#locale];
  }

  title(key: string): Locator {
    return this.page.getByRole("heading", { level: 1, name: this.say(key), exact: true });
  }

  button(key: string, values: Record<string, unknown> = {}): Locator {
    return this.page.getByRole("button", { name: this.say(key, values), exact: true });
  }

  /** The tab of a category. */
  tab(id: string): Locator {
    return this.page.locator(".rail__tab").filter({ hasText: this.name(id) });
  }

  /** The card of a dish or a combo. */
  card(id: string): Locator {
    return this.page
      .locator(".product")
      .filter({ has: this.page.getByText(this.name(id), { exact: true }) });
  }

  /** What a list shows, in its order. */
  get cards(): Locator {
    return this.page.locator(".product__name");
  }

  option(id: string): Locator {
    return this.page.locator(".option").filter({ hasText: this.name(id) });
  }

  group(id: string): Locator {
    return this.page.getByRole("group", { name: this.name(id), exact: true });
  }

  /** The one action that moves on. */
  get main(): Locator {
    return this.page.locator(".screen__action .button--main:visible");
  }

  async pressMain(): Promise<void> {
    await this.main.tap();
  }

  /** Attract → menu. */
  async begin(orderType: "EAT_IN" | "PICKUP" = "EAT_IN"): Promise<void> {
    await this.button(`common:orderType.${orderType}`).tap();
    await expect(this.title("menu:title")).toBeFocused();
  }

  /** Menu → menu, at that category. */
  async show(id: string): Promise<void> {
    await this.tab(id).tap();
    await expect(this.tab(id)).toHaveAttribute("aria-current", "true");
    await expect(
      this.page.getByRole("heading", { level: 2, name: this.name(id), exact: true }),
    ).toBeVisible();
  }

  /** Menu → item sheet. */
  async open(id: string): Promise<void> {
    await this.card(id).locator(".product__open").tap();
    await expect(
      this.page.getByRole("heading", { level: 2, name: this.name(id), exact: true }),
    ).toBeVisible();
  }
}
