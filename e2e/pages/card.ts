import { expect, type Locator } from "@playwright/test";
import { PaymentPage } from "./payment.ts";

/** A card that the sandbox's provider saves. */
const PAN = "4242424242424242";

/** A card to save for the next visits: its terms, the provider's page, and the card on the review. */
export class CardPage extends PaymentPage {
  get offer(): Locator {
    return this.button("checkout:card.save");
  }

  /** The saved card on the review, by its last digits. */
  get saved(): Locator {
    return this.text("checkout:card.pay", { ending: `\u2068${PAN.slice(-4)}\u2069` });
  }

  /** Review → what the customer agrees to. */
  async readTerms(): Promise<void> {
    await this.press(this.offer);
    for (const term of ["what", "when", "how"]) {
      await expect(this.text(`checkout:card.terms.${term}`)).toBeVisible();
    }
  }

  /** Terms → the provider's page. */
  async agree(): Promise<void> {
    await this.press(this.button("checkout:card.agree"));
    await expect(this.frame).toBeVisible();
  }

  /** The provider's page → the screen that says that the card is saved. */
  async enter(): Promise<void> {
    await this.provider.payWithNumber(PAN);
    await expect(this.text("checkout:card.saved").first()).toBeVisible();
  }

  /** Review → the screen that says that the card is saved. */
  async save(): Promise<void> {
    await this.readTerms();
    await this.agree();
    await this.enter();
  }

  /** The outcome → review. */
  async backToReview(): Promise<void> {
    await this.press(this.button("checkout:card.back"));
  }

  /** Review → whatever follows paying by the saved card. */
  async payBySaved(): Promise<void> {
    await this.press(this.saved);
    await this.goOn();
  }
}
