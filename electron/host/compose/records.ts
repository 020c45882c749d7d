/** Opens the kiosk's records: database, journal, its marks and the watch over the disk. */
import type { DatabaseSync } from "node:sqlite";
import type { Journal } from "../checkout/running/journal.ts";
import type { Clock } from "../checkout/running/runner.ts";
import type { Log } from "../net/log.ts";
import { type ClockState, rightTime } from "../operation/clock-check.ts";
import { type RecordsWatch, watchRecords } from "../staff/records-watch.ts";
import { freeBytes, openDatabase, proveRoom } from "../store/database.ts";
import { createJournal, type JournalObserver } from "../store/journal.ts";
import { type Marks, openMarks } from "../store/marks.ts";

export type OpenedRecords = {
  readonly database: DatabaseSync;
  readonly records: RecordsWatch;
  readonly journal: Journal;
  readonly marks: Marks;
  close(): void;
};

/** Throws StoreError if the records cannot be used. */
export function openRecords(options: {
  readonly dataDir: string;
  readonly observer: JournalObserver | undefined;
  readonly clock: Clock;
  readonly clockState: () => ClockState;
  readonly log: Log;
}): OpenedRecords {
  const { dataDir, observer, clock, clockState, log } = options;
  const database = openDatabase(dataDir, (what) => log.warn(what));
  const records = watchRecords({
    disk: { tryToWrite: () => proveRoom(database), freeBytes: () => freeBytes(dataDir) },
    clock,
    log,
  });
  const marks = openMarks({
    database,
    dataDir,
    failed: (error) => log.warn({ error }, "journal marks could not be written"),
  });
  return {
    database,
    records,
    marks,
    journal: createJournal(database, { ...observer, failed: records.failed }, marks, (at) =>
      rightTime(clockState(), at),
    ),
    close() {
      marks.close();
      database.close();
    },
  };
}
