/**
 * One kiosk as its staff handle it: it can be stopped and restarted on the same disk, with other settings, and without
 * its services.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locator, Page } from "@playwright/test";
import { parseSettings } from "../../electron/host/settings/settings.ts";
import { type Served, startServe } from "../../electron/serve.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { patched, type SettingsPatch } from "../../electron/testing/settings-patch.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { Customer } from "../pages/customer.ts";
import { type SandboxControl, sandboxControl } from "./sandbox-control.ts";
import { test as base, expect } from "./shop.ts";
import { type Spoken, words } from "./words.ts";

/** The kiosk polls for a new configuration this often, give or take a tenth. */
const POLL_SECONDS = 5;

export class Device {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly control: SandboxControl;
  /** The kiosk's data folder. */
  readonly dataDir: string;
  readonly #folder: string;
  #served: Served | null = null;
  #network: Sandbox | null;
  #customer: Customer | null = null;

  constructor(page: Page, sandbox: Sandbox, folder: string) {
    this.page = page;
    this.sandbox = sandbox;
    this.#network = sandbox;
    this.control = sandboxControl(sandbox.url);
    this.dataDir = join(folder, "kiosk");
    this.#folder = folder;
  }

  /** Its browser saves no downloads, as on an installed kiosk. */
  exportsToFiles = false;

  /** Starts the kiosk, which has no language of its own but `locale`, and opens its page. */
  async start(locale: Spoken = "en", patch: SettingsPatch = {}): Promise<void> {
    const fallback = { currency: "EUR", timezone: "Europe/Berlin", locales: [locale] };
    const given = patched(this.sandbox.settings, {
      ...patch,
      outlet: { configurationPollSeconds: POLL_SECONDS, ...patch.outlet },
      device: { fallback, ...patch.device },
    });
    const settings = parseSettings(given, this.#folder, {});
    this.#served = await startServe({
      ...{ settings, port: 0, dataDir: this.dataDir },
      exportsToFiles: this.exportsToFiles,
    });
    await this.page.goto(this.#served.url);
    this.#customer = await Customer.at(this.page, { locale });
  }

  /** Somebody who speaks the language in which the kiosk was started. */
  get customer(): Customer {
    if (!this.#customer) throw new Error("the kiosk was never started");
    return this.#customer;
  }

  /** Customers see a menu before it is on disk: a kiosk that is stopped at once has none at its next start. */
  async storesMenu(): Promise<void> {
    const stored = "select 1 from stored_value where name like 'menu of %'";
    await expect
      .poll(() => {
        const database = new DatabaseSync(join(this.dataDir, "kiosk.sqlite"), { readOnly: true });
        try {
          return database.prepare(stored).get() !== undefined;
        } finally {
          database.close();
        }
      })
      .toBe(true);
  }

  async stop(): Promise<void> {
    await this.page.goto("about:blank");
    await this.#served?.close();
    this.#served = null;
  }

  /** The page's own origin. */
  get origin(): string {
    if (!this.#served) throw new Error("the kiosk is not running");
    return new URL(this.#served.url).origin;
  }

  /** All services are permanently unreachable. */
  async loseNetwork(): Promise<void> {
    await this.#network?.close();
    this.#network = null;
  }

  /** The operator gives this device's credential to another device. */
  async credentialGoesElsewhere(): Promise<void> {
    const { configBaseUrl, identifier } = this.sandbox.settings.outlet;
    const answer = await fetch(`${configBaseUrl}/v1/pos/generic?identifier=${identifier}`, {
      method: "POST",
    });
    expect(await answer.json()).toMatchObject({ accepted: true });
  }

  /** The operator changes the outlet; resolves once the kiosk has fetched the change. */
  async changeRemotely(path: "configuration" | "outlet", change: object): Promise<void> {
    const before = (await this.polls()).length;
    await this.control.put(path, change);
    await expect
      .poll(async () => (await this.polls()).slice(before).some((status) => status === 200))
      .toBe(true);
  }

  /** The HTTP statuses of the configuration's polls so far. */
  async polls(): Promise<(number | null)[]> {
    const exchanges = await this.control.exchanges("configuration.config");
    return exchanges.map(({ status }) => status);
  }

  /** The number of documents on this device. */
  documentsHere(): number {
    const folder = join(this.dataDir, "outlet-files");
    return readdirSync(folder).filter((name) => name.endsWith(".pdf")).length;
  }

  /** How often the credential was requested. */
  async questions(): Promise<number> {
    return (await this.control.exchanges("configuration.credential")).length;
  }

  heading(text: string): Locator {
    return this.page.getByRole("heading", { name: text });
  }

  button(text: string): Locator {
    return this.page.getByRole("button", { name: text, exact: true });
  }

  /** Provisioning → provisioning, at the PIN. */
  async chooseAsStaff(locale: Spoken, choice: "askAgain" | "open"): Promise<void> {
    await this.button(words(locale)(`provisioning:${choice}`)).tap();
    await expect(this.page.getByRole("dialog")).toBeVisible();
  }

  /** Types a PIN and confirms it. */
  async enterPin(locale: Spoken, pin: string): Promise<void> {
    for (const digit of pin) await this.button(digit).tap();
    await this.button(words(locale)("provisioning:pin.confirm")).tap();
  }
}

export const test = base.extend<{ device: Device }>({
  device: async ({ page }, use) => {
    const defects: string[] = [];
    page.on("pageerror", (error) => defects.push(error.message));
    const folder = mkdtempSync(join(tmpdir(), "kiosk-device-"));
    const gatePort = await freePort();
    const sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort });
    const device = new Device(page, sandbox, folder);
    await use(device);
    await device.stop();
    await device.loseNetwork();
    rmSync(folder, { recursive: true, force: true });
    expect(defects).toEqual([]);
  },
});

export { expect };
