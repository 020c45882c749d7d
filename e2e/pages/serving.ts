import { expect, type Locator } from "@playwright/test";
import { Screen } from "./screen.ts";

/** The number of the customer's table. */
export class TablePage extends Screen {
  get number(): Locator {
    return this.page.getByLabel(this.say("checkout:table.field"));
  }

  get areas(): Locator {
    return this.page
      .getByRole("group", { name: this.say("checkout:table.area") })
      .getByRole("button");
  }

  async expectShown(): Promise<void> {
    await this.expectTitle("checkout:table.title");
  }

  /** Table → table, with these digits on the card. */
  async type(digits: string): Promise<void> {
    await this.typeKeys(digits);
    await expect(this.number).toContainText(digits);
  }

  /** What is wrong with the number. */
  get problem(): Locator {
    return this.page.getByRole("main").getByRole("alert");
  }

  async clear(): Promise<void> {
    await this.press(this.button("identify:clear"));
  }
}

/** When the order is wanted. */
export class PickupTimePage extends Screen {
  get times(): Locator {
    return this.page
      .getByRole("region", { name: this.say("checkout:pickup.times") })
      .getByRole("button");
  }

  async expectShown(): Promise<void> {
    await this.expectTitle("checkout:pickup.title");
  }
}
