import { expect, type Locator, type Page } from "@playwright/test";

const PHONE = { width: 390, height: 844 } as const;

/** Somebody at the operators' page, on a phone, in English. Each step ends where its comment says. */
export class Operator {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** The console's address → the orders. */
  static async at(
    page: Page,
    address: string,
    { name, password }: { readonly name: string; readonly password: string },
  ): Promise<Operator> {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await page.locator("input[autocomplete=username]").fill(name);
    await page.locator("input[type=password]").fill(password);
    await page.locator("button[type=submit]").click();
    await expect(page.locator(".console")).toBeVisible();
    return new Operator(page);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name });
  }

  text(text: string | RegExp): Locator {
    return this.page.getByText(text);
  }

  /** Any page → the devices. */
  async openKiosks(): Promise<void> {
    await this.page.getByRole("link", { name: /^Kiosks/ }).click();
    await expect(this.page.getByRole("heading", { name: "Kiosks", level: 1 })).toBeVisible();
  }

  /** The devices → one of them. */
  async openKiosk(name: string): Promise<void> {
    await this.kiosk(name).click();
    await expect(this.page.locator("h1")).toHaveText(name);
  }

  /** In the list of devices. */
  kiosk(name: string): Locator {
    return this.page.locator("a.device").filter({ hasText: name });
  }

  /** Any page → the one where devices are paired. */
  async openPairing(): Promise<void> {
    await this.button(/^More/).click();
    await this.page
      .getByRole("dialog")
      .getByRole("link", { name: /^Pair a device/ })
      .click();
    await expect(this.code).toBeVisible();
  }

  get code(): Locator {
    return this.page.getByLabel("Code on the device");
  }

  /** Pairing → what the console says of the code. */
  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.button("Find the device").click();
  }

  /** A device → the devices, without it. Returns the moment of the last touch (`performance.now()`). */
  async remove(name: string): Promise<number> {
    await this.button("Remove this device").click();
    const confirm = this.page
      .getByRole("dialog")
      .getByRole("button", { name: new RegExp(`^Remove .?${name}`, "u") });
    await expect(confirm).toBeVisible();
    const touchedAt = performance.now();
    await confirm.click();
    await expect(this.page.getByRole("heading", { name: "Kiosks", level: 1 })).toBeVisible();
    return touchedAt;
  }
}
