import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import type { Say } from "../support/say.ts";
import type { Staff } from "./staff.ts";

/** The tab "Look" of staff mode: a draft beside the customers' own screens. */
export class LookTab {
  readonly page: Page;
  readonly say: Say;

  private constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
  }

  /** Any page of staff mode → the tab, with the draft drawn. */
  static async openBy(staff: Staff): Promise<LookTab> {
    await staff.tab("look").tap();
    const look = new LookTab(staff.page, staff.say);
    await look.drawn();
    return look;
  }

  button(key: string, values: Record<string, unknown> = {}): Locator {
    return this.page.getByRole("button", { name: this.say(key, values), exact: true });
  }

  /** The customers' screen with the draft. */
  get screen(): FrameLocator {
    return this.page.locator(".look iframe").contentFrame();
  }

  get state(): Locator {
    return this.page.locator(".look__state");
  }

  async drawn(): Promise<void> {
    await expect(this.page.locator(".look iframe")).toBeVisible();
    await expect(this.page.locator(".look .device__drawing")).toHaveCount(0);
  }

  /** Sets a switch of the frame. */
  async turn(group: string, value: string): Promise<void> {
    await this.page
      .getByRole("group", { name: this.say(group), exact: true })
      .getByRole("radio", { name: value })
      .check({ force: true });
    await this.drawn();
  }

  async openPart(name: string): Promise<void> {
    await this.page.getByRole("tab", { name: this.say(`look:part.${name}`), exact: true }).tap();
  }

  /** The outlet's name, typed on the kiosk's own keyboard; by a keyboard of a test. */
  async rename(before: string, after: string): Promise<void> {
    await this.page
      .getByRole("button", { name: `${this.say("look:theme.name")}: ${before}` })
      .tap();
    await this.page.getByRole("textbox").fill(after);
    await this.button("look:use").tap();
  }

  mood(name: string): Locator {
    return this.page.getByRole("button", { name: this.say(`look:theme.moods.${name}`) });
  }

  /** The part "Pictures" → the sheet of a dish. */
  async openDish(product: string): Promise<void> {
    await this.page.locator(`[data-product="${product}"]`).tap();
    await expect(this.page.getByRole("dialog")).toBeVisible();
  }

  /** The sheet of a dish → with this picture of the library. */
  async choosePicture(name: string): Promise<void> {
    const picture = this.page.getByRole("button", { name, exact: true });
    await picture.tap();
    await expect(picture).toHaveAttribute("aria-pressed", "true");
  }

  /** The draft → what customers see. */
  async publish(): Promise<void> {
    await this.button("look:bar.publish").tap();
    await this.page.getByRole("dialog").locator(".button--main").tap();
    await expect(this.button("look:bar.publish")).toBeDisabled();
  }

  async discard(): Promise<void> {
    await this.button("look:bar.discard").tap();
    await this.page.getByRole("dialog").locator(".button--main").tap();
  }
}
