/** Whether an installed fleet is ready: its files, its machine, and its programs' own word. */
import { readdirSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import {
  type DeviceFinding,
  finding,
  type Readiness,
  readinessOf,
} from "../../electron/host/command/findings.ts";
import type { Audience } from "../../electron/host/command/installed-file.ts";
import {
  checkClock,
  checkDisk,
  checkUnits,
  fileProblems,
} from "../../electron/host/command/machine-checks.ts";
import { authorities } from "../../electron/host/net/tls-options.ts";
import { VERSION } from "../../electron/host/shared/version.ts";
import { type FleetSettings, readFleetSettings, SettingsError } from "../settings/settings.ts";
import { accountsIn } from "./accounts.ts";
import type { FleetContext } from "./context.ts";
import { checkConsole, checkFleet, checkGate, checkPublicGate } from "./fleet-checks.ts";
import { type FleetPaths, pathHere } from "./fleet-paths.ts";
import { privateFiles } from "./setup/apply.ts";
import { UNITS } from "./setup/units.ts";

const ASK_AGAIN_MS = 500;

/** Waits until gate and console answer as they should, at most as long as the context says. */
export async function waitUntilStarted({ paths, environment, now, startMs }: FleetContext) {
  const settings = usable(paths.settings, environment);
  // They could not be written: the report says so.
  if (settings instanceof SettingsError) return;
  const until = performance.now() + startMs;
  for (;;) {
    const checks = { paths, settings, now, isBooted: true };
    const found = [await checkGate(settings), await checkConsole(checks)];
    if (found.every(({ verdict }) => verdict !== "failed") || performance.now() > until) return;
    await delay(ASK_AGAIN_MS);
  }
}

/** All checks; none changes anything. `done` is what setup has just done. */
export async function checkReadiness(
  context: FleetContext,
  done: readonly DeviceFinding[] = [],
): Promise<Readiness> {
  const { paths, system, environment, now } = context;
  const machine = [
    ...done,
    finding("ok", "versions", `command ${VERSION}, Node ${process.versions.node}`),
    checkUnits(system, UNITS),
    checkDisk(paths.data, paths.root),
    checkClock(system),
  ];
  const settings = usable(paths.settings, environment);
  if (settings instanceof SettingsError) {
    const advice = "Run loyalty-kiosk-fleet setup.";
    return readinessOf([...machine, finding("failed", "settings", settings.message, advice)], null);
  }
  const { isBooted } = system;
  return readinessOf(
    [
      ...machine,
      checkFiles(paths, settings),
      checkOperators(paths, settings),
      ...(await checkFleet({ paths, settings, now, isBooted })),
      ...(isBooted ? [await checkPublicGate(settings, authorities(settings.caFile))] : []),
    ],
    null,
  );
}

/** The settings, or why they cannot be used. */
export function usable(
  file: string,
  environment: NodeJS.ProcessEnv,
): FleetSettings | SettingsError {
  try {
    return readFleetSettings(file, environment);
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
}

function checkFiles(paths: FleetPaths, settings: FleetSettings): DeviceFinding {
  const secrets = filesIn(paths.secrets);
  const files = [...privateFiles(paths, settings), ...secrets];
  const problems = fileProblems(files.map((file): [string, Audience] => [file, "loyalty-fleet"]));
  const advice = "Run loyalty-kiosk-fleet setup again: it sets owners and modes.";
  return problems.length > 0
    ? finding("failed", "files", problems.join("; "), advice)
    : finding("ok", "files", `settings, keys and ${secrets.length} secrets`);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}

function checkOperators(paths: FleetPaths, { console: page }: FleetSettings): DeviceFinding {
  const { all, managers } = accountsIn(pathHere(paths, page.databaseFile));
  return managers.length > 0
    ? finding("ok", "operators", `${all.length}, of whom ${managers.length} may manage`)
    : finding(
        "failed",
        "operators",
        "nobody can pair kiosks",
        "Run loyalty-kiosk-fleet add-account NAME.",
      );
}
