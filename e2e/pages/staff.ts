import { expect, type Locator, type Page } from "@playwright/test";
import type { HardwarePart, TestVerdict } from "../../domain/readiness/tests.ts";
import { type Say, sayIn } from "../support/say.ts";

/** The PIN of the sandbox's settings. */
const PIN = "2468";

/** A member of staff at the kiosk. Each step ends where its comment says. */
export class Staff {
  readonly page: Page;
  readonly say: Say;

  private constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
  }

  static async at(page: Page, locale: string): Promise<Staff> {
    return new Staff(page, await sayIn(locale));
  }

  button(key: string, values: Record<string, unknown> = {}): Locator {
    return this.page.getByRole("button", { name: this.say(key, values), exact: true });
  }

  tab(name: string): Locator {
    return this.page.getByRole("tab", { name: this.say(`staff:tab.${name}`), exact: true });
  }

  text(key: string, values: Record<string, unknown> = {}): Locator {
    return this.page.getByText(this.say(key, values));
  }

  /** The main action of the sheet in front. */
  get confirm(): Locator {
    return this.page.getByRole("dialog").locator(".button--main");
  }

  /** Any screen → the PIN pad in front of it, by the hidden gesture. */
  async knock(): Promise<void> {
    const { width } = this.page.viewportSize() ?? { width: 0 };
    // On a busy machine the taps may come too slowly to be meant, or before the page is in the outlet's language.
    await expect(async () => {
      const isRightToLeft = (await this.page.locator("html").getAttribute("dir")) === "rtl";
      const x = isRightToLeft ? width - 12 : 12;
      for (let taps = 0; taps < 4; taps += 1) await this.page.touchscreen.tap(x, 12);
      await expect(this.page.locator(".pin")).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }

  /** PIN pad → staff mode, where the PIN is right. */
  async enterPin(pin = PIN): Promise<void> {
    for (const digit of pin)
      await this.page.getByRole("button", { name: digit, exact: true }).tap();
    await this.button("provisioning:pin.confirm").tap();
  }

  /** Any screen → staff mode. */
  async signIn(): Promise<void> {
    await this.knock();
    await this.enterPin();
    await expect(this.tab("orders")).toBeVisible();
  }

  /** Staff mode → the start. */
  async leave(): Promise<void> {
    await this.button("common:access.leaveStaff").tap();
    await expect(this.tab("orders")).toBeHidden();
  }

  /** Staff mode → the hardware. */
  async openHardware(): Promise<void> {
    await this.tab("status").tap();
    await this.button("hardware:open").tap();
    await expect(this.hardwarePart("touchscreen")).toBeVisible();
  }

  /** A part of the hardware, in the list of all. */
  hardwarePart(part: HardwarePart): Locator {
    return this.page.getByRole("listitem", { name: this.say(`hardware:part.${part}`) });
  }

  /** The hardware → the test of this part. */
  async beginTest(part: HardwarePart): Promise<void> {
    const name = this.say(`hardware:part.${part}`);
    await this.button("hardware:testOf", { part: name }).tap();
    await expect(this.page.getByRole("dialog")).toBeVisible();
  }

  /** A test → the same test, with the person's name. */
  async enterTester(name: string): Promise<void> {
    await this.button("hardware:enterName").tap();
    await this.page.getByRole("textbox").fill(name);
    await this.button("hardware:use").tap();
    await expect(this.text("hardware:whatFound")).toBeVisible();
  }

  async addTestNote(note: string): Promise<void> {
    await this.button("hardware:addNote").tap();
    await this.page.getByRole("textbox").fill(note);
    await this.button("hardware:use").tap();
  }

  /** A test → the hardware, with what the person found. */
  async recordTest(verdict: TestVerdict): Promise<void> {
    await this.button(`hardware:found.${verdict}`).tap();
    await expect(this.page.getByRole("dialog")).toBeHidden();
  }

  /** Orders → the order of this queue number. */
  async open(queueNumber: string): Promise<void> {
    await this.page.locator(".order-card", { hasText: queueNumber }).first().tap();
    await expect(this.page.locator(".order-page__number")).toHaveText(queueNumber);
  }
}
