/** A kiosk in Electron's shell for each test, with a sandbox of its own, and somebody who orders at it. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { freePort } from "../../electron/testing/free-port.ts";
import { patched, type SettingsPatch } from "../../electron/testing/settings-patch.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { Customer } from "../pages/customer.ts";
import { ledgerAtRest } from "./ledger-at-rest.ts";
import { type SandboxControl, sandboxControl } from "./sandbox-control.ts";
import { startDouble } from "./shell-double.ts";
import { ON_ELECTRON, type Program, startElectron } from "./shell-program.ts";
import { test as base } from "./shop.ts";

/** The longest wait: for a program to start, or a page to reload. */
const LONG_MS = 30_000;

/** The address of the kiosk's page: Chromium cannot route Electron's scheme. */
const OWN_PAGE = /^(kiosk:\/\/app\/|https:\/\/kiosk\.invalid\/)/;

export class Shell {
  readonly control: SandboxControl;
  readonly dataDir: string;
  readonly #settings: string;
  #program: Program | null = null;

  constructor(folder: string, sandboxUrl: string, settings: unknown) {
    this.control = sandboxControl(sandboxUrl);
    this.dataDir = join(folder, "data");
    this.#settings = join(folder, "settings.json");
    writeFileSync(this.#settings, JSON.stringify(settings));
  }

  get program(): Program {
    if (!this.#program) throw new Error("the program is not running");
    return this.#program;
  }

  async start(): Promise<void> {
    const args = ["--settings", this.#settings, "--data", this.dataDir];
    this.#program = await (ON_ELECTRON ? startElectron(args) : startDouble(args));
  }

  /** Ends the program; its exit code, or null if it does not run. */
  async stop(): Promise<number | null> {
    const code = (await this.#program?.stop()) ?? null;
    this.#program = null;
    return code;
  }

  /** The kiosk's own page, as soon as it is there. */
  page(): Promise<Page> {
    return this.#pageWhere(
      async (page) => OWN_PAGE.test(page.url()) && (await isThe("Kiosk", page)),
    );
  }

  /** Somebody in front of that page. */
  async customer(locale = "en"): Promise<Customer> {
    return await Customer.at(await this.page(), { locale, touch: "click" });
  }

  /** The order-status display, as soon as it is there. */
  statusPage(): Promise<Page> {
    return this.#pageWhere(
      async (page) => OWN_PAGE.test(page.url()) && (await isThe("Orders", page)),
    );
  }

  /** The payment provider's page in its view, as soon as it is there. */
  paymentPage(): Promise<Page> {
    return this.#pageWhere((page) => page.url().startsWith("http") && !OWN_PAGE.test(page.url()));
  }

  /** How many payment pages are open. */
  async paymentViews(): Promise<unknown> {
    return await this.program.evaluate(
      ({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().flatMap(({ contentView }) => contentView.children).length,
    );
  }

  /**
   * The text of the kiosk's page. Read in the main process: Playwright cannot reconnect to a page whose process has
   * ended. Nothing while there is no page.
   */
  async windowText(): Promise<unknown> {
    return await this.program
      .evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript("document.body.innerText"),
      )
      .catch(() => "");
  }

  /** The final ledger: one order, one remaining payment, no rule violated. */
  async expectPaidOnce(): Promise<void> {
    const { orders, payments, violations } = await ledgerAtRest(this.control);
    expect([orders.length, payments.length, violations]).toEqual([1, 1, []]);
    expect(Number(payments[0]?.settled)).toBeGreaterThan(0);
  }

  async #pageWhere(wanted: (page: Page) => boolean | Promise<boolean>): Promise<Page> {
    const found = Promise.withResolvers<Page>();
    await expect
      .poll(
        async () => {
          for (const page of this.program.pages()) {
            if (!(await wanted(page))) continue;
            found.resolve(page);
            return true;
          }
          return false;
        },
        { timeout: LONG_MS },
      )
      .toBe(true);
    return found.promise;
  }
}

async function isThe(title: string, page: Page): Promise<boolean> {
  return (await page.title().catch(() => "")) === title;
}

type Options = { settingsPatch: SettingsPatch; sandboxState: Readonly<Record<string, unknown>> };

export const test = base.extend<{ shell: Shell } & Options>({
  // Program and browser are a fixture: their start does not count as the journey's time.
  shell: [
    async ({ settingsPatch, sandboxState }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "kiosk-shell-"));
      const gatePort = await freePort();
      const sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort });
      const shell = new Shell(folder, sandbox.url, patched(sandbox.settings, settingsPatch));
      for (const [path, body] of Object.entries(sandboxState)) await shell.control.put(path, body);
      await shell.start();
      await use(shell);
      await shell.stop();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { timeout: 180_000 },
  ],
});

export { expect };
