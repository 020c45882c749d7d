import { expect, type Locator } from "@playwright/test";
import { Screen } from "./screen.ts";

/** The order is in the kitchen: its number, its progress, what can be taken along. */
export class DonePage extends Screen {
  get number(): Locator {
    return this.page.getByTestId("queue-number");
  }

  get steps(): Locator {
    return this.page.getByRole("list", { name: this.say("checkout:done.steps.label") });
  }

  /** The receipt as a code for the customer's phone. */
  get receiptCode(): Locator {
    return this.page.getByRole("img", { name: this.say("checkout:receipt.code") });
  }

  get appCode(): Locator {
    return this.page.getByRole("img", { name: this.say("checkout:done.appCode") });
  }

  /** What this order has brought, with the outlet's icon. */
  get points(): Locator {
    return this.page.getByRole("status").filter({ has: this.page.locator("img") });
  }

  /** The outlet's banner for its app. */
  get appPicture(): Locator {
    return this.page.locator("section").filter({ has: this.appCode }).locator("img");
  }

  /** What has to be paid at the counter. */
  get counter(): Locator {
    const name = this.like("checkout:done.counterTitle", "amount");
    return this.page.getByRole("heading", { level: 2, name });
  }

  /** Whatever comes before → done. Returns the queue number. */
  async queueNumber(): Promise<string> {
    await expect(this.number).toBeVisible();
    return (await this.number.innerText()).trim();
  }

  async expectNumber(): Promise<void> {
    expect(await this.queueNumber()).toMatch(/^\d+$/);
  }

  /** Done, announced by the focus on its title. */
  async expectAnnounced(): Promise<void> {
    await expect(this.number).toBeVisible();
    await expect(this.page.getByRole("heading", { level: 1 })).toBeFocused();
  }

  /** Done, with the points of this order shown. */
  async expectPoints(): Promise<void> {
    await expect(this.page.getByRole("status").getByText(/\+ ?\d/)).toBeVisible();
  }

  /** Done → start. */
  async leave(): Promise<void> {
    await this.press(this.button("checkout:done.done"));
    await expect(this.title("menu:attract.title")).toBeVisible();
  }
}
