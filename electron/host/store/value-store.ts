import type { DatabaseSync } from "node:sqlite";
import { checksumOf } from "../shared/checksum.ts";

/**
 * A value that has to survive a restart, such as the last good answer of a service, with which the kiosk starts
 * offline.
 */
export type StoredValue = {
  /** The version of the content, such as an ETag or a revision; null if it has none. */
  readonly tag: string | null;
  readonly content: string;
  /** UTC milliseconds. */
  readonly storedAt: number;
};

export type ValueStore = {
  /** Null if there is none, or if its checksum is wrong. */
  read(name: string): StoredValue | null;
  write(name: string, stored: StoredValue): void;
};

/** A {@link ValueStore} on the table `stored_value`. */
export function createValueStore(database: DatabaseSync): ValueStore {
  return {
    read(name) {
      const row = database
        .prepare("select tag, content, stored_at_ms, checksum from stored_value where name = ?")
        .get(name);
      if (!row) return null;
      const stored = storedValueOf(row);
      // A price with a changed digit must not be used: the answer is fetched again.
      return row.checksum === checksumOfValue(name, stored) ? stored : null;
    },
    write(name, stored) {
      const { tag, content, storedAt } = stored;
      database
        .prepare(
          // Not "insert or replace", which takes twice as long for a large menu.
          `insert into stored_value (name, tag, content, stored_at_ms, checksum) values (?, ?, ?, ?, ?)
           on conflict (name) do update
           set tag = excluded.tag, content = excluded.content, stored_at_ms = excluded.stored_at_ms,
             checksum = excluded.checksum`,
        )
        .run(name, tag, content, storedAt, checksumOfValue(name, stored));
    },
  };
}

function storedValueOf(row: Record<string, unknown>): StoredValue {
  return {
    tag: row.tag === null ? null : String(row.tag),
    content: String(row.content),
    storedAt: Number(row.stored_at_ms),
  };
}

function checksumOfValue(name: string, { tag, content, storedAt }: StoredValue): string {
  return checksumOf(name, tag, content, storedAt);
}
