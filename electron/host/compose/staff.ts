/** Composes staff mode in the host: PIN, session, and what each page of it reads and does. */
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Menu } from "../../../domain/menu.ts";
import type { PreviewHandlers } from "../api/preview-router.ts";
import type { StaffHandlers } from "../api/staff-router.ts";
import type { Clock, Runner } from "../checkout/running/runner.ts";
import { createHardwareReader } from "../hardware/read-hardware.ts";
import type { LookEditor } from "../look/look-editor.ts";
import type { Log } from "../net/log.ts";
import { currencyDigits } from "../settings/currency-digits.ts";
import type { Settings } from "../settings/settings.ts";
import { VERSION } from "../shared/version.ts";
import type { StaffCalls } from "../staff/calls.ts";
import type { Closing } from "../staff/closing.ts";
import { examine } from "../staff/doctor/doctor.ts";
import { createDoctorRun } from "../staff/doctor-run.ts";
import { createListedOrders, type ListedOrders } from "../staff/listed-orders.ts";
import { createStaffOrders } from "../staff/orders.ts";
import { createPinCheck, type PinCheck } from "../staff/pin.ts";
import { createStaffReadiness } from "../staff/readiness/readiness.ts";
import { checkRecords } from "../staff/record-check.ts";
import { createRecordsReader } from "../staff/records-reader.ts";
import { createStaffSessions } from "../staff/session.ts";
import { createStaffStatus, type StatusSources } from "../staff/status.ts";
import { createHardwareTests } from "../store/hardware-tests.ts";
import { createOrderRecords } from "../store/order-records.ts";
import { createPinLock } from "../store/pin-lock.ts";
import { createUnmatchedCallbacks } from "../store/unmatched-callbacks.ts";
import type { ComposedPrinting } from "./printing.ts";

/** State that only the rest of the host has. */
export type StaffState = Pick<
  StatusSources,
  | "outlet"
  | "services"
  | "establishmentId"
  | "keyFetchedAt"
  | "keyRequest"
  | "gateUrl"
  | "fleet"
  | "clockState"
  | "update"
>;

export type ComposedStaff = {
  readonly pin: PinCheck;
  readonly staffMode: StaffHandlers;
  /** The orders that need a person; searched for once they are asked for. */
  readonly listed: ListedOrders;
  stop(): void;
};

type StaffOptions = {
  readonly settings: Settings;
  readonly database: DatabaseSync;
  readonly runner: Runner;
  readonly clock: Clock;
  readonly calls: StaffCalls;
  readonly closing: Closing;
  readonly preview: PreviewHandlers;
  readonly look: LookEditor;
  readonly printing: ComposedPrinting;
  readonly headphones: StatusSources["headphones"];
  readonly menu: () => Menu | null;
  readonly log: Log;
  readonly dataDir: string;
  /** The page's browser saves no downloads. */
  readonly exportsToFiles: boolean;
  readonly fetchKeyAgain: () => Promise<void>;
  readonly state: StaffState;
};

export function composeStaff(options: StaffOptions): ComposedStaff {
  const { settings, database, runner, clock, calls, closing, log, dataDir } = options;
  const now = () => clock.now();
  const sessions = createStaffSessions(clock);
  const records = createOrderRecords(database);
  const listed = createListedOrders({ runner, records, clock, log });
  const stopCheck = checkRecords({ runner, records, clock, log });
  return {
    pin: createPinCheck({ pin: settings.device.staffPin, lock: createPinLock(database), now }),
    listed,
    staffMode: {
      sessions,
      calls: calls.latest,
      closing,
      records: createRecordsReader({
        database,
        exportFolder: exportFolderOf(options),
        logFolder: settings.operation.log.folder ?? join(dataDir, "logs"),
        now,
      }),
      preview: options.preview,
      look: options.look,
      readiness: composeReadiness(options),
      printing: options.printing.staff,
      status: createStaffStatus({
        ...options.state,
        now,
        settings,
        dataDir,
        runner,
        printer: options.printing.status,
        headphones: options.headphones,
        callbacks: createUnmatchedCallbacks(database),
        versions: {
          kiosk: VERSION,
          node: process.versions.node,
          sqlite: process.versions.sqlite ?? "",
          electron: process.versions.electron ?? null,
        },
      }),
      doctor: createDoctorRun(
        () => examine({ settings, dataDir, environment: process.env, now }),
        now,
      ),
      fetchKeyAgain: options.fetchKeyAgain,
      orders: createStaffOrders({
        runner,
        records,
        listed,
        unconfirmedPrints: options.printing.staff.unconfirmed,
        menu: options.menu,
        log,
        now,
        digitsOf: (currency) => currencyDigits(currency, settings),
      }),
    },
    stop() {
      sessions.close();
      listed.stop();
      stopCheck();
    },
  };
}

function exportFolderOf({ dataDir, exportsToFiles }: StaffOptions): string | null {
  return exportsToFiles ? join(dataDir, "exports") : null;
}

function composeReadiness(options: StaffOptions) {
  const { settings, database, clock, dataDir, log } = options;
  const now = () => clock.now();
  return createStaffReadiness({
    read: createHardwareReader({ dataDir, now }),
    store: createHardwareTests(database),
    terminalId: settings.device.terminalId,
    exportFolder: exportFolderOf(options),
    ...{ now, log },
  });
}
