import type { Locator } from "@playwright/test";
import { Screen } from "./screen.ts";

/** The kiosk's own keyboard. */
export class Keyboard extends Screen {
  get area(): Locator {
    return this.page.getByRole("region", { name: this.say("common:keyboard.label") });
  }

  key(name: string): Locator {
    return this.area.getByRole("button", { name, exact: true });
  }

  /** The keys that type a character. */
  get letters(): Locator {
    return this.area.locator("[data-skbtn]:not([data-skbtn^='{'])");
  }

  /** Touches these keys one by one. */
  async type(keys: Iterable<string>): Promise<void> {
    for (const key of keys) await this.press(this.key(key));
  }
}
