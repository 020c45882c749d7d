import { expect, type Locator } from "@playwright/test";
import { Screen } from "./screen.ts";

/** The order before it is paid. */
export class ReviewPage extends Screen {
  get receipt(): Locator {
    return this.page.getByRole("region", { name: this.say("checkout:review.receipt") });
  }

  /** The lines of the receipt; a combo's own list is within its line. */
  get lines(): Locator {
    return this.receipt.locator("> ul > li");
  }

  line(productId: string): Locator {
    return this.lines.filter({ hasText: this.name(productId) });
  }

  /** The lines that the menu has changed since they were ordered. */
  get undecided(): Locator {
    return this.lines.and(this.page.locator("[data-undecided]"));
  }

  /** The pencil of a line. */
  editButton(productId: string): Locator {
    const name = this.say("checkout:review.change", { name: this.name(productId) });
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Pays a part by points. */
  get points(): Locator {
    return this.receipt.locator("label", { has: this.page.getByRole("switch") });
  }

  /** Where or when the order is served, with a button to change it. */
  get serving(): Locator {
    const buttons = ["enterTable", "changeTable", "chooseTime", "changeTime"];
    const names = buttons.map((key) => this.say(`checkout:serving.${key}`));
    const has = this.page.getByRole("button", { name: new RegExp(`^(${names.join("|")})$`) });
    return this.page.locator("section").filter({ has });
  }

  async expectShown(): Promise<void> {
    await this.expectTitle("checkout:review.title");
  }

  /** Review → whatever follows. Its button is where that of the screen before was, which may still be shown. */
  override async goOn(): Promise<void> {
    await expect(this.title("checkout:review.title")).toBeVisible();
    await super.goOn();
  }

  /** Review → review, with the controls of a line open. */
  async openLine(productId: string): Promise<void> {
    await this.press(this.editButton(productId));
    await expect(this.removeButton(productId)).toBeVisible();
  }

  /** Review → item or combo. */
  async changeLine(productId: string): Promise<void> {
    await this.openLine(productId);
    await this.chooseAgain(productId);
  }

  /** An open line → item or combo. */
  async chooseAgain(productId: string): Promise<void> {
    const name = this.say("checkout:review.choices");
    await this.press(this.line(productId).getByRole("button", { name }));
  }

  removeButton(productId: string): Locator {
    const name = this.say("checkout:review.remove", { name: this.name(productId) });
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Review → review without the line. */
  async remove(productId: string): Promise<void> {
    await this.openLine(productId);
    await this.press(this.removeButton(productId));
  }

  /** Review → payment page. */
  async goToPay(): Promise<void> {
    await this.goOn();
    await expect(this.button("checkout:payment.cancel")).toBeVisible();
  }

  /** Review → what follows this payment method. */
  async payBy(method: "here" | "counter" | "counterCard" | "counterCash"): Promise<void> {
    await this.goOn();
    await expect(this.dialog("checkout:paymentMethod.title")).toBeVisible();
    await this.press(this.button(`checkout:paymentMethod.${method}`));
  }
}
