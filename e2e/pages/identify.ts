import { expect, type Locator } from "@playwright/test";
import { Countries } from "./countries.ts";
import { Screen } from "./screen.ts";

/** Who collects points: by phone, by a code, or nobody. */
export class IdentifyPage extends Screen {
  /** The number that is being typed. */
  get number(): Locator {
    return this.page.getByLabel(this.say("identify:field"));
  }

  /** The country of the number, with its dial code. */
  get country(): Locator {
    return this.buttonNamed(this.like("identify:country", "name", "code"));
  }

  get countries(): Countries {
    return new Countries(this.context);
  }

  get nameButton(): Locator {
    return this.button("identify:name.label");
  }

  /** The links to the outlet's documents. */
  get documents(): Locator {
    return this.buttonNamed(this.like("identify:documents.open", "title"));
  }

  /** Another method of identification. */
  method(name: "phone" | "scan" | "short-code"): Locator {
    return this.button(`identify:methods.${name}`);
  }

  async expectShown(): Promise<void> {
    await this.expectTitle("identify:title");
  }

  /** Phone → phone, with this number. */
  async typeNumber(national: string): Promise<void> {
    await expect(this.heading("identify:heading")).toBeVisible();
    await this.typeKeys(national);
  }

  async clearNumber(): Promise<void> {
    await this.press(this.button("identify:clear"));
  }

  /** Ticks the box without which no number is sent. */
  async acceptTerms(): Promise<void> {
    await this.press(this.page.getByRole("checkbox").first());
  }

  async tickChannel(channel: string): Promise<void> {
    const name = this.say(`identify:consent.${channel}`);
    await this.press(this.page.getByRole("checkbox", { name }));
  }

  /** Phone → consent, where the outlet asks in two steps. */
  async goToConsent(): Promise<void> {
    await this.goOn();
    await expect(this.title("identify:consent.title")).toBeVisible();
    await expect(this.page.getByRole("heading", { level: 2 })).toBeFocused();
  }

  /** Phone → consent. */
  async enterNumber(national: string): Promise<void> {
    await this.typeNumber(national);
    await this.acceptTerms();
    await this.goToConsent();
  }

  /** Phone → the sheet of countries. */
  async openCountries(): Promise<void> {
    await this.press(this.country);
    await expect(this.countries.sheet).toBeVisible();
  }

  /** Phone → the keyboard for a name. */
  async openName(): Promise<void> {
    await this.press(this.nameButton);
    await expect(this.dialog("identify:name.title")).toBeVisible();
  }

  /** Phone → a document. */
  async openDocument(): Promise<void> {
    await this.press(this.documents.first());
    await expect(this.page.getByRole("dialog").locator("canvas").first()).toBeVisible();
  }

  /** Any method → the camera. */
  async scanInstead(): Promise<void> {
    await this.press(this.method("scan"));
    await this.expectStep("identify:scan.heading");
  }

  /** Camera → short code. */
  async typeCodeInstead(): Promise<void> {
    await this.press(this.method("short-code"));
    await this.expectStep("identify:shortCode.heading");
  }

  /** Any method → phone. */
  async typeNumberInstead(): Promise<void> {
    await this.press(this.method("phone"));
    await this.expectStep("identify:heading");
  }

  /** Any method → whatever follows without points. */
  async skip(): Promise<void> {
    await this.press(this.button("identify:skip"));
  }
}
