import type { DatabaseSync } from "node:sqlite";
import { checksumOf } from "./chain.ts";

/** A last good answer that lets the kiosk start without a network. */
export type Kept = {
  readonly tag: string | null;
  readonly content: string;
  readonly keptAt: number;
};

export type Keeper = {
  read(name: string): Kept | null;
  write(name: string, kept: Kept): void;
};

/** Named last good answers: the outlet configuration, the menu. One that is damaged counts as none. */
export function createKeeper(database: DatabaseSync): Keeper {
  return {
    read(name) {
      const row = database
        .prepare("select tag, content, kept_at_ms, checksum from kept where name = ?")
        .get(name);
      if (!row) return null;
      const kept = keptOf(row);
      // A price of which a digit has changed is no good answer: it is asked for again.
      return row.checksum === checksumOfKept(name, kept) ? kept : null;
    },
    write(name, kept) {
      const { tag, content, keptAt } = kept;
      database
        .prepare(
          // Not "insert or replace": of a large menu that takes twice as long.
          `insert into kept (name, tag, content, kept_at_ms, checksum) values (?, ?, ?, ?, ?)
           on conflict (name) do update
           set tag = excluded.tag, content = excluded.content, kept_at_ms = excluded.kept_at_ms,
             checksum = excluded.checksum`,
        )
        .run(name, tag, content, keptAt, checksumOfKept(name, kept));
    },
  };
}

function keptOf(row: Record<string, unknown>): Kept {
  return {
    tag: row.tag === null ? null : String(row.tag),
    content: String(row.content),
    keptAt: Number(row.kept_at_ms),
  };
}

function checksumOfKept(name: string, { tag, content, keptAt }: Kept): string {
  return checksumOf(name, tag, content, keptAt);
}

/** Gives checksums to the answers of a kiosk that had none. */
export function checksumKept(database: DatabaseSync): void {
  const update = database.prepare("update kept set checksum = ? where name = ?");
  for (const row of database.prepare("select name, tag, content, kept_at_ms from kept").all()) {
    const name = String(row.name);
    update.run(checksumOfKept(name, keptOf(row)), name);
  }
}
