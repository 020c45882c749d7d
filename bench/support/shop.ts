/** A whole kiosk to measure: the sandbox in this process, the kiosk's host in one of its own, on fresh data. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { readAddresses } from "../../electron/address-file.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { patched, type SettingsPatch } from "../../electron/testing/settings-patch.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { root } from "../../scripts/running/processes.ts";
import { startServiceProcess } from "../../scripts/running/service-process.ts";

const readyLine = z.object({ addresses: z.string() });

export type Shop = {
  readonly sandbox: Sandbox;
  /** The page's address. */
  readonly url: string;
  /** A folder for other files of a measurement; removed with the shop. */
  readonly folder: string;
  close(): Promise<void>;
};

type ShopOptions = {
  /** Changes to the sandbox's settings; gets what was started so far. */
  readonly settingsPatch?: (started: { sandbox: Sandbox; folder: string }) => SettingsPatch;
  /** Bodies put to the sandbox's control API, by path, before the kiosk starts. */
  readonly sandboxState?: Readonly<Record<string, unknown>>;
  /** Node's command-line switches for the host's process. */
  readonly nodeSwitches?: readonly string[];
};

/** Starts sandbox and `npm run kiosk`. */
export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const { settingsPatch = () => ({}), sandboxState = {}, nodeSwitches = [] } = options;
  const folder = mkdtempSync(join(tmpdir(), "kiosk-bench-"));
  const gatePort = await freePort();
  const sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort });
  for (const [path, body] of Object.entries(sandboxState)) await control(sandbox, path, body);
  const settingsFile = join(folder, "settings.json");
  const settings = patched(sandbox.settings, settingsPatch({ sandbox, folder }));
  writeFileSync(settingsFile, JSON.stringify(settings));
  const command = ["scripts/kiosk.ts", "--headless", "--port", "0", "--settings", settingsFile];
  const host = await startServiceProcess(process.execPath, [
    ...nodeSwitches,
    join(root, "scripts/kiosk.ts"),
    ...command.slice(1),
    "--data",
    join(folder, "kiosk"),
  ]);
  return {
    sandbox,
    url: readAddresses(readyLine.parse(host.ready).addresses).url ?? "",
    folder,
    async close() {
      await host.stop();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Puts a body to the sandbox's control API. */
async function control(sandbox: Sandbox, path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${sandbox.url}/control/${path}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
