import { statSync } from "node:fs";
import { join } from "node:path";
import type { Runner } from "../checkout/running/runner.ts";
import type { ClockState } from "../operation/clock-check.ts";
import type {
  FleetView,
  KeyRequestView,
  StaffStatusView,
  UpdateView,
} from "../rpc/staff-status-view.ts";
import type { OutletView } from "../rpc/views.ts";
import type { Settings } from "../settings/settings.ts";
import { derived, type Live } from "../shared/live.ts";
import { backupProblem, lastBackupAt } from "../store/backup.ts";
import { freeBytes } from "../store/database.ts";
import type { UnmatchedCallbacks } from "../store/unmatched-callbacks.ts";
import type { ServiceStates } from "./service-watch.ts";

/** The database and its write-ahead log: together they are what is on the disk. */
const DATABASE_FILES = ["kiosk.sqlite", "kiosk.sqlite-wal"];

export type StatusSources = {
  readonly settings: Pick<Settings, "ordering" | "device" | "operation">;
  readonly dataDir: string;
  readonly outlet: Live<OutletView>;
  readonly services: Live<ServiceStates>;
  readonly runner: Pick<Runner, "unfinished" | "subscribe">;
  readonly callbacks: Pick<UnmatchedCallbacks, "reportedPayments">;
  readonly establishmentId: () => number | null;
  /** When the key was requested, UTC milliseconds; null if unknown. */
  readonly keyFetchedAt: () => number | null;
  readonly keyRequest: () => KeyRequestView | null;
  readonly gateUrl: string | null;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Null for a kiosk on its own. */
  readonly fleet: Live<FleetView> | null;
  readonly printer: Live<StaffStatusView["printer"]>;
  readonly headphones: Live<StaffStatusView["headphones"]>;
  readonly clockState: () => ClockState;
  /** Null if there is no updater. */
  readonly update: () => UpdateView | null;
  readonly versions: StaffStatusView["versions"];
};

/** The kiosk's status, now and whenever a service answers, an order changes or the outlet does. */
export function createStaffStatus(sources: StatusSources): Live<StaffStatusView> {
  const { settings, dataDir, outlet, services, runner, callbacks } = sources;
  const orders: Live<number> = {
    current: () => runner.unfinished().length,
    subscribe: (listener) => runner.subscribe(listener),
  };
  const changing = [
    outlet,
    services,
    orders,
    sources.printer,
    sources.headphones,
    ...(sources.fleet ? [sources.fleet] : []),
  ];
  return derived(changing, () => {
    const { provisioning, recordsTrouble } = outlet.current();
    return {
      salesOutletId: String(settings.ordering.salesOutletId),
      establishmentId: sources.establishmentId(),
      terminalId: settings.device.terminalId,
      key: {
        isPresent: provisioning === null,
        since: sources.keyFetchedAt(),
        request: sources.keyRequest(),
      },
      services: services.current(),
      areTestServices: settings.operation.testServices !== null,
      gateUrl: sources.gateUrl,
      fleet: sources.fleet?.current() ?? null,
      orders: { unfinished: orders.current() },
      unmatchedPayments: callbacks
        .reportedPayments()
        .map(({ transactionReference, receivedAt }) => ({ transactionReference, receivedAt })),
      database: {
        bytes: sizeOf(dataDir),
        freeBytes: freeBytes(dataDir),
        trouble: recordsTrouble,
      },
      backup: {
        at: lastBackupAt(dataDir),
        problem: backupProblem(dataDir, sources.now()),
      },
      clock: sources.clockState(),
      printer: sources.printer.current(),
      headphones: sources.headphones.current(),
      update: sources.update(),
      versions: sources.versions,
    };
  });
}

function sizeOf(dataDir: string): number {
  const sizes = DATABASE_FILES.map(
    (file) => statSync(join(dataDir, file), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
