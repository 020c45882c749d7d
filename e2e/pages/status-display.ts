import { expect, type Locator, type Page } from "@playwright/test";
import { type Say, sayIn } from "../support/say.ts";
import type { Spoken } from "../support/words.ts";

/** Counts tones, in a browser that plays nothing. */
const EARS = () => {
  const tones: number[] = [];
  Object.assign(window, { tones });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
    tones.push(this.frequency.value);
    start.call(this, when);
  };
};

/** The order-status display, on a screen of its own. */
export class StatusDisplay {
  readonly page: Page;
  readonly say: Say;
  /** Console errors of the page. */
  readonly defects: string[] = [];

  private constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
    page.on("pageerror", (error) => this.defects.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") this.defects.push(message.text());
    });
  }

  /** Opens the display; resolves once it shows the outlet's columns. */
  static async open(page: Page, address: string, locale: Spoken): Promise<StatusDisplay> {
    await page.addInitScript(EARS);
    // Its languages take turns all the time: without motion one replaces the other at once, whatever is looked at.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const display = new StatusDisplay(page, await sayIn(locale));
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(display.column("ready")).toBeVisible();
    return display;
  }

  column(name: "preparing" | "ready"): Locator {
    return this.page.getByRole("region", { name: this.say(`status:${name}`), exact: true });
  }

  /** The current numbers of a column. */
  numbers(name: "preparing" | "ready"): Locator {
    return this.column(name).getByRole("listitem");
  }

  /** The numbers whose customers are asked to the counter. */
  asked(): Locator {
    return this.page.locator("section").filter({ hasText: this.say("status:ask") });
  }

  /** The tickets that are marked as new. */
  called(): Locator {
    return this.numbers("ready").filter({ hasText: this.say("status:readyNow") });
  }

  /** Frequencies of the tones so far. */
  async tones(): Promise<number[]> {
    return await this.page.evaluate(() => ("tones" in window ? (window.tones as number[]) : []));
  }
}
