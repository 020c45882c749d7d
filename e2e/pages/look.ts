import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { choose } from "../support/choose.ts";
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
    const choice = this.page.getByRole("group", { name: this.say(group), exact: true });
    await choose(choice.getByRole("radio", { name: value }));
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

  /** The sheet of a dish → with this picture of the library, searched by a word in staff's language. */
  async choosePicture(name: string, word: string): Promise<void> {
    const picture = this.page.getByRole("button", { name, exact: true });
    await this.page.getByRole("textbox", { name: this.say("look:pictures.search") }).fill(word);
    await expect(this.page.locator(".picture-button")).not.toHaveCount(0);
    await picture.tap();
    await expect(picture).toHaveAttribute("aria-pressed", "true");
  }

  /** The sheet of photos in front → with this one chosen, and closed. */
  async choosePhoto(name: string): Promise<void> {
    // A drawing that was imported is offered among the photos, and again among the files of the folder.
    const choices = this.page.getByRole("dialog").getByRole("button", { name, exact: true });
    await choices.first().tap();
    await expect(this.page.getByRole("dialog")).toHaveCount(0);
  }

  list(key: string): Locator {
    return this.page.getByRole("list", { name: this.say(key), exact: true });
  }

  /** The logo in the customers' screen with the draft. */
  get logo(): Locator {
    return this.screen.locator("img.attract__mark");
  }

  /** The draft → what customers see. */
  async publish(): Promise<void> {
    await this.button("look:bar.publish").tap();
    await this.page.getByRole("dialog").locator(".button--main").tap();
    await expect(this.button("look:bar.publish")).toBeDisabled();
  }

  /** The draft → a file of it in the exports of this kiosk. */
  async exportFile(): Promise<void> {
    await this.button("look:transfer.title").tap();
    await this.button("look:transfer.export").tap();
    await expect(this.page.getByRole("dialog").getByText(".look.tar").first()).toBeVisible();
    await this.closeSheet();
  }

  async closeSheet(): Promise<void> {
    const sheet = this.page.getByRole("dialog");
    await sheet
      .getByRole("button", { name: this.say("common:close") })
      .last()
      .tap();
    await expect(sheet).toHaveCount(0);
  }

  /** The first file of a look that this kiosk has → its draft. */
  async importFile(): Promise<void> {
    await this.button("look:transfer.title").tap();
    await this.page.getByRole("dialog").getByRole("button", { name: ".look.tar" }).first().tap();
    await expect(this.page.getByText(this.say("look:transfer.done"))).toBeVisible();
    await this.closeSheet();
    await this.drawn();
  }

  async discard(): Promise<void> {
    await this.button("look:bar.discard").tap();
    await this.page.getByRole("dialog").locator(".button--main").tap();
  }
}
