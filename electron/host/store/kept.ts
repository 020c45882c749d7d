import type { DatabaseSync } from "node:sqlite";

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

/** Named last good answers: the outlet configuration, the menu. */
export function createKeeper(database: DatabaseSync): Keeper {
  return {
    read(name) {
      const row = database
        .prepare("select tag, content, kept_at_ms from kept where name = ?")
        .get(name);
      if (!row) return null;
      return {
        tag: row.tag === null ? null : String(row.tag),
        content: String(row.content),
        keptAt: Number(row.kept_at_ms),
      };
    },
    write(name, { tag, content, keptAt }) {
      database
        .prepare(
          // Not "insert or replace": of a large menu that takes twice as long.
          `insert into kept (name, tag, content, kept_at_ms) values (?, ?, ?, ?)
           on conflict (name) do update
           set tag = excluded.tag, content = excluded.content, kept_at_ms = excluded.kept_at_ms`,
        )
        .run(name, tag, content, keptAt);
    },
  };
}
