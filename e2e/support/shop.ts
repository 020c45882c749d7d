/** A kiosk for each test: sandbox and host on free ports with fresh data folders. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { SeenUpdates } from "../../electron/host/operation/update-state.ts";
import { NO_KEYS, type PaymentKeys } from "../../electron/host/rpc/payment-keys.ts";
import { parseSettings } from "../../electron/host/settings/settings.ts";
import { type Served, startServe } from "../../electron/serve.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { JackDouble } from "../../electron/testing/jack-double.ts";
import { patched, type SettingsPatch } from "../../electron/testing/settings-patch.ts";
import type { Habit } from "../../sandbox/core/habits.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { type SandboxControl, sandboxControl } from "./sandbox-control.ts";
import { type GivenLook, storeLook } from "./stored-look.ts";
import { test as base } from "./taps.ts";

export type Shop = {
  readonly sandbox: Sandbox;
  readonly control: SandboxControl;
  readonly kiosk: Served;
  /** Stops the kiosk's host: its pages stay open without a connection. */
  stopKiosk(): Promise<void>;
  /** Restarts the kiosk's host on the same port and data; returns its new address. */
  restartKiosk(): Promise<string>;
  /** The kiosk's data folder. */
  readonly dataDir: string;
  /** The headphone jacks of the kiosk's machine: none but those that a test connects. */
  readonly jack: JackDouble;
  /** Where the kiosk expects the machine's speech server; nobody listens there. */
  readonly speechSocket: string;
};

type Fixtures = { shop: Shop };
type Options = {
  settingsPatch: SettingsPatch;
  /** How the kiosk uses the sandbox's receipt printer, besides its address; null: not at all. */
  receiptPrinter: Readonly<Record<string, unknown>> | null;
  /** Bodies put to the sandbox's control API, by path, before the kiosk starts. */
  sandboxState: Readonly<Record<string, unknown>>;
  /** How the services write messages and read requests (sandbox/README.md, "Habits"); null: as the run has it. */
  habit: Habit | null;
  /** How the kiosk's keys type into payment pages: by default not at all. */
  paymentKeys: PaymentKeys;
  /** The machine's headphone jack before the kiosk starts: by default it has none. */
  jackAtStart: "none" | "unplugged" | "plugged";
  /** What the kiosk sees of its updater; null, as by default: it has none. */
  seenUpdates: SeenUpdates | null;
  /** What staff have published before the kiosk starts; null: nothing. */
  look: GivenLook | null;
  /** Console errors that the browser may report in this test; null: none. */
  complaint: RegExp | null;
};

export const test = base.extend<Fixtures & Options>({
  settingsPatch: [{}, { option: true }],
  receiptPrinter: [null, { option: true }],
  sandboxState: [{}, { option: true }],
  habit: [null, { option: true }],
  paymentKeys: [NO_KEYS, { option: true }],
  jackAtStart: ["none", { option: true }],
  seenUpdates: [null, { option: true }],
  look: [null, { option: true }],
  complaint: [null, { option: true }],

  shop: async (
    {
      settingsPatch,
      receiptPrinter,
      sandboxState,
      habit,
      paymentKeys,
      jackAtStart,
      seenUpdates,
      look,
    },
    use,
  ) => {
    const options = {
      ...{ settingsPatch, receiptPrinter, sandboxState, habit },
      ...{ paymentKeys, jackAtStart, seenUpdates, look },
    };
    await withShop(options, use);
  },
});

/** A sandbox and a kiosk for the time of `work`. */
export async function withShop(
  {
    settingsPatch = {},
    receiptPrinter = null,
    sandboxState = {},
    habit = null,
    paymentKeys = NO_KEYS,
    jackAtStart = "none",
    seenUpdates = null,
    look = null,
  }: Partial<Options>,
  work: (shop: Shop) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-e2e-"));
  const gatePort = await freePort();
  const sandbox = await startSandbox({
    port: 0,
    dataDir: join(folder, "sandbox"),
    gatePort,
    ...(habit && { habit }),
  });
  const control = sandboxControl(sandbox.url);
  for (const [path, body] of Object.entries(sandboxState)) await control.put(path, body);
  const dataDir = join(folder, "kiosk");
  if (look) storeLook(dataDir, look);
  const speechSocket = join(folder, "speechd.sock");
  const jack = new JackDouble(join(folder, "input"));
  if (jackAtStart !== "none") jack.connect();
  if (jackAtStart === "plugged") jack.plug();
  const patch = receiptPrinter
    ? withPrinter(settingsPatch, { address: sandbox.printer, ...receiptPrinter })
    : settingsPatch;
  const startKiosk = (port: number) =>
    startServe({
      settings: parseSettings(patched(sandbox.settings, patch), folder, process.env),
      port,
      dataDir,
      paymentKeys,
      inputFolders: jack.folders,
      speechSocket,
      seenUpdates: () => seenUpdates,
    });
  const kiosk = await startKiosk(0);
  let running: Served | null = kiosk;
  const stopKiosk = async () => {
    await running?.close();
    running = null;
  };
  const restartKiosk = async () => {
    await stopKiosk();
    running = await startKiosk(Number(new URL(kiosk.url).port));
    return running.url;
  };
  await work({ sandbox, control, kiosk, stopKiosk, restartKiosk, dataDir, jack, speechSocket });
  await stopKiosk();
  jack.close();
  const refusals = await control.refusals();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
  expect(refusals, "requests with something that the contracts do not list").toEqual([]);
}

function withPrinter(patch: SettingsPatch, printer: Record<string, unknown>): SettingsPatch {
  const receipt = Object(patch.device?.receipt);
  return { ...patch, device: { ...patch.device, receipt: { ...receipt, printer } } };
}

/** Opens the kiosk's page for the time of `work`; a console error that is not `complaint` is a defect. */
export async function withPage(
  page: Page,
  { url, complaint }: { readonly url: string; readonly complaint: RegExp | null },
  work: () => Promise<void>,
): Promise<void> {
  const defects: string[] = [];
  page.on("pageerror", (error) => defects.push(error.message));
  page.on("console", (message) => {
    if (message.type() !== "error" || complaint?.test(message.text())) return;
    defects.push(message.text());
  });
  await page.goto(url);
  await work();
  expect(defects).toEqual([]);
}

export { expect };
