import { expect, type Locator } from "@playwright/test";
import type { OrderType } from "../../contracts/ordering.ts";
import { Screen } from "./screen.ts";

/** The first screen: ways to order, languages, notes about the last order. */
export class StartPage extends Screen {
  orderType(orderType: OrderType): Locator {
    return this.button(`common:orderType.${orderType}`);
  }

  get orderTypes(): Locator {
    return this.page.getByRole("main").getByRole("button");
  }

  get outletName(): Locator {
    return this.page.locator(".attract__name");
  }

  /** What stands on the table; decoration. */
  get dishes(): Locator {
    return this.page.locator(".scene img");
  }

  get languages(): Locator {
    return this.page.getByRole("region", { name: this.say("menu:attract.languages") });
  }

  /** Start → start, in this language; before, its texts are in another one. */
  async chooseLanguage(locale: string): Promise<void> {
    await this.press(this.page.locator(`section [lang="${locale}"]`));
    await expect(this.page.locator("html")).toHaveAttribute("lang", locale);
  }

  async expectShown(): Promise<void> {
    await expect(this.title("menu:attract.title")).toBeVisible();
  }
}
