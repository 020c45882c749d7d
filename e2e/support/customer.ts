import { expect, type Locator, type Page } from "@playwright/test";
import type { Member } from "./members.ts";

/** Test cards of the sandbox's hosted card page, by the words on their buttons. */
export type TestCard = "approved" | "declined" | "challenge";

/** Somebody at the touchscreen. Each step ends on the screen that its comment names. */
export class Customer {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name });
  }

  /** Attract → menu. */
  async begin(orderType: "Eat in" | "Take away" = "Eat in"): Promise<void> {
    await this.button(orderType).tap();
    await expect(this.page.getByRole("heading", { name: "Favourites" })).toBeVisible();
  }

  /** Menu → menu, by the item's sheet. */
  async order(dish: string, ...modifiers: readonly string[]): Promise<void> {
    await this.button(new RegExp(`^${dish}`))
      .first()
      .tap();
    const sheet = this.page.getByRole("heading", { name: dish, level: 2 });
    await expect(sheet).toBeVisible();
    for (const modifier of modifiers) await this.pick(modifier);
    await this.button(/^Add 1 for/).tap();
    await expect(sheet).toBeHidden();
  }

  /** Item sheet → item sheet. */
  async pick(modifier: string): Promise<void> {
    const name = new RegExp(`^${modifier}`);
    await this.page
      .getByRole("checkbox", { name })
      .or(this.page.getByRole("radio", { name }))
      .or(this.button(name))
      .first()
      .tap();
  }

  /** Menu → identify, or review in guest mode. */
  async review(): Promise<void> {
    await this.button("Review order").tap();
  }

  /** Attract → whatever follows the menu. */
  async chooseSoup(): Promise<void> {
    await this.begin();
    await this.order("Roast tomato soup");
    await this.review();
  }

  /** Identify → review. */
  async identify(member: Member): Promise<void> {
    await this.typePhone(member.phone);
    await this.findPoints();
  }

  /** Identify → consent. */
  async typePhone(national: string): Promise<void> {
    await expect(this.page.getByRole("heading", { name: "Your mobile number" })).toBeVisible();
    for (const digit of national) {
      await this.page.getByRole("button", { name: digit, exact: true }).tap();
    }
    await this.page.getByRole("checkbox").first().tap();
    await this.button("Continue").last().tap();
    await expect(this.page.getByRole("heading", { name: "Your consent" })).toBeVisible();
  }

  /** Consent → review, or an explanation on the same screen. */
  async findPoints(): Promise<void> {
    await this.button("Find my points").tap();
  }

  /** Identify → review. */
  async declineLoyalty(): Promise<void> {
    await this.button(/^Continue without points/).tap();
    await expect(this.page.getByRole("heading", { name: "Your order" })).toBeVisible();
  }

  /** Review → payment page. */
  async goToPay(): Promise<void> {
    await this.button(/^Pay €/).tap();
    await expect(this.page.getByRole("button", { name: "Cancel payment" })).toBeVisible();
  }

  /** Payment page → whatever follows. */
  async payWith(card: TestCard): Promise<void> {
    const provider = this.page.frameLocator("iframe");
    // A page that has just come may not listen yet.
    await expect(async () => {
      await provider.locator(`button[name=fill][value=${card}]`).click();
      await expect(provider.locator("input[name=pan]")).not.toHaveValue("", { timeout: 1_000 });
    }).toPass();
    await provider.locator("button.pay").click();
    if (card === "challenge") await provider.locator("button[value=passed]").click();
  }

  /** Whatever comes before → done. Returns the queue number. */
  async queueNumber(): Promise<string> {
    await expect(this.page.getByText("Your number")).toBeVisible({ timeout: 20_000 });
    const ticket = await this.page.locator(".ticket__number").innerText();
    return ticket.replace("Your number", "").trim();
  }

  /** Review → done. Returns the queue number. */
  async payAndGetNumber(): Promise<string> {
    await this.goToPay();
    await this.payWith("approved");
    return await this.queueNumber();
  }

  /** Done → attract. */
  async leave(): Promise<void> {
    await this.button("Done").tap();
    await this.expectStart();
  }

  async expectStart(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: "Touch to order" })).toBeVisible();
  }
}
