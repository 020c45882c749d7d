/** Everything that `loyalty-kiosk status` shows. Counts and states only: no customer, no secret. */
import { existsSync, readdirSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { System } from "../../host/command/system.ts";
import type { StatusReport } from "../../host/operation/status-report.ts";
import type { UpdateReport } from "../../host/operation/update-report.ts";
import { readUpdateState, type UpdateState } from "../../host/operation/update-state.ts";
import { type BackupProblem, backupProblem, lastBackupAt } from "../../host/store/backup.ts";
import { freeBytes } from "../../host/store/database.ts";
import type { CommandContext } from "../context.ts";
import type { DevicePaths } from "../device-paths.ts";
import { askHealth, askStatus, askUpdate, type Health, isReady } from "../kiosk-endpoint.ts";
import { installedVersions, unitsOf } from "../setup/device-checks.ts";

/** Units that end once they have done their work: they are wrong only if they failed. */
const ONE_TIME_UNITS = ["loyalty-kiosk-backup.service", "loyalty-kiosk-update.service"] as const;
/** For the search for orders that need staff, which goes through all records. */
const SEARCH_MS = 5_000;
const ASK_AGAIN_MS = 200;

export type KioskStatus = {
  /** Orders can be taken, and customers see a page. */
  readonly serving: boolean;
  readonly versions: ReturnType<typeof installedVersions>;
  readonly update: UpdateState | "damaged" | "unreadable";
  /** Null where systemd does not run. */
  readonly units: readonly { readonly unit: string; readonly active: string }[] | null;
  /** These three are null if the kiosk does not answer. */
  readonly health: Health | null;
  readonly rest: Pick<UpdateReport, "atRest" | "because"> | null;
  readonly report: StatusReport | null;
  readonly diskFreeBytes: number;
  /** UTC milliseconds; null if never, or `isReadable` is false. */
  readonly backupAt: number | null;
  readonly backupProblem: BackupProblem | null;
  /** Whether this account may look into the data folder. */
  readonly isReadable: boolean;
};

/** Asks the kiosk, systemd and the disk; changes nothing. */
export async function readStatus(
  paths: DevicePaths,
  { system, healthUrl, now }: Pick<CommandContext, "system" | "healthUrl" | "now">,
): Promise<KioskStatus> {
  const [health, update] = await Promise.all([askHealth(healthUrl), askUpdate(healthUrl)]);
  const report = health === null ? null : await askUntilSearched(healthUrl);
  return {
    serving: health !== null && isReady(health),
    versions: installedVersions(paths),
    update: readUpdateState(paths.updateState),
    units: system.isBooted ? statesOf(paths, system) : null,
    health,
    rest: update && { atRest: update.atRest, because: update.because },
    report,
    diskFreeBytes: freeBytes(existsSync(paths.data) ? paths.data : paths.root),
    ...backupsOf(paths.data, now()),
  };
}

async function askUntilSearched(url: string): Promise<StatusReport | null> {
  const until = performance.now() + SEARCH_MS;
  for (;;) {
    const report = await askStatus(url);
    if (report === null || report.orders.isComplete || performance.now() > until) return report;
    await delay(ASK_AGAIN_MS);
  }
}

function statesOf(paths: DevicePaths, { run }: System) {
  return [...unitsOf({ paths }), ...ONE_TIME_UNITS].map((unit) => ({
    unit,
    active: run("systemctl", ["is-active", unit]).stdout.trim(),
  }));
}

/** Whether a unit is as it should be. */
export function isRight({ unit, active }: { readonly unit: string; readonly active: string }) {
  const isOnce = ONE_TIME_UNITS.some((name) => name === unit);
  return isOnce ? active !== "failed" : active === "active";
}

function backupsOf(dataDir: string, now: number) {
  // Before the first start there is none.
  if (existsSync(dataDir) && !isReadable(dataDir)) {
    return { backupAt: null, backupProblem: null, isReadable: false };
  }
  return {
    backupAt: lastBackupAt(dataDir),
    backupProblem: backupProblem(dataDir, now),
    isReadable: true,
  };
}

function isReadable(folder: string): boolean {
  try {
    readdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
