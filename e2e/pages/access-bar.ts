import { expect, type Locator } from "@playwright/test";
import { beginsWith, Screen } from "./screen.ts";

type Cell = "textSize" | "contrast" | "lower" | "readAloud" | "language" | "callStaff";

/** Help with every screen: text size, contrast, height, reading aloud, language, staff. */
export class AccessBar extends Screen {
  cell(name: Cell): Locator {
    const bar = this.page.getByRole("navigation", { name: this.say("common:access.bar") });
    return bar.getByRole("button", { name: beginsWith(this.say(`common:access.${name}`)) });
  }

  async touch(name: Cell): Promise<void> {
    await this.press(this.cell(name));
  }

  /** Any screen → its sheet of languages. */
  async openLanguages(): Promise<void> {
    await this.touch("language");
    await expect(this.dialog("common:language.choose")).toBeVisible();
  }

  /** Any screen → what is said of the call. */
  async callStaff(): Promise<void> {
    await this.touch("callStaff");
    await expect(this.page.getByRole("dialog")).toBeVisible();
  }
}
