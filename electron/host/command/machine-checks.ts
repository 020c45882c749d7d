/** Checks of a machine on which a program is installed; none changes anything. */
import { existsSync, statfsSync, statSync } from "node:fs";
import { type DeviceFinding, finding } from "./findings.ts";
import { type Audience, modeFor } from "./installed-file.ts";
import type { System } from "./system.ts";

const GIGABYTE = 1e9;
/** Records, log and backups of months. */
const NEEDED_GIGABYTES = 2;

/** What is wrong with files that only their audience may read: missing, open to others, or not root's. */
export function fileProblems(expected: readonly (readonly [string, Audience])[]): string[] {
  return expected.flatMap(([file, audience]) => problemOf(file, modeFor(audience)));
}

function problemOf(file: string, allowed: number): string[] {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return [`${file} is missing`];
  const mode = found.mode & 0o777;
  if ((mode & ~allowed) !== 0)
    return [`${file} has mode ${mode.toString(8)}, not ${allowed.toString(8)}`];
  const isForeign = process.getuid?.() === 0 && found.uid !== 0;
  return isForeign ? [`${file} does not belong to root`] : [];
}

/** Whether systemd starts these units with the machine, and runs them now. */
export function checkUnits({ isBooted, run }: System, units: readonly string[]): DeviceFinding {
  if (!isBooted) {
    const advice = "Start the machine; its units start with it.";
    return finding("skipped", "units", "systemd does not run here", advice);
  }
  const states = units.map((unit) => ({
    unit,
    enabled: run("systemctl", ["is-enabled", unit]).stdout.trim(),
    active: run("systemctl", ["is-active", unit]).stdout.trim(),
  }));
  const bad = states.filter(({ enabled, active }) => enabled !== "enabled" || active !== "active");
  if (bad.length === 0) return finding("ok", "units", "enabled and running");
  const seen = bad.map(({ unit, enabled, active }) => `${unit} ${enabled || "missing"}, ${active}`);
  return finding("failed", "units", seen.join("; "), "systemctl status and journalctl -u say why.");
}

/** Room on the disk of a folder, or of `root` if there is no such folder yet. */
export function checkDisk(folder: string, root: string): DeviceFinding {
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : root);
  const free = (bavail * bsize) / GIGABYTE;
  const seen = `${free.toFixed(1)} GB free`;
  return free < NEEDED_GIGABYTES
    ? finding("warning", "disk", seen, `${NEEDED_GIGABYTES} GB are needed for months of records.`)
    : finding("ok", "disk", seen);
}

/** Whether the clock follows the network's. */
export function checkClock({ isBooted, run }: System): DeviceFinding {
  if (!isBooted) return finding("skipped", "clock", "systemd does not run here");
  const shown = ["show", "--property=NTPSynchronized", "--value"];
  const isRight = run("timedatectl", shown).stdout.trim() === "yes";
  return isRight
    ? finding("ok", "clock", "set by the network")
    : finding(
        "warning",
        "clock",
        "not set by the network",
        "Install systemd-timesyncd, or let another service set it.",
      );
}
