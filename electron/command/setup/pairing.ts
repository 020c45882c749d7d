/** Pairing with the fleet (docs/fleet.md): the code that the console asks for, and whether it has admitted this kiosk. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pairingCode } from "../../../fleet/messages/names.ts";
import { type DeviceFinding, finding } from "../../host/command/findings.ts";
import { type Prompter, StoppedError } from "../../host/command/prompter.ts";
import { createIdentityStore } from "../../host/fleet/identity.ts";
import { createAesSealer, readSealKey, SealKeyError } from "../../host/outlet/sealer.ts";
import type { FleetView } from "../../host/rpc/staff-status-view.ts";
import type { DevicePaths } from "../device-paths.ts";
import { askStatus } from "../kiosk-endpoint.ts";

const ASK_AGAIN_MS = 1_000;

export type PairingOptions = {
  readonly paths: DevicePaths;
  readonly environment: NodeJS.ProcessEnv;
  readonly healthUrl: string;
};

export type Pairing = {
  /** Null if the kiosk does not run. */
  readonly state: FleetView["state"] | null;
  /** Null if the kiosk has no key yet, or it cannot be opened from here. */
  readonly code: string | null;
};

/** Asks the running kiosk, and reads its key. Changes nothing. */
export async function readPairing({
  paths,
  environment,
  healthUrl,
}: PairingOptions): Promise<Pairing> {
  const report = await askStatus(healthUrl);
  return { state: report?.fleet ?? null, code: await codeOf(paths, environment) };
}

/** Only a kiosk makes keys: without one nothing is made here. */
async function codeOf(
  { data }: DevicePaths,
  environment: NodeJS.ProcessEnv,
): Promise<string | null> {
  const keys = join(data, "keys");
  if (environment.KIOSK_SEAL_KEY === undefined && !existsSync(join(keys, "seal.key"))) return null;
  try {
    const sealer = createAesSealer(readSealKey(keys, environment));
    const identity = createIdentityStore(data, sealer).read();
    if (identity === null) return null;
    const { publicKeyOf } = await import("../../host/fleet/nats.ts");
    return pairingCode(publicKeyOf(identity.seed));
  } catch (error) {
    if (error instanceof SealKeyError) return null;
    throw error;
  }
}

const isPaired = (state: Pairing["state"]): boolean =>
  state === "connected" || state === "gate-away";

/** For the readiness report. A kiosk that is not paired may take orders all the same. */
export function pairingFinding({ state, code }: Pairing): DeviceFinding {
  const enter =
    code === null
      ? "The code for the console is in staff mode, Status, once the kiosk runs."
      : `Enter ${code} at the console, on the page Pair a device.`;
  switch (state) {
    case "connected":
      return finding("ok", "fleet", "paired and connected");
    case "gate-away":
      return finding("warning", "fleet", "paired; the gate is away", "Ask whoever runs the fleet.");
    case "away": {
      const advice = "Compare fleet.servers; look at the network and the firewall.";
      return finding("warning", "fleet", "its server cannot be reached", advice);
    }
    case "removed":
      return finding("warning", "fleet", "removed at the console", enter);
    case "not-paired":
    case null:
      return finding("warning", "fleet", "not paired yet", enter);
  }
}

/** Shows the code and waits until the console has admitted the kiosk, or the person goes on without that. */
export async function waitUntilPaired(prompter: Prompter, options: PairingOptions): Promise<void> {
  const { state, code } = await readPairing(options);
  if (state === null || isPaired(state) || code === null) return;
  prompter.say(`\nFleet\n  Enter this code at the console, on the page Pair a device: ${code}\n`);
  const going = new AbortController();
  const paired = untilPaired(options.healthUrl, going.signal);
  try {
    const isThere = await prompter.waitFor("Waiting for the console (Enter: go on)", paired);
    prompter.say(isThere ? "  ✓ paired\n" : "  Not paired yet.\n");
  } catch (error) {
    // Everything is written and started: the report follows.
    if (!(error instanceof StoppedError)) throw error;
  } finally {
    going.abort();
  }
}

/** Resolves once the kiosk is connected, or `signal` is aborted. */
async function untilPaired(healthUrl: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const report = await askStatus(healthUrl);
    if (isPaired(report?.fleet ?? null)) return;
    await delay(ASK_AGAIN_MS, undefined, { signal }).catch(() => {});
  }
}
