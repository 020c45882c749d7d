/**
 * A whole kiosk for each test: sandbox and host on free ports with fresh data folders, the page open in
 * Chromium, and a customer whose steps read as sentences.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { parseSettings } from "../../electron/host/settings.ts";
import { type Served, startServe } from "../../electron/serve.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { patched, type SettingsPatch } from "../../electron/testing/settings-patch.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { Customer } from "./customer.ts";
import { type SandboxControl, sandboxControl } from "./sandbox-control.ts";

export type Shop = {
  readonly sandbox: Sandbox;
  readonly control: SandboxControl;
  readonly kiosk: Served;
  /** Stops the kiosk's host and starts it again on the same data; returns its new address. */
  restartKiosk(): Promise<string>;
  /** The kiosk's own folder. */
  readonly dataDir: string;
};

type Fixtures = { shop: Shop; customer: Customer };
type Options = {
  settingsPatch: SettingsPatch;
  /** Bodies put to the sandbox's control API, by path, before the kiosk starts. */
  sandboxState: Readonly<Record<string, unknown>>;
};

export const test = base.extend<Fixtures & Options>({
  settingsPatch: [{}, { option: true }],
  sandboxState: [{}, { option: true }],

  shop: async ({ settingsPatch, sandboxState }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "kiosk-e2e-"));
    const gatePort = await freePort();
    const sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort });
    const control = sandboxControl(sandbox.url);
    for (const [path, body] of Object.entries(sandboxState)) await control.put(path, body);
    const dataDir = join(folder, "kiosk");
    const startKiosk = () =>
      startServe({
        settings: parseSettings(patched(sandbox.settings, settingsPatch), folder, process.env),
        port: 0,
        dataDir,
      });
    const kiosk = await startKiosk();
    let running = kiosk;
    const restartKiosk = async () => {
      await running.close();
      running = await startKiosk();
      return running.url;
    };
    await use({ sandbox, control, kiosk, restartKiosk, dataDir });
    await running.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  },

  customer: async ({ shop, page }, use) => {
    const defects: string[] = [];
    page.on("pageerror", (error) => defects.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") defects.push(message.text());
    });
    await page.goto(shop.kiosk.url);
    await use(new Customer(page));
    // A page that complains about itself has a defect, whatever it looks like.
    expect(defects).toEqual([]);
  },
});

export { expect };
