/** What is checked about the device itself: files and their owners, units, disk, clock, screen policies, backups. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DeviceFinding, finding } from "../../host/command/findings.ts";
import type { Audience } from "../../host/command/installed-file.ts";
import {
  checkClock,
  checkDisk,
  checkUnits,
  fileProblems,
} from "../../host/command/machine-checks.ts";
import type { System } from "../../host/command/system.ts";
import { VERSION } from "../../host/shared/version.ts";
import { backupProblem, lastBackupAt } from "../../host/store/backup.ts";
import type { DevicePaths } from "../device-paths.ts";

export const KIOSK_UNIT = "loyalty-kiosk.service";
export const FIREWALL_UNIT = "loyalty-kiosk-firewall.service";

/** Units that setup enables. */
export const UNITS = [
  KIOSK_UNIT,
  "loyalty-kiosk-watchdog.timer",
  "loyalty-kiosk-backup.timer",
  "loyalty-kiosk-update.timer",
  "loyalty-kiosk-drives.timer",
  FIREWALL_UNIT,
] as const;

/** Units that write into the system's journal. */
export const LOGGING_UNITS = [
  KIOSK_UNIT,
  "loyalty-kiosk-watchdog.service",
  "loyalty-kiosk-backup.service",
  "loyalty-kiosk-update.service",
  "loyalty-kiosk-drives.service",
  FIREWALL_UNIT,
] as const;

export type DeviceChecks = {
  readonly paths: DevicePaths;
  readonly system: System;
  /** UTC milliseconds. */
  readonly now: () => number;
};

/** Every check of the device; none changes anything. */
export function checkDevice(checks: DeviceChecks): readonly DeviceFinding[] {
  const { paths, system } = checks;
  return [
    versions(checks),
    ...checkFiles(checks),
    checkUnits(system, unitsOf(checks)),
    checkDisk(paths.data, paths.root),
    checkClock(system),
    checkBackups(checks),
  ];
}

/** Versions of the program in use and of the package; null if there is none. */
export function installedVersions({ current, staged }: DevicePaths) {
  return { inUse: textIn(join(current, "version")), staged: textIn(join(staged, "version")) };
}

function versions({ paths }: DeviceChecks): DeviceFinding {
  const { inUse, staged } = installedVersions(paths);
  const all = [
    `command ${VERSION}`,
    inUse === null ? null : `in use ${inUse}`,
    staged !== null && staged !== inUse ? `${staged} waits for its update` : null,
    `Node ${process.versions.node}`,
  ].filter((text) => text !== null);
  return finding("ok", "versions", all.join(", "));
}

function textIn(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

function checkFiles({ paths }: DeviceChecks): DeviceFinding[] {
  const secrets = filesIn(paths.secrets).map((file) => [file, "kiosk"] as const);
  const credentials = filesIn(paths.credentials)
    .filter((file) => file.includes("/loyalty-kiosk."))
    .map((file) => [file, "root"] as const);
  const expected: readonly (readonly [string, Audience])[] = [
    [paths.settings, "kiosk"],
    [paths.policies, "everybody"],
    ...secrets,
    ...credentials,
  ];
  const problems = fileProblems(expected);
  if (problems.length > 0) {
    const advice = "Run loyalty-kiosk setup again: it writes them with the right owners and modes.";
    return [finding("failed", "files", problems.join("; "), advice)];
  }
  return [
    finding("ok", "files", `settings, policies and ${secrets.length + credentials.length} secrets`),
  ];
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** Nobody has to have a firewall of ours. */
export function unitsOf({ paths }: Pick<DeviceChecks, "paths">): readonly string[] {
  return UNITS.filter((unit) => unit !== FIREWALL_UNIT || existsSync(paths.firewall));
}

function checkBackups({ paths, now }: DeviceChecks): DeviceFinding {
  const at = lastBackupAt(paths.data);
  const problem = backupProblem(paths.data, now());
  const advice = "journalctl -u loyalty-kiosk-backup says why.";
  if (problem === "failed") return finding("warning", "backup", "the last attempt failed", advice);
  if (at === null) return finding("skipped", "backup", "none yet; the first is made at night");
  const seen = `the last one was made ${new Date(at).toISOString()}`;
  return problem === null
    ? finding("ok", "backup", seen)
    : finding("warning", "backup", seen, advice);
}
