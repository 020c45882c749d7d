/**
 * The last entry of each order, beside the records: what the log of writes (`-wal`) loses shows here. SQLite ends its reading
 * of a log at the first frame that is damaged, without a word, and does not miss a log that is gone.
 */
import {
  closeSync,
  existsSync,
  fdatasync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { parseJson } from "../net/json.ts";
import { checksumOf } from "./chain.ts";
import { syncFile, syncFolder } from "./sync.ts";

const FILE = "kiosk.sqlite-marks";
/** About a hundred orders: then what the records hold for good is left out. */
const LONGEST_BYTES = 256 * 1024;

/** For whoever opens the file; it is no mark. */
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
  /** Notes entries that are on disk. Never throws: the entries are there whether they are marked or not. */
  write(marks: readonly Mark[]): void;
  /** Starts a new file, once the records hold everything without their log of writes. */
  compact(): void;
  compactIfLong(): void;
  close(): void;
};

export const NO_MARKS: Marks = { write() {}, compact() {}, compactIfLong() {}, close() {} };

export function marksFile(dataDir: string): string {
  return join(dataDir, FILE);
}

/**
 * Opens the marks of a folder's records for writing. A mark is with the system when `write` returns, so that no end of the
 * process loses it, and on the disk a moment later: the checkout does not wait for that, and a power cut loses marks of the
 * last milliseconds at the most, never an entry.
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
        // After a line of which only a part was written the next begins on a line of its own.
        const text = `${isTorn ? "\n" : ""}${written.map(lineOf).join("")}`;
        isTorn = true;
        bytes += writeSync(handle, text);
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

/** Whether the file holds everything without its log of writes, after this; does not wait for who reads it. */
function isCarriedOver(database: DatabaseSync): boolean {
  const found = database.prepare("pragma wal_checkpoint(passive)").get();
  return found?.busy === 0 && found.log === found.checkpointed;
}

function marksOfUnfinished(database: DatabaseSync): Mark[] {
  return database
    .prepare(
      `select checkout_id, platform_order_id, seq, checksum,
         (select at_ms from journal as first where first.checkout_id = checkout.checkout_id and seq = 1) as placed
       from checkout not indexed join journal using (checkout_id)
       where finished_at_ms is null
         and seq = (select max(seq) from journal as last where last.checkout_id = checkout.checkout_id)`,
    )
    .all()
    .map((row) => ({
      checkoutId: String(row.checkout_id),
      platformOrderId: Number(row.platform_order_id),
      placedAt: Number(row.placed ?? 0),
      seq: Number(row.seq),
      checksum: String(row.checksum),
    }));
}

function lineOf(mark: Mark): string {
  const text = JSON.stringify(mark);
  return `${checksumOf(text)} ${text}\n`;
}

/** The latest mark of each order. Lines that were not written whole, or are damaged, are left out. */
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

/** Marked entries that the records do not hold: what was lost. The marks are to be read before the records are. */
export function lostMarks(database: DatabaseSync, marks: ReadonlyMap<string, Mark>): Mark[] {
  if (marks.size === 0) return [];
  const select = database.prepare("select checksum from journal where checkout_id = ? and seq = ?");
  return [...marks.values()].filter(
    ({ checkoutId, seq, checksum }) => select.get(checkoutId, seq)?.checksum !== checksum,
  );
}
