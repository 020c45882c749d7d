import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { Guest } from "./guest.ts";
import type { SandboxControl } from "./sandbox-control.ts";
import type { Say } from "./say.ts";
import type { Spoken } from "./words.ts";

const kitchenOrder = z.object({
  posId: z.string().nullable(),
  type: z.string(),
  status: z.string(),
  paymentMethod: z.string(),
  tableNumber: z.string().nullable(),
  deliveryAt: z.object({ type: z.string(), datetime: z.string().optional() }),
});
type KitchenOrder = z.infer<typeof kitchenOrder>;

/** The latest order that the sandbox's kitchen has, or null. */
export async function latestOrder(control: SandboxControl): Promise<KitchenOrder | null> {
  const { orders } = z
    .object({ orders: z.array(kitchenOrder) })
    .parse(await control.get("ordering/orders"));
  return orders[0] ?? null;
}

/** For a kiosk whose customers speak one language and collect no points. */
export function shopIn(locale: Spoken) {
  return { configuration: { loyaltyEnabled: false, locales: { default: locale } } };
}

/** Somebody who says where, when and how: each step ends on the screen that its comment names. */
export class Patron {
  readonly page: Page;
  readonly say: Say;
  readonly guest: Guest;

  private constructor(guest: Guest) {
    this.guest = guest;
    this.page = guest.page;
    this.say = guest.say;
  }

  static async at(page: Page, locale: Spoken): Promise<Patron> {
    return new Patron(await Guest.at(page, locale));
  }

  get main(): Locator {
    return this.page.locator(".screen__action .button--main:visible");
  }

  text(key: string, values: Record<string, unknown> = {}): Locator {
    return this.page.getByText(this.say(key, values));
  }

  async pressMain(): Promise<void> {
    await this.main.tap();
  }

  async expectTitle(key: string): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: this.say(key) })).toBeFocused();
  }

  /** Attract → whatever the menu's main action leads to. */
  async orderSoupFor(
    orderType: "EAT_IN" | "PICKUP" | "DRIVE_THROUGH",
    soup: string,
  ): Promise<void> {
    await this.page.getByRole("button", { name: this.say(`common:orderType.${orderType}`) }).tap();
    await this.page
      .getByRole("button", { name: new RegExp(`^${soup}`) })
      .first()
      .tap();
    await expect(this.page.getByRole("heading", { level: 2, name: soup })).toBeVisible();
    await this.pressMain();
    await expect(this.page.getByRole("heading", { level: 2, name: soup })).toBeHidden();
    await this.pressMain();
  }

  /** Table → table, with these digits on the card. */
  async typeTable(digits: string): Promise<void> {
    for (const digit of digits) {
      await this.page.getByRole("button", { name: digit, exact: true }).tap();
    }
    await expect(this.page.locator(".tent__number")).toContainText(digits);
  }

  /** Review → what follows the chosen way to pay. */
  async payBy(titleKey: string): Promise<void> {
    await this.pressMain();
    const sheet = this.page.getByRole("dialog", { name: this.say("checkout:paymentMethod.title") });
    await expect(sheet).toBeVisible();
    await sheet.getByRole("button", { name: this.say(titleKey) }).tap();
  }
}
