/** Composes what keeps a kiosk running for months: log, clock check, retention and the health report. */
import type { DatabaseSync } from "node:sqlite";
import type { Clock, Runner } from "../checkout/running/runner.ts";
import { createLog, type Log } from "../net/log.ts";
import { createHttpClient } from "../net/undici-client.ts";
import { type ClockState, createClockCheck } from "../operation/clock-check.ts";
import { gaugesOf } from "../operation/gauges.ts";
import { fleetNotesOf, type HealthReport, healthOf, startingHealth } from "../operation/health.ts";
import { createHostLog } from "../operation/host-log.ts";
import { countReaders } from "../operation/readers.ts";
import { createTelemetry, type Telemetry } from "../operation/telemetry.ts";
import { type PrinterStatus, printerNotesOf } from "../printing/receipt-printing.ts";
import type { FleetView, StaffStatusView } from "../rpc/staff-status-view.ts";
import type { OutletView } from "../rpc/views.ts";
import type { Settings } from "../settings/settings.ts";
import type { Live } from "../shared/live.ts";
import { watchRetention } from "../staff/retention.ts";
import type { ServiceStates } from "../staff/service-watch.ts";
import { backupProblem } from "../store/backup.ts";
import { createCardStore } from "../store/cards.ts";
import { createJournal } from "../store/journal.ts";
import type { Marks } from "../store/marks.ts";
import { createPrintJobs } from "../store/print-jobs.ts";
import { createEndedOrders } from "../store/retention.ts";
import { createUnmatchedCallbacks } from "../store/unmatched-callbacks.ts";

export type ComposedOperation = {
  readonly log: Log;
  /** For the HTTP client: see `HttpClientOptions.onResponse`. */
  onResponse(host: string, date: string | undefined): void;
  /**
   * To be called once there are records and an outlet; returns the outlet's view for pages, whose subscribers are
   * counted.
   */
  watch(host: {
    readonly database: DatabaseSync;
    readonly runner: Runner;
    readonly marks: Marks;
    readonly outlet: Live<OutletView>;
    readonly services: Live<ServiceStates>;
    readonly fleet: Live<FleetView> | null;
    readonly printer: Live<PrinterStatus | null>;
    readonly headphones: Live<StaffStatusView["headphones"]>;
  }): Live<OutletView>;
  /** Begins to delete what is older than the settings say; to be called after `watch`. */
  deleteOldRecords(): void;
  clockState(): ClockState;
  health(): HealthReport;
  close(): Promise<void>;
};

export function composeOperation(options: {
  readonly settings: Settings;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly updateNotes: () => readonly string[];
  /** Instead of the kiosk's own files and standard error. */
  readonly log: Log | undefined;
}): ComposedOperation {
  const { settings, dataDir, clock } = options;
  let report = () => startingHealth(null);
  let unfinished = () => 0;
  let printerStatus = (): PrinterStatus | null => null;
  let stop = () => {};
  let beginRetention = () => () => {};
  const telemetry = telemetryOf(settings, clock, {
    log: () => log,
    gauges: () =>
      gaugesOf({
        health: report(),
        clock: clockCheck.current(),
        unfinished: unfinished(),
        printer: printerStatus(),
      }),
  });
  const { log, close: closeLog } = options.log
    ? { log: options.log, close: () => {} }
    : createHostLog(settings, dataDir, process.env, telemetry?.lines);
  const clockCheck = createClockCheck(log, clock);
  return {
    log,
    onResponse: (host, date) => clockCheck.onResponse(host, date),
    watch({ database, runner, marks, outlet, services, fleet, printer, headphones }) {
      printerStatus = () => printer.current();
      const readers = countReaders(outlet);
      report = () =>
        healthOf({
          outlet: outlet.current(),
          clock: clockCheck.current(),
          pages: readers.count(),
          services: services.current(),
          backup: backupProblem(dataDir, clock.now()),
          updateNotes: options.updateNotes(),
          printerNotes: printerNotesOf(printerStatus()),
          headphones: headphones.current(),
          fleetNotes: fleet ? fleetNotesOf(fleet.current().state) : [],
        });
      const journal = createJournal(database);
      unfinished = () => journal.unfinished().length;
      telemetry?.start();
      beginRetention = () =>
        watchRetention({
          orders: createEndedOrders(database, marks),
          cards: createCardStore(database),
          callbacks: createUnmatchedCallbacks(database),
          prints: createPrintJobs(database),
          runner,
          days: settings.operation.retention,
          clockState: () => clockCheck.current(),
          clock,
          log,
        });
      return readers.live;
    },
    deleteOldRecords() {
      stop = beginRetention();
    },
    clockState: () => clockCheck.current(),
    health: () => report(),
    async close() {
      stop();
      await telemetry?.close();
      closeLog();
    },
  };
}

/** Sends measurements to the collector of the settings; null if they name none. */
function telemetryOf(
  { operation, device, ordering, caFile }: Settings,
  clock: Clock,
  state: Pick<Parameters<typeof createTelemetry>[0], "log" | "gauges">,
): Telemetry | null {
  const { endpoint, headers, everySeconds } = operation.telemetry;
  if (endpoint === null) return null;
  return createTelemetry({
    ...{ endpoint, headers, everySeconds, clock, ...state },
    resource: {
      "service.name": "loyalty-kiosk",
      // Not by the outlet's identifier: whoever knows it can request the credential (in-store-loyalty.md §4.5).
      "service.instance.id": `${ordering.salesOutletId}/${device.terminalId}`,
    },
    http: createHttpClient({ caFile, log: createLog({ level: "silent" }) }),
  });
}
