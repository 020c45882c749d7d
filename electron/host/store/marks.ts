/**
 * The last entry of each order, beside the records: it shows what the write-ahead log (`-wal`) has lost. SQLite
 * silently stops reading a log at the first damaged frame, and does not notice a missing one.
 */
import { closeSync, existsSync, fdatasync, openSync, readFileSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { parseJson } from "../net/json.ts";
import { checksumOf } from "../shared/checksum.ts";
import { platformOrderId } from "../shared/platform-order-id.ts";
import { writeFully } from "../shared/write-fully.ts";
import { syncFile, syncFolder } from "./sync.ts";

const FILE = "kiosk.sqlite-marks";
/** About a hundred orders: a longer file is compacted. */
const LONGEST_BYTES = 256 * 1024;

/** For a person who opens the file; it is no mark. */
const HEADER = "The last entry of each order of kiosk.sqlite, to notice what it has lost.\n";

const markSchema = z.object({
  checkoutId: z.string(),
  /** Absent except in an order's first mark. */
  platformOrderId: z.number().int().optional(),
  placedAt: z.number().optional(),
  /** 0: the order was removed from the records. */
  seq: z.number().int().min(0),
  checksum: z.string(),
});
export type Mark = z.infer<typeof markSchema>;

export type Marks = {
  /** Records entries that are on disk. Never throws: the entries are safe whether they are marked or not. */
  write(marks: readonly Mark[]): void;
  /**
   * Starts a new file if the records hold everything without their write-ahead log; else changes nothing. Never throws.
   */
  compact(): void;
  /** The same, if the file has grown beyond its limit. */
  compactIfLong(): void;
  close(): void;
};

/** For records without marks: backups, and tests. */
export const NO_MARKS: Marks = { write() {}, compact() {}, compactIfLong() {}, close() {} };

/** The path of the marks in a data folder. */
export function marksFile(dataDir: string): string {
  return join(dataDir, FILE);
}

/**
 * Opens the marks of a folder's records for writing. When `write` returns, the operating system has the mark, so that
 * it survives the end of the process; it is on disk a moment later. The checkout does not wait for that: a power cut
 * loses marks of the last milliseconds at most, never an entry.
 */
export function openMarks(options: {
  readonly database: DatabaseSync;
  readonly dataDir: string;
  readonly failed: (error: unknown) => void;
  readonly longestBytes?: number;
}): Marks {
  const { database, dataDir, failed, longestBytes = LONGEST_BYTES } = options;
  const file = marksFile(dataDir);
  let handle = openSync(file, "a", 0o600);
  let bytes = 0;
  let syncing: "no" | "yes" | "again" = "no";
  let isTorn = true;

  const sync = () => {
    if (syncing !== "no") {
      syncing = "again";
      return;
    }
    syncing = "yes";
    const synced = handle;
    fdatasync(synced, (error) => {
      const again = syncing === "again";
      syncing = "no";
      if (handle !== synced) closeSync(synced);
      if (error) failed(error);
      if (again && handle >= 0) sync();
    });
  };
  const replaceHandle = (next: number) => {
    if (syncing === "no" && handle >= 0) closeSync(handle);
    handle = next;
  };
  const marks: Marks = {
    write(written) {
      try {
        // After a partially written line the next mark begins on a line of its own.
        const text = `${isTorn ? "\n" : ""}${written.map(lineOf).join("")}`;
        isTorn = true;
        bytes += writeFully(handle, text);
        isTorn = false;
        sync();
      } catch (error) {
        failed(error);
      }
    },
    compact() {
      try {
        if (!isCarriedOver(database)) return;
        const draft = `${file}.new`;
        const text = [HEADER, ...marksOfUnfinished(database).map(lineOf)].join("");
        syncFile(draft, text);
        renameSync(draft, file);
        syncFolder(dirname(file));
        replaceHandle(openSync(file, "a", 0o600));
        bytes = text.length;
        isTorn = false;
      } catch (error) {
        failed(error);
      }
    },
    compactIfLong() {
      if (bytes > longestBytes) marks.compact();
    },
    close() {
      replaceHandle(-1);
    },
  };
  marks.compact();
  return marks;
}

/** Checkpoints the write-ahead log without waiting for readers; returns whether the file then holds everything. */
function isCarriedOver(database: DatabaseSync): boolean {
  const found = database.prepare("pragma wal_checkpoint(passive)").get();
  return found?.busy === 0 && found.log === found.checkpointed;
}

function marksOfUnfinished(database: DatabaseSync): Mark[] {
  return database
    .prepare(
      `select checkout_id, platform_order_id, device_number, seq, checksum,
         (select at_ms from journal as first where first.checkout_id = checkout.checkout_id and seq = 1) as placed
       from checkout not indexed join journal using (checkout_id)
       where finished_at_ms is null
         and seq = (select max(seq) from journal as last where last.checkout_id = checkout.checkout_id)`,
    )
    .all()
    .map((row) => ({
      checkoutId: String(row.checkout_id),
      platformOrderId: platformOrderId(Number(row.device_number), Number(row.platform_order_id)),
      placedAt: Number(row.placed ?? 0),
      seq: Number(row.seq),
      checksum: String(row.checksum),
    }));
}

function lineOf(mark: Mark): string {
  const text = JSON.stringify(mark);
  return `${checksumOf(text)} ${text}\n`;
}

/** The latest mark of each order. Incomplete or damaged lines are skipped. */
export function readMarks(dataDir: string): ReadonlyMap<string, Mark> {
  const file = marksFile(dataDir);
  const latest = new Map<string, Mark>();
  if (!existsSync(file)) return latest;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const mark = markOf(line);
    if (mark === null) continue;
    if (mark.seq === 0) latest.delete(mark.checkoutId);
    else latest.set(mark.checkoutId, { ...latest.get(mark.checkoutId), ...mark });
  }
  return latest;
}

function markOf(line: string): Mark | null {
  const [checksum = "", text = ""] = [
    line.slice(0, line.indexOf(" ")),
    line.slice(line.indexOf(" ") + 1),
  ];
  if (checksum !== checksumOf(text)) return null;
  const parsed = parseJson(text);
  return markSchema.safeParse(parsed.ok ? parsed.value : null).data ?? null;
}

/**
 * The marks whose entries are missing from the records. `marks` have to be read before the records are opened for
 * writing.
 */
export function lostMarks(database: DatabaseSync, marks: ReadonlyMap<string, Mark>): Mark[] {
  if (marks.size === 0) return [];
  const select = database.prepare("select checksum from journal where checkout_id = ? and seq = ?");
  return [...marks.values()].filter(
    ({ checkoutId, seq, checksum }) => select.get(checkoutId, seq)?.checksum !== checksum,
  );
}
