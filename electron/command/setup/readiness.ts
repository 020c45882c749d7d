/** Whether this kiosk is ready: the doctor's checks, those of the device, and the running kiosk's own word. */
import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import {
  type DeviceFinding,
  finding,
  type Readiness,
  readinessOf,
} from "../../host/command/findings.ts";
import type { System } from "../../host/command/system.ts";
import { readSettings, type Settings, SettingsError } from "../../host/settings/settings.ts";
import { examine } from "../../host/staff/doctor/doctor.ts";
import type { CommandContext } from "../context.ts";
import type { DevicePaths } from "../device-paths.ts";
import { type Health, isReady } from "../kiosk-endpoint.ts";
import { checkDevice } from "./device-checks.ts";
import { reachablePorts } from "./firewall.ts";
import { kioskReadingProblem } from "./kiosk-files.ts";
import { pairingFinding, readPairing } from "./pairing.ts";
import { withCredentials } from "./secrets.ts";

const ASK_AGAIN_MS = 1_000;

/** Asks until orders can be taken and the page is open, at most for a time. Returns the last answer. */
export async function waitUntilServing(
  timeoutMs: number,
  ask: () => Promise<Health | null>,
): Promise<Health | null> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const found = await ask();
    if ((found !== null && isReady(found)) || performance.now() > until) return found;
    await delay(ASK_AGAIN_MS);
  }
}

export type ReadinessOptions = {
  readonly context: CommandContext;
  readonly paths: DevicePaths;
  readonly system: System;
  /** What setup has just done. */
  readonly done?: readonly DeviceFinding[];
  readonly health: Health | null;
};

/** All checks; none changes anything. */
export async function checkReadiness(options: ReadinessOptions): Promise<Readiness> {
  const { context, paths, system, done = [] } = options;
  const { environment, now, healthUrl } = context;
  const device = [
    ...done,
    ...checkDevice({ paths, system, now }),
    healthFinding(options.health, system.isBooted),
  ];
  return withCredentials({ paths, environment, run: system.run }, async (readable) => {
    const settings = usable(paths.settings, readable);
    if ("problem" in settings) {
      const advice = "Run loyalty-kiosk setup.";
      return readinessOf(
        [...device, finding("failed", "settings", settings.problem, advice)],
        null,
      );
    }
    const dataDir = existsSync(paths.data) ? paths.data : null;
    const report = await examine({
      ...{ settings: settings.found, dataDir, environment: readable, now },
      reachablePorts: reachablePorts(paths.firewall),
      fileProblemOf: (path) => kioskReadingProblem(path, { paths, system }),
    });
    const isMember = settings.found.fleet !== null;
    const pairing = isMember ? await readPairing({ paths, environment, healthUrl }) : null;
    return readinessOf([...device, ...(pairing ? [pairingFinding(pairing)] : [])], report);
  });
}

function usable(
  file: string,
  environment: NodeJS.ProcessEnv,
): { readonly found: Settings } | { readonly problem: string } {
  try {
    return { found: readSettings(file, environment) };
  } catch (error) {
    if (error instanceof SettingsError) return { problem: error.message };
    throw error;
  }
}

function healthFinding(found: Health | null, isBooted: boolean): DeviceFinding {
  if (found === null) {
    return isBooted
      ? finding("failed", "kiosk", "it does not answer", "journalctl -u loyalty-kiosk says why.")
      : finding("skipped", "kiosk", "it does not run", "It starts with the machine.");
  }
  const { state, because, notes, problems, page } = found;
  const remarks = notes.length === 0 ? "" : `; to note: ${notes.join(", ")}`;
  if (isReady(found)) {
    return finding("ok", "kiosk", `takes orders${remarks}`);
  }
  const why = page === "none" ? [...because, "no page is open"] : because;
  const details = problems.length === 0 ? "" : ` (${problems.join("; ")})`;
  const advice = "docs/operations.md says what each of them means.";
  return finding("failed", "kiosk", `${state}: ${why.join(", ")}${details}${remarks}`, advice);
}
