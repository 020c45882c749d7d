/** The fleet's units of systemd. */
import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { type DeviceFinding, finding } from "../../../electron/host/command/findings.ts";
import { writeInstalledFile } from "../../../electron/host/command/installed-file.ts";
import type { System } from "../../../electron/host/command/system.ts";
import { type FleetPaths, pathHere, seenPath } from "../fleet-paths.ts";

export const SERVER_UNIT = "loyalty-fleet-server.service";
export const GATE_UNIT = "loyalty-fleet-gate.service";
export const CONSOLE_UNIT = "loyalty-fleet-console.service";
export const UNITS = [SERVER_UNIT, GATE_UNIT, CONSOLE_UNIT] as const;

type Machine = { readonly paths: FleetPaths; readonly system: System };

/** Makes folders for the fleet's account, and lets the units write to those that are not their own. */
export function writeFolders({ paths, system }: Machine, folders: readonly string[]): void {
  for (const folder of folders) makeFolder({ paths, system }, folder);
  const others = folders
    .map((folder) => seenPath(paths, folder))
    .filter((folder) => !`${folder}/`.startsWith("/var/lib/loyalty-fleet/"));
  for (const unit of UNITS) {
    const path = join(paths.dropIns, `${unit}.d/folders.conf`);
    if (others.length === 0) rmSync(path, { force: true });
    else {
      const text = `[Service]\nReadWritePaths=${others.join(" ")}\n`;
      writeInstalledFile(system, { path, text, audience: "everybody" });
    }
  }
}

function makeFolder({ paths, system }: Machine, folder: string): void {
  const here = pathHere(paths, folder);
  if (statSync(here, { throwIfNoEntry: false })) return;
  makeFolder({ paths, system }, join(folder, ".."));
  mkdirSync(here, { mode: 0o700 });
  system.own(here, "loyalty-fleet", "loyalty-fleet");
}

/** Enables the units, and starts them anew where systemd runs. */
export function startUnits({ paths, system }: Machine): DeviceFinding {
  const { isBooted, run } = system;
  if (!isBooted) {
    const inside = paths.root === "/" ? [] : [`--root=${paths.root}`];
    const { code } = run("systemctl", [...inside, "enable", ...UNITS]);
    const advice = "They start when the machine does.";
    return code === 0
      ? finding("skipped", "start", "units are enabled; systemd does not run here", advice)
      : finding("skipped", "start", "systemd does not run here", `Enable ${UNITS.join(" ")}.`);
  }
  run("systemctl", ["daemon-reload"]);
  // Debian's own unit, which its package starts, would serve anybody on the same port.
  run("systemctl", ["disable", "--now", "nats-server.service"]);
  // Programs that run already have the old settings.
  const steps = [
    ["enable", ...UNITS],
    ["restart", ...UNITS],
  ];
  for (const step of steps) {
    const { code, stderr } = run("systemctl", step);
    if (code === 0) continue;
    const why = stderr.trim().split("\n")[0] ?? "";
    return finding("failed", "start", why, `systemctl status ${UNITS.join(" ")} says why.`);
  }
  return finding("ok", "start", "units are enabled and started");
}
