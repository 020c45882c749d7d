import { expect, type Locator } from "@playwright/test";
import { ProviderPage, type TestCard } from "./provider.ts";
import { Screen } from "./screen.ts";

/** Payment on the provider's page, on the customer's own phone, or at a terminal. */
export class PaymentPage extends Screen {
  get frame(): Locator {
    return this.page.locator("iframe");
  }

  get provider(): ProviderPage {
    return new ProviderPage(this.frame.contentFrame());
  }

  /** The payment page as a QR code. */
  get phoneCode(): Locator {
    return this.page.getByRole("img", { name: this.say("checkout:payment.phoneCode") });
  }

  /** The kiosk's own keys for the provider's page. */
  get keys(): Locator {
    return this.page.getByRole("group", { name: this.say("checkout:payment.keys") });
  }

  /** Payment on the provider's page, announced by the focus on its title. */
  async expectShown(): Promise<void> {
    await this.expectTitle("checkout:payment.title");
    await expect(this.frame).toBeVisible();
  }

  /** Payment → whatever follows. */
  async payWith(card: TestCard): Promise<void> {
    await this.provider.payWith(card);
  }

  /** Payment → the question over it. */
  async askToCancel(): Promise<void> {
    await this.press(this.button("checkout:payment.cancel"));
    await expect(this.dialog("checkout:payment.cancelTitle")).toBeVisible();
  }

  /** The question → payment. */
  async goOnPaying(): Promise<void> {
    await this.press(this.button("checkout:payment.cancelNo"));
    await expect(this.page.getByRole("dialog")).toBeHidden();
  }

  /** Payment → checkout failed. */
  async cancel(): Promise<void> {
    await this.askToCancel();
    await this.press(this.button("checkout:payment.cancelYes"));
  }
}
