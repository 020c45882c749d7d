/** Composes what every part of the host is built on: log, clock, records, HTTP clients and the sealer. */
import { join } from "node:path";
import { systemClock } from "../checkout/running/clock.ts";
import type { Clock } from "../checkout/running/runner.ts";
import type { HostOptions } from "../host-types.ts";
import type { HttpClient } from "../net/http-client.ts";
import type { Log } from "../net/log.ts";
import { createRecorder, type Recorder } from "../net/recorder.ts";
import { type BytesHttpClient, createHttpClient } from "../net/undici-client.ts";
import { notesOf } from "../operation/update-hold.ts";
import { NO_UPDATE } from "../operation/update-state.ts";
import { createAesSealer, readSealKey, type Sealer } from "../outlet/sealer.ts";
import type { Settings } from "../settings/settings.ts";
import type { Live } from "../shared/live.ts";
import { type ServiceStates, watchServices } from "../staff/service-watch.ts";
import { type OpenFolder, openDataFolder } from "../store/database.ts";
import { createValueStore, type ValueStore } from "../store/value-store.ts";
import { type ComposedOperation, composeOperation } from "./operation.ts";
import { type OpenedRecords, openRecords } from "./records.ts";

export type Infrastructure = Omit<OpenedRecords, "close"> & {
  readonly settings: Settings;
  /** The kiosk's own folder. */
  readonly dataDir: string;
  readonly clock: Clock;
  /** UTC milliseconds of `clock`. */
  readonly now: () => number;
  readonly operation: ComposedOperation;
  readonly log: Log;
  readonly values: ValueStore;
  /** For calls to the services: observed and recorded. */
  readonly http: HttpClient;
  /** For the credential, pictures and documents: neither observed nor recorded. */
  readonly bytes: BytesHttpClient;
  readonly recorder: Recorder;
  readonly serviceStates: Live<ServiceStates>;
  readonly sealer: Sealer;
  /** To be called last, since every other part uses these. */
  close(): Promise<void>;
};

/** Throws StoreError if another kiosk has the data folder, or the records cannot be used. */
export function composeInfrastructure(options: HostOptions): Infrastructure {
  const lock = openDataFolder(options.dataDir);
  try {
    return composeInLockedFolder(options, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function composeInLockedFolder(options: HostOptions, lock: OpenFolder): Infrastructure {
  const { settings, dataDir, clock = systemClock } = options;
  const now = () => clock.now();
  const operation = composeOperation({
    ...{ settings, dataDir, clock, log: options.log },
    updateNotes: () => notesOf(options.seenUpdates?.()?.state ?? NO_UPDATE),
  });
  const { log } = operation;
  if (lock.loose.length > 0) {
    const found = { count: lock.loose.length, first: lock.loose.slice(0, 5) };
    log.warn(found, "the kiosk's files were open to other accounts");
  }
  const { close: closeRecords, ...records } = openRecords({
    dataDir,
    observer: options.journalObserver,
    clock,
    clockState: operation.clockState,
    log,
  });
  const client = createHttpClient({
    caFile: settings.caFile,
    log,
    onResponse: operation.onResponse,
  });
  const services = watchServices(client, now);
  const recorder = createRecorder(services.client, now);
  return {
    settings,
    dataDir,
    clock,
    now,
    operation,
    log,
    ...records,
    values: createValueStore(records.database),
    http: recorder.client,
    bytes: client,
    recorder,
    serviceStates: services.states,
    sealer: options.sealer ?? createAesSealer(readSealKey(join(dataDir, "keys"), process.env)),
    async close() {
      await client.close();
      await operation.close();
      closeRecords();
      lock.release();
    },
  };
}
