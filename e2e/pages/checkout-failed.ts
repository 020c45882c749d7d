import { expect, type Locator } from "@playwright/test";
import { Screen } from "./screen.ts";

/** What happened, whether the customer was charged, and what to do next (requirement A13). */
export class CheckoutFailedPage extends Screen {
  /** A text of this screen. */
  part(key: string, values: Record<string, unknown> = {}): Locator {
    return this.text(`checkout:checkoutFailed.${key}`, values);
  }

  async expectShown(): Promise<void> {
    await this.expectTitle("checkout:checkoutFailed.bar");
  }

  /** Its four texts. */
  async expectExplained(
    title: string,
    happened: string,
    money: string,
    next: string,
  ): Promise<void> {
    const screen = this.page.getByRole("main");
    for (const key of [`title.${title}`, happened, `money.${money}`, `next.${next}`]) {
      const text = this.say(`checkout:checkoutFailed.${key}`);
      await expect(screen.getByText(text, { exact: true })).toBeVisible();
    }
  }

  /** Whatever comes before → checkout failed, with this reason and this about the money. */
  async expectReason(key: string, money: string, values = {}): Promise<void> {
    await expect(this.part(key, values)).toBeVisible();
    await expect(this.part(`money.${money}`)).toBeVisible();
  }
}
