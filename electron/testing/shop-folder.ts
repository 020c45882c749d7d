/** The services of a shop, and a folder for a kiosk that runs as a process of its own. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { type Control, controlOf } from "../../sandbox/testing/control.ts";
import { freePort } from "./free-port.ts";

export type ShopFolder = {
  readonly sandbox: Sandbox;
  readonly control: Control;
  /** Path of settings that reach the sandbox. */
  readonly settingsFile: string;
  /** The kiosk's data folder; not created yet. */
  readonly dataDir: string;
  close(): Promise<void>;
};

/** Starts the sandbox in a fresh folder, which is removed with it. */
export async function openShopFolder(): Promise<ShopFolder> {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-shop-"));
  const gatePort = await freePort();
  const sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort });
  const settingsFile = join(folder, "settings.json");
  writeFileSync(settingsFile, JSON.stringify(sandbox.settings));
  return {
    sandbox,
    control: controlOf(sandbox),
    settingsFile,
    dataDir: join(folder, "kiosk"),
    async close() {
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
