/** What is checked about the device itself: files and their owners, units, disk, clock, screen policies, backups. */
import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { VERSION } from "../../host/shared/version.ts";
import { lastBackupAt } from "../../host/store/backup.ts";
import type { DevicePaths } from "../device-paths.ts";
import type { System } from "../system.ts";
import { type Audience, modeFor } from "./device-file.ts";
import { type DeviceFinding, finding } from "./device-findings.ts";

export const KIOSK_UNIT = "loyalty-kiosk.service";
export const FIREWALL_UNIT = "loyalty-kiosk-firewall.service";

/** Units that setup enables. */
export const UNITS = [
  KIOSK_UNIT,
  "loyalty-kiosk-watchdog.timer",
  "loyalty-kiosk-backup.timer",
  "loyalty-kiosk-update.timer",
  FIREWALL_UNIT,
] as const;

const GIGABYTE = 1e9;
/** Records, log and backups of months. */
const NEEDED_GIGABYTES = 2;
const DAY_MS = 24 * 60 * 60_000;

export type DeviceChecks = {
  readonly paths: DevicePaths;
  readonly system: System;
  /** UTC milliseconds. */
  readonly now: () => number;
};

/** Every check of the device; none changes anything. */
export function checkDevice(checks: DeviceChecks): readonly DeviceFinding[] {
  return [
    versions(checks),
    ...checkFiles(checks),
    ...checkUnits(checks),
    checkDisk(checks),
    checkClock(checks),
    checkBackups(checks),
  ];
}

function versions({ paths }: DeviceChecks): DeviceFinding {
  const inUse = textIn(join(paths.current, "version"));
  const staged = textIn(join(paths.staged, "version"));
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
  const problems = expected.flatMap(([file, audience]) => problemOf(file, modeFor(audience)));
  if (problems.length > 0) {
    const advice = "Run loyalty-kiosk setup again: it writes them with the right owners and modes.";
    return [finding("failed", "files", problems.join("; "), advice)];
  }
  return [
    finding("ok", "files", `settings, policies and ${secrets.length + credentials.length} secrets`),
  ];
}

/** A file that others can read or write than those who may; or none at all. */
function problemOf(file: string, allowed: number): string[] {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return [`${file} is missing`];
  const mode = found.mode & 0o777;
  if ((mode & ~allowed) !== 0)
    return [`${file} has mode ${mode.toString(8)}, not ${allowed.toString(8)}`];
  const isForeign = process.getuid?.() === 0 && found.uid !== 0;
  return isForeign ? [`${file} does not belong to root`] : [];
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function checkUnits({ paths, system }: DeviceChecks): DeviceFinding[] {
  if (!system.isBooted) {
    const advice = "Start the machine; its units start with it.";
    return [finding("skipped", "units", "systemd does not run here", advice)];
  }
  // Nobody has to have a firewall of ours.
  const units = UNITS.filter((unit) => unit !== FIREWALL_UNIT || existsSync(paths.firewall));
  const states = units.map((unit) => ({
    unit,
    enabled: system.run("systemctl", ["is-enabled", unit]).stdout.trim(),
    active: system.run("systemctl", ["is-active", unit]).stdout.trim(),
  }));
  const bad = states.filter(({ enabled, active }) => enabled !== "enabled" || active !== "active");
  if (bad.length === 0) return [finding("ok", "units", "enabled and running")];
  const seen = bad.map(({ unit, enabled, active }) => `${unit} ${enabled || "missing"}, ${active}`);
  return [
    finding("failed", "units", seen.join("; "), "systemctl status and journalctl -u say why."),
  ];
}

function checkDisk({ paths }: DeviceChecks): DeviceFinding {
  const folder = existsSync(paths.data) ? paths.data : paths.root;
  const { bavail, bsize } = statfsSync(folder);
  const free = (bavail * bsize) / GIGABYTE;
  const seen = `${free.toFixed(1)} GB free`;
  return free < NEEDED_GIGABYTES
    ? finding("warning", "disk", seen, `${NEEDED_GIGABYTES} GB are needed for months of records.`)
    : finding("ok", "disk", seen);
}

function checkClock({ system }: DeviceChecks): DeviceFinding {
  if (!system.isBooted) return finding("skipped", "clock", "systemd does not run here");
  const shown = ["show", "--property=NTPSynchronized", "--value"];
  const isRight = system.run("timedatectl", shown).stdout.trim() === "yes";
  return isRight
    ? finding("ok", "clock", "set by the network")
    : finding(
        "warning",
        "clock",
        "not set by the network",
        "Install systemd-timesyncd, or let another service set it.",
      );
}

function checkBackups({ paths, now }: DeviceChecks): DeviceFinding {
  const at = lastBackupAt(paths.data);
  if (at === null) return finding("skipped", "backup", "none yet; the first is made at night");
  const days = Math.floor((now() - at) / DAY_MS);
  const seen = `the last one was made ${new Date(at).toISOString()}`;
  return days < 2
    ? finding("ok", "backup", seen)
    : finding("warning", "backup", seen, "journalctl -u loyalty-kiosk-backup says why.");
}
