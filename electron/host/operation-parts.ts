/** What keeps a kiosk running for months, tied together: log, clock check, retention, and its word on its health. */
import type { DatabaseSync } from "node:sqlite";
import type { Live } from "./api/live.ts";
import type { OutletView } from "./api/views.ts";
import type { Clock } from "./checkout/runner.ts";
import type { Log } from "./net/log.ts";
import { type ClockState, createClockCheck } from "./operation/clock-check.ts";
import { type HealthReport, healthOf, startingHealth } from "./operation/health.ts";
import { createHostLog } from "./operation/host-log.ts";
import { countReaders } from "./operation/readers.ts";
import type { Settings } from "./settings.ts";
import { watchRetention } from "./staff/retention.ts";
import { createJournal } from "./store/journal.ts";
import { createEndedOrders } from "./store/retention.ts";

export type OperationParts = {
  readonly log: Log;
  /** For the HTTP client: see `HttpClientOptions.heard`. */
  heard(host: string, date: string | undefined): void;
  /** Once there are records and an outlet; the outlet to give to pages, whose readers are counted. */
  watch(host: {
    readonly database: DatabaseSync;
    readonly outlet: Live<OutletView>;
  }): Live<OutletView>;
  clockState(): ClockState;
  health(): HealthReport;
  close(): void;
};

export function createOperationParts(options: {
  readonly settings: Settings;
  readonly dataDir: string;
  readonly clock: Clock;
  /** In place of the kiosk's own files and standard error. */
  readonly log: Log | undefined;
}): OperationParts {
  const { settings, dataDir, clock } = options;
  const { log, close: closeLog } = options.log
    ? { log: options.log, close: () => {} }
    : createHostLog(settings, dataDir);
  const clockCheck = createClockCheck(log);
  let report = () => startingHealth(null);
  let stop = () => {};
  return {
    log,
    heard: (host, date) => clockCheck.heard(host, date, Date.now()),
    watch({ database, outlet }) {
      const readers = countReaders(outlet);
      report = () =>
        healthOf({ outlet: outlet.current(), clock: clockCheck.current(), pages: readers.count() });
      stop = watchRetention({
        orders: createEndedOrders(database),
        journal: createJournal(database),
        days: settings.operation.retention,
        clockState: () => clockCheck.current(),
        clock,
        log,
      });
      return readers.live;
    },
    clockState: () => clockCheck.current(),
    health: () => report(),
    close() {
      stop();
      closeLog();
    },
  };
}
