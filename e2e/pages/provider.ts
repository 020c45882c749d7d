import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** Test cards of the sandbox's hosted card page. */
export type TestCard = "approved" | "declined" | "challenge";

/** The last two digits of a year in which the sandbox's cards are still valid. */
const TEST_YEAR = String(new Date().getUTCFullYear() + 2).slice(-2);

/** The card page of the sandbox's payment provider: in the kiosk's frame, or open on a phone. It speaks English. */
export class ProviderPage {
  readonly #page: FrameLocator | Page;

  constructor(page: FrameLocator | Page) {
    this.#page = page;
  }

  field(name: "Card number" | "Expiry date" | "Security code"): Locator {
    return this.#page.getByLabel(name);
  }

  get pay(): Locator {
    return this.#page.getByRole("button", { name: /^(Pay|Save)/ });
  }

  get cancelButton(): Locator {
    return this.#page.getByRole("button", { name: "Cancel", exact: true });
  }

  /** Fills in the fields of a test card. */
  testCard(card: TestCard): Locator {
    return this.#page.locator(`button[name=fill][value=${card}]`);
  }

  /** Card page → whatever follows. */
  async payWith(card: TestCard): Promise<void> {
    // A page that has just come may not listen yet.
    await expect(async () => {
      await this.testCard(card).click();
      await expect(this.field("Card number")).not.toHaveValue("", { timeout: 1_000 });
    }).toPass();
    await this.pay.click();
    if (card === "challenge") await this.answerBank("Confirm");
  }

  /** Card page → whatever follows. */
  async payWithNumber(pan: string): Promise<void> {
    await this.field("Card number").fill(pan);
    await this.field("Expiry date").fill(`12 / ${TEST_YEAR}`);
    await this.field("Security code").fill("123");
    await this.pay.click();
  }

  /** The bank's own question → whatever follows. */
  async answerBank(answer: "Confirm" | "That is not me"): Promise<void> {
    await this.#page.getByRole("button", { name: answer }).click();
  }

  /** Card page → whatever follows without a payment. */
  async cancel(): Promise<void> {
    await this.cancelButton.click();
  }
}
